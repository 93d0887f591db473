import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartError } from '../config/start-error';
import { acquireFolderLock } from './folder-lock';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'oracle-astra-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const writeLock = (owner: object | string) =>
  writeFileSync(join(folder, 'server.lock'), typeof owner === 'string' ? owner : JSON.stringify(owner));

it('locks, and releases without leaving a file', () => {
  const unlock = acquireFolderLock(folder);
  expect(() => acquireFolderLock(folder)).toThrow(StartError);
  expect(() => acquireFolderLock(folder)).toThrow(`in use by another server (process ${process.pid})`);
  unlock();
  expect(readdirSync(folder)).toEqual([]);
});

it('stays locked while the owner runs', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  writeLock({ pid: other.pid, began: null });
  expect(() => acquireFolderLock(folder)).toThrow(`process ${other.pid}`);
  const ended = once(other, 'exit');
  other.kill('SIGKILL');
  await ended;
  acquireFolderLock(folder)();
});

it('replaces the lock of a process whose id was reused', () => {
  writeLock({ pid: process.pid, began: 'long ago' });
  acquireFolderLock(folder)();
});

it.each(['', 'nonsense', '{}'])('replaces a lock with the content %p', (text) => {
  writeLock(text);
  acquireFolderLock(folder)();
});
