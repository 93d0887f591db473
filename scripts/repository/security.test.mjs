import { existsSync, readFileSync } from 'node:fs';

const page = readFileSync('docs/security.md', 'utf8');
const rows = page.split('\n').filter((line) => /^\| \d/.test(line));
/** The tests that a row names: names in quotation marks belong to the file before them. */
const named = [];
let file = '';
for (const [, path, name] of rows.join('\n').matchAll(/`([\w./-]+\.test\.ts)`|"([^"]+)"/g)) {
  if (path !== undefined) file = path;
  else named.push([file, name]);
}

it.each(named)('%s has the test "%s"', (path, name) => {
  expect(readFileSync(path, 'utf8')).toContain(`'${name}'`);
});

/** The specification's addresses of the API look like paths. */
const isFile = (path) => !path.endsWith('.php');

it('each named file, and each linked page with its heading, exists', () => {
  const paths = [...page.matchAll(/`([\w.-]+\/[\w./-]+)`/g)].map(([, path]) => path).filter(isFile);
  expect(paths.length).toBeGreaterThan(50);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  const links = [...page.matchAll(/\]\((?!https:)([^)#]+)(?:#([^)]+))?\)/g)].map(([, path, heading]) => [`docs/${path}`, heading]);
  expect(links.filter(([path, heading]) => !existsSync(path) || !hasHeading(path, heading))).toEqual([]);
});

const toAnchor = (heading) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w -]/g, '')
    .replaceAll(' ', '-');
const hasHeading = (path, anchor) =>
  anchor === undefined || [...readFileSync(path, 'utf8').matchAll(/^#+ (.+)$/gm)].some(([, heading]) => toAnchor(heading) === anchor);

/** The highest number of levels 1 and 2 in each section of ASVS 5.0.0; those of level 3 are above it. V10 and V17 do not apply. */
const sections = Object.entries({
  1: [2, 9, 11, 3, 2],
  2: [3, 3, 4, 1],
  3: [0, 2, 4, 6, 5, 0, 2],
  4: [3, 1, 2, 4],
  5: [1, 3, 2, 3],
  6: [3, 12, 4, 4, 5, 3, 0, 4],
  7: [3, 4, 2, 5, 2, 2],
  8: [2, 3, 1, 1],
  9: [3, 4],
  11: [2, 3, 3, 4, 1, 1],
  12: [3, 2, 4],
  13: [1, 5, 2, 5],
  14: [2, 4, 3],
  15: [3, 3, 7],
  16: [1, 5, 4, 3, 3],
});

const compare = (a, b) => a.localeCompare(b, 'en', { numeric: true });

/** The numbers of a first cell: `1.2.6, 1.2.7` or `6.2.1 to 6.2.12`. */
function listNumbers(cell) {
  return cell.split(', ').flatMap((part) => {
    const [from, to = from] = part.split(' to ');
    const [section, first] = from.split(/\.(?=\d+$)/);
    const last = Number(to.split('.').at(-1));
    return Array.from({ length: last - Number(first) + 1 }, (_, at) => `${section}.${Number(first) + at}`);
  });
}

it('each row of levels 1 and 2 is judged once', () => {
  const judged = rows.flatMap((row) => listNumbers(row.split('|')[1].trim()));
  expect(judged.length).toBe(new Set(judged).size);
  const required = sections.flatMap(([chapter, lasts]) =>
    lasts.flatMap((last, at) => listNumbers(`${chapter}.${at + 1}.1 to ${chapter}.${at + 1}.${last}`)),
  );
  expect(judged.sort(compare)).toEqual(required.sort(compare));
});

it('each row has a state, and one that is not met says why', () => {
  const states = rows.map((row) => row.split('|').map((cell) => cell.trim()));
  expect(states.filter(([, , state]) => !['met', 'not met', 'not applicable', 'not judged'].includes(state))).toEqual([]);
  expect(states.filter(([, , state, why]) => state !== 'not judged' && why === '')).toEqual([]);
});
