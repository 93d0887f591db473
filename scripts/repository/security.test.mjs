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

it('each named file exists', () => {
  const paths = [...page.matchAll(/`((?:server|shared|shell|scripts)\/[\w./-]+)`/g)].map(([, path]) => path);
  expect(paths.length).toBeGreaterThan(0);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});

it('each row has a state, and one that is not met says why', () => {
  const states = rows.map((row) => row.split('|').map((cell) => cell.trim()));
  expect(states.filter(([, , state]) => !['met', 'not met', 'not applicable', 'not judged'].includes(state))).toEqual([]);
  expect(states.filter(([, , state, why]) => state !== 'not judged' && why === '')).toEqual([]);
});
