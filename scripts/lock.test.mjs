import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
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

/** Another process that takes the lock and keeps it until it is killed. */
async function holder() {
  const program = `import { tryLock } from ${JSON.stringify(lockModule)}; tryLock(${JSON.stringify(file)}); console.log('held'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return child;
}

async function kill(child) {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

test('a lock keeps others out until it is let go, and leaves nothing behind', () => {
  const { unlock } = tryLock(file);
  expect(tryLock(file)).toEqual({ owner: process.pid });
  unlock();
  expect(readdirSync(join(folder, 'below'))).toEqual([]);
});

test('the lock of a killed process is taken over', async () => {
  const child = await holder();
  expect(tryLock(file)).toEqual({ owner: child.pid });
  await kill(child);
  const { unlock } = tryLock(file);
  expect(unlock).toBeDefined();
  unlock();
});

test('a lock that is no lock is taken over', () => {
  tryLock(file).unlock();
  writeFileSync(file, 'half a lo');
  expect(tryLock(file).unlock).toBeDefined();
});

test('a process id that is used again by another process holds no lock', async () => {
  const child = await holder();
  writeFileSync(file, JSON.stringify({ pid: child.pid, began: 'earlier' }));
  expect(tryLock(file).unlock).toBeDefined();
  await kill(child);
});

test('who comes second waits, says for whom, and then works', async () => {
  const child = await holder();
  const order = [];
  const work = withLock(file, async () => order.push('work'), (owner) => {
    order.push(owner);
    void kill(child);
  });
  await work;
  expect(order).toEqual([child.pid, 'work']);
  expect(existsSync(file)).toBe(false);
});

test('the lock is let go where the work fails', async () => {
  await expect(withLock(file, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(tryLock(file).unlock).toBeDefined();
});
