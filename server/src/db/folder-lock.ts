import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../config/start-error';
import { isProcessRunning } from '@oracle-astra/release/src/is-process-running';

interface Owner {
  pid: number;
  /** Start time of the process in kernel ticks; null where the system has no /proc. */
  began: string | null;
}

/** Tells two processes with the same id apart: ids are reused after a restart. */
function readStartTime(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function isOwnerAlive(owner: Owner): boolean {
  if (!isProcessRunning(owner.pid)) return false;
  return owner.began === null || owner.began === readStartTime(owner.pid);
}

function parseOwner(text: string): Owner | null {
  try {
    const { pid, began } = JSON.parse(text) as Partial<Owner>;
    return typeof pid === 'number' ? { pid, began: began ?? null } : null;
  } catch {
    // It is being written just now, or by another version.
    return null;
  }
}

function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // There is no such file: nobody holds the folder.
    return null;
  }
}

/** Removes the lock of a dead owner, unless another process has replaced it in the meantime. */
function removeStale(path: string, seen: string, own: string): void {
  const stalePath = `${own}.stale`;
  try {
    renameSync(path, stalePath);
    if (readText(stalePath) !== seen) linkSync(stalePath, path);
  } catch {
    return;
  } finally {
    rmSync(stalePath, { force: true });
  }
}

function tryLink(own: string, path: string): boolean {
  try {
    linkSync(own, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Locks `folder` for this process, replacing the lock of a dead owner. Returns the release function. Throws a StartError where another process holds it. */
export function acquireFolderLock(folder: string): () => void {
  const path = join(folder, 'server.lock');
  const own = `${path}.${process.pid}`;
  const mine = JSON.stringify({ pid: process.pid, began: readStartTime(process.pid) });
  writeFileSync(own, mine);
  try {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      if (tryLink(own, path)) {
        return () => {
          if (readText(path) === mine) rmSync(path, { force: true });
        };
      }
      const seen = readText(path);
      if (seen === null) continue;
      const owner = parseOwner(seen);
      if (owner !== null && isOwnerAlive(owner)) {
        throw new StartError(
          `The data folder ${folder} is in use by another server (process ${owner.pid}). Stop that one, or give another folder with DATA_DIR.`,
        );
      }
      removeStale(path, seen, own);
    }
  } finally {
    rmSync(own, { force: true });
  }
  throw new StartError(`The data folder ${folder} is being opened by another server. Give another folder with DATA_DIR.`);
}
