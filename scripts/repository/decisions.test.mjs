import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = 'docs/decisions';
const files = readdirSync(folder).filter((name) => name !== 'README.md');
const read = (name) => readFileSync(join(folder, name), 'utf8');
const index = read('README.md').split('\n');

test('their numbers have no gaps', () => {
  expect(files.map((name) => Number(name.slice(0, 4)))).toEqual(files.map((_name, position) => position + 1));
});

test.each(files)('%s has the usual heads, and at most 40 lines', (name) => {
  const text = read(name);
  const heads = [...text.matchAll(/^#+ (.+)$/gm)].map(([, head]) => head);
  expect(heads.slice(1)).toEqual(['Status', 'Context', 'Decision', 'Consequences']);
  expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(40);
  expect(text).toMatch(/^## Status\n(?:Proposed|Accepted|Superseded(?: in part)?)\b/m);
  const links = [...text.matchAll(/\]\(([\w./-]+)(?:#[\w-]+)?\)/g)].map(([, link]) => link);
  expect(links.filter((link) => !existsSync(join(folder, link)))).toEqual([]);
});

test.each(files)('the index has one line for %s, with its title, and says whether it is superseded', (name) => {
  const title = /^# (.+)/.exec(read(name))[1];
  const superseded = /^## Status\n(Superseded(?: in part)?)/m.exec(read(name))?.[1].toLowerCase();
  const line = `- [${name.slice(0, 4)}](${name}) ${title}${superseded ? ` (${superseded})` : ''}`;
  expect(index.filter((entry) => entry.includes(name))).toEqual([line]);
});

test('a superseded decision names its replacement', () => {
  const statuses = files.map((name) => /^## Status\n(.+)/m.exec(read(name))[1]);
  expect(statuses.filter((status) => status.startsWith('Superseded') && !/\]\(\d{4}-/.test(status))).toEqual([]);
});

test('the index names no other file', () => {
  const named = index.flatMap((line) => /\]\((\d{4}[\w-]+\.md)\)/.exec(line)?.[1] ?? []);
  expect(named.filter((name) => !files.includes(name))).toEqual([]);
});
