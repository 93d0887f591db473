import { findFolder, listNeededPackages, readLock } from './built-packages.mjs';

const lock = {
  server: { version: '3.0.0', dependencies: { fastify: '5', '@oracle-astra/shared': '3' }, devDependencies: { jsdom: '1' } },
  shared: { version: '3.0.0', dependencies: { zod: '4' } },
  'node_modules/@oracle-astra/shared': { link: true, resolved: 'shared' },
  'node_modules/fastify': { version: '5.0.0', license: 'MIT', integrity: 'sha512-a', dependencies: { semver: '7' } },
  'node_modules/fastify/node_modules/semver': { version: '7.0.0', license: 'ISC', integrity: 'sha512-b' },
  'node_modules/semver': { version: '6.0.0' },
  'node_modules/zod': { version: '4.0.0', license: 'MIT', integrity: 'sha512-c' },
  'server/node_modules/lru-cache': { version: '11.0.0' },
  'node_modules/@scope/name': { version: '1.0.0' },
  'node_modules/jsdom': { version: '26.0.0' },
};

it.each([
  ['/site/node_modules/zod/index.js', 'node_modules/zod'],
  ['/site/node_modules/@scope/name/a/b.js', 'node_modules/@scope/name'],
  ['/site/node_modules/fastify/node_modules/semver/index.js', 'node_modules/fastify/node_modules/semver'],
  ['/elsewhere/server/node_modules/lru-cache/index.js', 'server/node_modules/lru-cache'],
  ['/site/shared/src/index.ts', null],
  ['/site/node_modules/.federation/entry.1a2b.js', null],
  ['/site/node_modules/@oracle-astra/shared/src/index.ts', null],
])('finds the package of %s', (file, folder) => {
  expect(findFolder(lock, file)).toBe(folder);
});

it('lists what a program needs at run time, in the version that it gets', () => {
  const needed = listNeededPackages(lock, 'server').map(({ name, version }) => `${name} ${version}`);
  expect(needed.sort()).toEqual(['fastify 5.0.0', 'semver 7.0.0', 'zod 4.0.0']);
});

it('every package of the server has a version, an integrity and, apart from one, a licence in the lock file', () => {
  const packages = listNeededPackages(readLock() ?? {}, 'server');
  expect(packages.length).toBeGreaterThan(100);
  expect(packages.filter(({ version, integrity }) => version === 'unknown' || integrity === null)).toEqual([]);
  expect(packages.filter(({ license }) => license === null).map(({ name }) => name)).toEqual(['png-js']);
});
