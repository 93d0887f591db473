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

function npmHasInstalled(packages) {
  mkdirSync(join(folder, 'node_modules'));
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
}

test('a fresh clone has nothing installed', () => {
  expect(isInstalled(folder)).toBe(false);
});

test('every needed package in its version is enough', () => {
  npmHasInstalled({ 'node_modules/react': react, 'server/node_modules/pg': pg });
  expect(isInstalled(folder)).toBe(true);
});

test('a missing package asks for an install', () => {
  npmHasInstalled({ 'node_modules/react': react });
  expect(isInstalled(folder)).toBe(false);
});

test('another version asks for an install', () => {
  npmHasInstalled({ 'node_modules/react': { version: '19.3.0' }, 'server/node_modules/pg': pg });
  expect(isInstalled(folder)).toBe(false);
});
