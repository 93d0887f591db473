import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const pages = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' }).trim().split('\n').filter(existsSync);

/** @param {string} file */
const readProse = (file) => readFileSync(file, 'utf8').replace(/^```.*?^```/gms, '');

/**
 * The anchors of a page's headings, as GitHub makes them.
 *
 * @param {string} file
 */
function anchorsOf(file) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  return [...readProse(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => {
    const text = heading.replace(/\]\([^)]*\)/g, '').toLowerCase();
    const anchor = text.replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '').replaceAll(' ', '-');
    const count = counts.get(anchor) ?? 0;
    counts.set(anchor, count + 1);
    return count === 0 ? anchor : `${anchor}-${count}`;
  });
}

/**
 * A line of `changes` is moved to CHANGELOG.md, so that its links begin in the root.
 *
 * @param {string} file
 */
const folderOf = (file) => (file.startsWith('changes/') ? '.' : dirname(file));

/** @param {string} file */
function findDeadLinks(file) {
  const prose = readProse(file).replace(/`[^`\n]*`/g, '');
  const links = [...prose.matchAll(/\]\(\s*<?([^)\s>]+)/g)].map(([, to = '']) => to).filter((to) => !/^[a-z]+:/i.test(to));
  return links.filter((to) => {
    const [path = '', anchor] = to.split('#');
    const target = path === '' ? file : join(folderOf(file), path);
    return !existsSync(target) || (anchor !== undefined && !anchorsOf(target).includes(anchor));
  });
}

test.each(pages)('the links of %s lead to files of the repository, and to their headings', (file) => {
  expect(findDeadLinks(file)).toEqual([]);
});
