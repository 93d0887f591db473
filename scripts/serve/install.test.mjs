import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isInstalled } from './install.mjs';

const wanted = {
  '': { name: 'site' },
  shared: { version: '1.0.0' },
  'node_modules/@site/shared': { resolved: 'shared', link: true },
  'node_modules/react': { version: '19.3.1' },
  'server/node_modules/pg': { version: '8.0.0' },
  'node_modules/another-machine': { version: '1.0.0', optional: true },
};
const { 'node_modules/react': react, 'server/node_modules/pg': pg } = wanted;

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'install-'));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: wanted }));
});
afterEach(() => rmSync(folder, { recursive: true }));

function writeInstalled(packages) {
  mkdirSync(join(folder, 'node_modules'));
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
}

test('is false in a fresh clone', () => {
  expect(isInstalled(folder)).toBe(false);
});

test('is true when every required package has its version', () => {
  writeInstalled({ 'node_modules/react': react, 'server/node_modules/pg': pg });
  expect(isInstalled(folder)).toBe(true);
});

test('is false when a package is missing', () => {
  writeInstalled({ 'node_modules/react': react });
  expect(isInstalled(folder)).toBe(false);
});

test('is false when a version differs', () => {
  writeInstalled({ 'node_modules/react': { version: '19.3.0' }, 'server/node_modules/pg': pg });
  expect(isInstalled(folder)).toBe(false);
});
