import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { temporaryPath } from './atomic-files';
import { isProcessRunning } from './is-process-running';

const waitMs = 15;
const patienceMs = 20_000;

interface Owner {
  pid: number;
  /** Start time in kernel ticks, which tells it from a later process with the same id; null where /proc is missing. */
  began: string | null;
}

function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // There is no such file: nobody holds the lock.
    return null;
  }
}

function readStartTime(pid: number): string | null {
  const stat = readText(`/proc/${pid}/stat`);
  return stat === null ? null : (stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null);
}

function parseOwner(text: string): Owner | null {
  try {
    return JSON.parse(text) as Owner;
  } catch {
    // It is being written just now.
    return null;
  }
}

/** A lock of this process is left over, because whoever holds one does not wait: the work under it is synchronous. */
function isHeld(owner: Owner | null): owner is Owner {
  if (owner === null || owner.pid === process.pid || !isProcessRunning(owner.pid)) return false;
  return owner.began === null || owner.began === readStartTime(owner.pid);
}

/** Removes the lock of a killed process, unless another process has replaced it meanwhile. */
function removeStale(file: string, seen: string): void {
  const aside = temporaryPath(`${file}.stale`);
  try {
    renameSync(file, aside);
    if (readText(aside) !== seen) linkSync(aside, file);
  } catch (error) {
    if (!['ENOENT', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

function tryLink(own: string, file: string): boolean {
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function pause(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, waitMs);
}

function acquire(file: string, own: string): void {
  const deadline = Date.now() + patienceMs;
  while (!tryLink(own, file)) {
    const seen = readText(file);
    if (seen === null) continue;
    const owner = parseOwner(seen);
    if (!isHeld(owner)) removeStale(file, seen);
    else if (Date.now() < deadline) pause();
    else throw new Error(`${file} is held by process ${owner.pid}: wait until it ends, or end it`);
  }
}

/** Runs synchronous work that no other process does meanwhile under the same lock file. The lock of a killed process is taken over. */
export function withFileLock<Result>(file: string, work: () => Result): Result {
  const own = temporaryPath(file);
  const mine = JSON.stringify({ pid: process.pid, began: readStartTime(process.pid) } satisfies Owner);
  writeFileSync(own, mine);
  try {
    acquire(file, own);
  } finally {
    rmSync(own, { force: true });
  }
  try {
    return work();
  } finally {
    if (readText(file) === mine) rmSync(file, { force: true });
  }
}
