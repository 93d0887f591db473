import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const pollIntervalMs = 200;

/** The start time of a process in kernel ticks, which tells it from a later process with the same id; null where /proc is missing. */
function getStartTime(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function isRunning({ pid, began }) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code !== 'EPERM') return false;
  }
  return began === null || began === getStartTime(pid);
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // There is no such file: nobody holds the lock.
    return null;
  }
}

function parseOwner(text) {
  try {
    return JSON.parse(text);
  } catch {
    // It is being written just now.
    return null;
  }
}

/** Removes the lock of a killed process, unless another process has replaced it meanwhile. */
function removeStale(file, seen, ownFile) {
  const aside = `${ownFile}.stale`;
  try {
    renameSync(file, aside);
    if (read(aside) !== seen) linkSync(aside, file);
  } catch (error) {
    if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

/** Tries to acquire a lock file. Returns `unlock`, or `owner` with the id of the process that holds it. */
export function tryLock(file) {
  const ownFile = `${file}.${process.pid}`;
  const ownContent = JSON.stringify({ pid: process.pid, began: getStartTime(process.pid) });
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(ownFile, ownContent);
  try {
    for (;;) {
      try {
        linkSync(ownFile, file);
        return { unlock: () => read(file) === ownContent && rmSync(file, { force: true }) };
      } catch (error) {
        if (error.code !== 'EEXIST') throw error;
      }
      const seen = read(file);
      const owner = seen === null ? null : parseOwner(seen);
      if (owner !== null && isRunning(owner)) return { owner: owner.pid };
      if (seen !== null) removeStale(file, seen, ownFile);
    }
  } finally {
    rmSync(ownFile, { force: true });
  }
}

/** Runs `work` while holding the lock; `onWait` is called once with the owner's process id when it has to wait. */
export async function withLock(file, work, onWait) {
  let lock = tryLock(file);
  if (lock.owner) onWait(lock.owner);
  while (lock.owner) {
    await sleep(pollIntervalMs);
    lock = tryLock(file);
  }
  try {
    return await work();
  } finally {
    lock.unlock();
  }
}
