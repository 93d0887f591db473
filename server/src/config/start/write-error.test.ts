import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPglite } from '../../db/pglite/pglite';
import { migrationsDir } from '../../testing/databases/test-database';
import { readConfig } from '../config';
import { createWriteError, toDiskError } from './write-error';

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
])('reports for %s the folder and what to do', (code, reason) => {
  const sentence = `The data folder /data cannot be written, for ${reason}, or give another folder with DATA_DIR.`;
  expect(createWriteError('/data', failure(code)).message).toBe(sentence);
  expect(toDiskError('/data', new Error('The database does not open', { cause: failure(code) }))?.message).toBe(sentence);
});

it.each([
  ['PostgreSQL’s code', Object.assign(new Error('could not extend file'), { code: '53100' })],
  ['its text', new Error('could not write to file "pg_wal/xlogtemp": No space left on device')],
])('knows a full disk by %s', (_how, error) => {
  expect(toDiskError('/data', error)?.message).toContain('its disk is full');
});

it('does not blame a disk with space for a damaged database', () => {
  expect(toDiskError(folder, new Error('PANIC: could not locate a valid checkpoint record'))).toBeNull();
});

function mountSmall(at: string): boolean {
  return (
    process.platform === 'linux' && spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', at], { stdio: 'ignore' }).status === 0
  );
}

const probe = mkdtempSync(join(tmpdir(), 'oracle-astra-mount-'));
const mayMount = mountSmall(probe);
if (mayMount) spawnSync('umount', [probe]);
rmSync(probe, { recursive: true, force: true });

// Needs permission to mount a small disk; otherwise `npm test` reports this test as skipped.
(mayMount ? describe : describe.skip)('on a disk of 64 KB', () => {
  beforeEach(() => {
    mountSmall(folder);
  });
  afterEach(() => {
    // A database whose start failed may still have files open.
    spawnSync('umount', ['-l', folder]);
  });

  it('says that it is full', () => {
    expect(() => writeFileSync(join(folder, 'filling'), Buffer.alloc(128 * 1024))).toThrow('ENOSPC');
    const dataDir = join(folder, 'data');
    expect(() => readConfig({ DATA_DIR: dataDir }, folder)).toThrow(`The data folder ${dataDir} cannot be written, for its disk is full`);
  });

  it('is reported if the database does not fit', async () => {
    await expect(openPglite(folder, migrationsDir)).rejects.toThrow(`The data folder ${folder} cannot be written, for its disk is full`);
  });
});
