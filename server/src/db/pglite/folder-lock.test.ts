import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createOwnerName } from '@oracle-astra/release/src/files/process-owner';
import { StartError } from '../../config/start/start-error';
import { acquireFolderLock } from './folder-lock';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'oracle-astra-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const writeLock = (owner: string) => writeFileSync(join(folder, 'server.lock'), owner);
const takeAndRelease = async () => (await acquireFolderLock(folder))();

/** The owner name of another process of this host. */
async function nameOf(pid: number): Promise<string> {
  const [host] = (await createOwnerName()).split('-');
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return `${host}-${pid}-${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}-aaaaaaaaaaaa-1`;
}

it('locks, and releases without leaving a file', async () => {
  const unlock = await acquireFolderLock(folder);
  await expect(acquireFolderLock(folder)).rejects.toThrow(StartError);
  await expect(acquireFolderLock(folder)).rejects.toThrow(`in use by another server (process ${process.pid})`);
  await unlock();
  expect(readdirSync(folder)).toEqual([]);
});

it('stays locked while the owner runs', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  writeLock(await nameOf(other.pid ?? 0));
  await expect(acquireFolderLock(folder)).rejects.toThrow(`process ${other.pid}`);
  const ended = once(other, 'exit');
  other.kill('SIGKILL');
  await ended;
  await takeAndRelease();
});

it('replaces the lock of a process whose id was reused', async () => {
  const [host] = (await createOwnerName()).split('-');
  writeLock(`${host}-${process.pid}-1-aaaaaaaaaaaa-1`);
  await takeAndRelease();
});

it.each(['', 'nonsense', '{}'])('replaces a lock with the content %p', async (text) => {
  writeLock(text);
  await takeAndRelease();
});
