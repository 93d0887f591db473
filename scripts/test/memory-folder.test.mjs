import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withMemoryFolder } from './memory-folder.mjs';

jest.mock('node:fs', () => ({
  ...jest.requireActual('node:fs'),
  statfsSync: jest.fn(),
  readFileSync: () => `MemAvailable:   ${memoryKb} kB\n`,
}));

const gb = 1024 ** 3;
let memoryKb = (16 * gb) / 1024;
/** @type {string} */
let parent;

/** @param {number} bytes */
const haveRoom = (bytes) => jest.mocked(statfsSync).mockReturnValue(/** @type {any} */ ({ bavail: bytes / 4096, bsize: 4096 }));

beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'memory-'));
  haveRoom(16 * gb);
});
afterEach(() => {
  memoryKb = (16 * gb) / 1024;
  rmSync(parent, { recursive: true });
});

/** The folder that the work gets, or undefined. */
const getFolder = () => withMemoryFolder(async ({ TMPDIR }) => TMPDIR, parent);

it('gives the work a folder that other users can enter, and removes it with its files, also after a failure', async () => {
  /** @param {NodeJS.ProcessEnv} env */
  const fail = async ({ TMPDIR = '' }) => {
    expect([path.dirname(TMPDIR), statSync(TMPDIR).mode & 0o777]).toEqual([parent, 0o711]);
    writeFileSync(path.join(TMPDIR, 'file'), '');
    throw new Error('a failed test');
  };
  await expect(withMemoryFolder(fail, parent)).rejects.toThrow('a failed test');
  expect(readdirSync(parent)).toEqual([]);
});

it('leaves the temporary folder as it is with too little room, too little memory, or no such folder', async () => {
  haveRoom(gb);
  await expect(getFolder()).resolves.toBeUndefined();
  haveRoom(16 * gb);
  memoryKb = gb / 1024;
  await expect(getFolder()).resolves.toBeUndefined();
  memoryKb = (16 * gb) / 1024;
  await expect(withMemoryFolder(async ({ TMPDIR }) => TMPDIR, path.join(parent, 'none'))).resolves.toBeUndefined();
  expect(readdirSync(parent)).toEqual([]);
});

it('removes the folders of runs that were killed, and no others', async () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  const [killed, running, other] = [`oracle-astra-test-${pid}-a`, `oracle-astra-test-${process.pid}-b`, 'other'];
  for (const name of [killed, running, other]) mkdirSync(path.join(parent, name));
  await getFolder();
  expect([killed, running, other].map((name) => existsSync(path.join(parent, name)))).toEqual([false, true, true]);
});
