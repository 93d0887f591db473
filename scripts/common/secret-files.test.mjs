import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSecretFiles } from './secret-files.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'oracle-astra-files-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a secret comes from its file, as for the server', () => {
  const file = path.join(folder, 'url');
  writeFileSync(file, 'postgres://db\n');
  expect(readSecretFiles({ DATABASE_URL_FILE: file, PORT: '1' })).toMatchObject({ DATABASE_URL: 'postgres://db', PORT: '1' });
  expect(readSecretFiles({ DATABASE_URL: 'postgres://other' })).toEqual({ DATABASE_URL: 'postgres://other' });
});

test('a file that cannot be read is named', () => {
  expect(() => readSecretFiles({ METRICS_TOKEN_FILE: '/nowhere/token' })).toThrow(
    'METRICS_TOKEN_FILE names a file that cannot be read: /nowhere/token.',
  );
});
