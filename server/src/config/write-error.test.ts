import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from './config';
import { cannotWrite, diskFault } from './write-error';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'oracle-astra-write-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const failure = (code: string) => Object.assign(new Error(`${code}: it failed`), { code });

it.each([
  ['ENOSPC', 'its disk is full: free some space'],
  ['EDQUOT', 'its disk quota is used up: free some space'],
  ['EROFS', 'its disk is read-only: make it writable'],
  ['EACCES', 'this user may not write there: change its owner or its mode'],
])('says for %s which folder it is and what to do', (code, reason) => {
  const sentence = `The data folder /data cannot be written, for ${reason}, or give another folder with DATA_DIR.`;
  expect(cannotWrite('/data', failure(code)).message).toBe(sentence);
  expect(diskFault('/data', new Error('The database does not open', { cause: failure(code) }))?.message).toBe(sentence);
});

it.each([
  ['PostgreSQL’s code', Object.assign(new Error('could not extend file'), { code: '53100' })],
  ['its text', new Error('could not write to file "pg_wal/xlogtemp": No space left on device')],
])('knows a full disk by %s', (_how, error) => {
  expect(diskFault('/data', error)?.message).toContain('its disk is full');
});

it('blames no disk that has room for a database that is damaged', () => {
  expect(diskFault(folder, new Error('PANIC: could not locate a valid checkpoint record'))).toBeNull();
});

// Linux has a file that is always full.
const onLinux = process.platform === 'linux' ? it : it.skip;

onLinux('says so when there is no room for the secret', () => {
  symlinkSync('/dev/full', join(folder, 'jwt-secret'));
  symlinkSync('/dev/null', join(folder, '.oracle-astra-data'));
  expect(() => readConfig({ DATA_DIR: folder }, folder)).toThrow(`The data folder ${folder} cannot be written, for its disk is full`);
});
