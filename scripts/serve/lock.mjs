import { createHash, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, readlinkSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf } from '../common/error-details.mjs';

/** @typedef {{ pid: number, began: string | null, host?: string }} Owner */

const pollIntervalMs = 200;
const renewIntervalMs = 2000;
/** The lock of another host expires after this time without renewal. A build blocks its process for seconds. */
const leaseMs = 60_000;

/** The scope in which a process id is unique: a checkout may be mounted in containers, each of which has a process 1. */
function readHost() {
  if (process.platform !== 'linux') return hostname();
  try {
    const names = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8') + readlinkSync('/proc/self/ns/pid');
    return createHash('sha256').update(names).digest('hex').slice(0, 12);
  } catch {
    return randomUUID();
  }
}

const host = readHost();

/**
 * The start time of a process in kernel ticks, which distinguishes it from a later process with the same id; null without
 * /proc.
 *
 * @param {number} pid
 */
function getStartTime(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

/**
 * The age of a lock by the clock of the file system, which all hosts share, in milliseconds; `own` was written just now.
 *
 * @param {string} file
 * @param {string} own
 */
function getAge(file, own) {
  try {
    return statSync(own).mtimeMs - statSync(file).mtimeMs;
  } catch {
    return 0;
  }
}

/** @param {Owner} owner */
function isRunning({ pid, began }) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (codeOf(error) !== 'EPERM') return false;
  }
  return began === null || began === getStartTime(pid);
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // No such file: the lock is free.
    return null;
  }
}

/**
 * @param {string} text
 * @returns {Owner | null}
 */
function parseOwner(text) {
  try {
    return JSON.parse(text);
  } catch {
    // Another process is writing it.
    return null;
  }
}

/**
 * Removes the lock of a killed process, unless another process has already replaced it.
 *
 * @param {string} file
 * @param {string} seen
 * @param {string} ownFile
 */
function removeStale(file, seen, ownFile) {
  const aside = `${ownFile}.stale`;
  try {
    renameSync(file, aside);
    if (read(aside) !== seen) linkSync(aside, file);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT' && codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

/**
 * @param {Owner} owner
 * @param {string} file
 * @param {string} ownFile
 */
const isHeld = (owner, file, ownFile) =>
  owner.host === undefined || owner.host === host ? isRunning(owner) : getAge(file, ownFile) <= leaseMs;

/**
 * Renews a lock until it is released; returns the function that releases it.
 *
 * @param {string} file
 * @param {string} content
 */
function keep(file, content) {
  const timer = setInterval(() => read(file) === content && writeFileSync(file, content, { flag: 'r+' }), renewIntervalMs).unref();
  return () => {
    clearInterval(timer);
    if (read(file) === content) rmSync(file, { force: true });
  };
}

/**
 * Tries to acquire a lock file. Returns `unlock`, or `owner` with the id of the process that holds it.
 *
 * @param {string} file
 * @returns {{ unlock: () => void, owner?: undefined } | { owner: number, unlock?: undefined }}
 */
export function tryLock(file) {
  const id = randomUUID();
  const ownFile = `${file}.${id}`;
  const ownContent = JSON.stringify({ host, pid: process.pid, began: getStartTime(process.pid), id });
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(ownFile, ownContent);
  try {
    for (;;) {
      try {
        linkSync(ownFile, file);
        return { unlock: keep(file, ownContent) };
      } catch (error) {
        if (codeOf(error) !== 'EEXIST') throw error;
      }
      const seen = read(file);
      const owner = seen === null ? null : parseOwner(seen);
      if (owner !== null && isHeld(owner, file, ownFile)) return { owner: owner.pid };
      if (seen !== null) removeStale(file, seen, ownFile);
    }
  } finally {
    rmSync(ownFile, { force: true });
  }
}

/**
 * Runs `work` while holding the lock; `onWait` is called once with the owner's process id when it has to wait.
 *
 * @template Result
 * @param {string} file
 * @param {() => Result | Promise<Result>} work
 * @param {(owner: number) => void} onWait
 * @returns {Promise<Result>}
 */
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
    lock.unlock?.();
  }
}
