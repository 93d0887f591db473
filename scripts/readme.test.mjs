import { existsSync, readFileSync } from 'node:fs';

const readme = readFileSync('README.md', 'utf8');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

const matches = (pattern) => [...new Set([...readme.matchAll(pattern)].map(([, found]) => found))];

test.each(matches(/npm run ([\w:]+)/g))('npm run %s exists', (name) => {
  expect(Object.keys(scripts)).toContain(name);
});

const folders = matches(/`((?:shell|mfe-[a-z]+|shared|server|release|e2e|bench|docs|lint|webpack)[\w./-]*)`/g).filter((path) => !path.startsWith('mfe-x'));

test.each(folders)('%s exists', (path) => {
  const places = [path, `server/src/${path}`];
  expect(places.filter((place) => existsSync(place))).not.toEqual([]);
});
