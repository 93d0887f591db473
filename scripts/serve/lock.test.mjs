import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tryLock, withLock } from './lock.mjs';

const lockModule = fileURLToPath(new URL('lock.mjs', import.meta.url));

let folder;
let file;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  file = join(folder, 'below', 'build.lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Starts another process that holds the lock until it is killed. */
async function startHolder() {
  const program = `import { tryLock } from ${JSON.stringify(lockModule)}; tryLock(${JSON.stringify(file)}); console.log('held'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return child;
}

async function kill(child) {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

test('a lock excludes others until it is released, and leaves no files', () => {
  const { unlock } = tryLock(file);
  expect(tryLock(file)).toEqual({ owner: process.pid });
  unlock();
  expect(readdirSync(join(folder, 'below'))).toEqual([]);
});

test('the lock of a killed process can be acquired', async () => {
  const child = await startHolder();
  expect(tryLock(file)).toEqual({ owner: child.pid });
  await kill(child);
  const { unlock } = tryLock(file);
  expect(unlock).toBeDefined();
  unlock();
});

test('a lock file with invalid content can be acquired', () => {
  tryLock(file).unlock();
  writeFileSync(file, 'half a lo');
  expect(tryLock(file).unlock).toBeDefined();
});

test('a reused process id does not hold the lock', async () => {
  const child = await startHolder();
  writeFileSync(file, JSON.stringify({ pid: child.pid, began: 'earlier' }));
  expect(tryLock(file).unlock).toBeDefined();
  await kill(child);
});

test('a second process waits, reports the owner, and then runs', async () => {
  const child = await startHolder();
  const order = [];
  const work = withLock(
    file,
    async () => order.push('work'),
    (owner) => {
      order.push(owner);
      void kill(child);
    },
  );
  await work;
  expect(order).toEqual([child.pid, 'work']);
  expect(existsSync(file)).toBe(false);
});

test('the lock is released when the work fails', async () => {
  await expect(withLock(file, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(tryLock(file).unlock).toBeDefined();
});

test('the lock of another host is held for a minute without renewal, whatever runs here under its process id', async () => {
  tryLock(file).unlock();
  writeFileSync(file, JSON.stringify({ host: 'another', pid: 1, began: 'earlier', id: 'any' }));
  expect(tryLock(file)).toEqual({ owner: 1 });
  utimesSync(file, new Date(), new Date(Date.now() - 90_000));
  const { unlock } = tryLock(file);
  unlock();
  expect(readdirSync(join(folder, 'below'))).toEqual([]);
});
