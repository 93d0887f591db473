import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const lookEveryMs = 200;

/** When a process began, in the kernel's ticks, for its id is used again; null where the system does not tell. */
function beginning(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function runs({ pid, began }) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code !== 'EPERM') return false;
  }
  return began === null || began === beginning(pid);
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

function ownerIn(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Takes away the lock of a killed process, unless another has just put its own in its place. */
function removeStale(file, seen, own) {
  const aside = `${own}.stale`;
  try {
    renameSync(file, aside);
    if (read(aside) !== seen) linkSync(aside, file);
  } catch (error) {
    if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

/** Locks a file for this process: `unlock` lets it go, or `owner` is the id of the process that holds it. */
export function tryLock(file) {
  const own = `${file}.${process.pid}`;
  const mine = JSON.stringify({ pid: process.pid, began: beginning(process.pid) });
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(own, mine);
  try {
    for (;;) {
      try {
        linkSync(own, file);
        return { unlock: () => read(file) === mine && rmSync(file, { force: true }) };
      } catch (error) {
        if (error.code !== 'EEXIST') throw error;
      }
      const seen = read(file);
      const owner = seen === null ? null : ownerIn(seen);
      if (owner !== null && runs(owner)) return { owner: owner.pid };
      if (seen !== null) removeStale(file, seen, own);
    }
  } finally {
    rmSync(own, { force: true });
  }
}

/** Does `work` while no other process does any under the same lock; `onWait` is told once whom it waits for. */
export async function withLock(file, work, onWait) {
  let lock = tryLock(file);
  if (lock.owner) onWait(lock.owner);
  while (lock.owner) {
    await pause(lookEveryMs);
    lock = tryLock(file);
  }
  try {
    return await work();
  } finally {
    lock.unlock();
  }
}
