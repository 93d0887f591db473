import { link, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { createStagingPath } from './atomic-files';
import { createOwnerName, findOwnerState, readOwnerPid } from './process-owner';

const pollMs = 15;
const renewMs = 2000;
/** A lock of another host expires after this time without renewal. */
const leaseMs = 20_000;
const patienceMs = 60_000;

/** Another process has the lock. */
export class LockHeld extends Error {
  constructor(
    file: string,
    readonly pid: string,
  ) {
    super(`${file} is held by process ${pid}: wait until it ends, or end it`);
  }
}

interface LockOptions {
  /** The time to wait in milliseconds: for a process of this host, and of another host. */
  patience?: { running: number; elsewhere: number };
  leaseMs?: number;
}

export interface FileLock {
  /** Rejects if another host took the lock, because this process did not renew it for too long. */
  assertHeld: () => Promise<void>;
  release: () => Promise<void>;
}

interface SeenLock {
  owner: string;
  mtimeMs: number;
}

/** Opens the file each time, because network file systems may cache attributes. */
async function readLock(file: string): Promise<SeenLock | null> {
  try {
    const handle = await open(file, 'r');
    try {
      return { owner: await handle.readFile('utf8'), mtimeMs: (await handle.stat()).mtimeMs };
    } finally {
      await handle.close();
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? '';

/** Removes an expired lock, unless another process has replaced it in the meantime. */
async function removeStale(file: string, seen: SeenLock): Promise<void> {
  const stalePath = await createStagingPath(`${file}.stale`);
  try {
    await rename(file, stalePath);
    if ((await readLock(stalePath))?.owner !== seen.owner) await link(stalePath, file);
  } catch (error) {
    if (!['ENOENT', 'EEXIST'].includes(codeOf(error))) throw error;
  } finally {
    await rm(stalePath, { force: true });
  }
}

async function tryLink(own: string, file: string): Promise<boolean> {
  try {
    await link(own, file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Waits until `own` is the lock. Ages are measured by the clock of the file system, which all hosts share. */
async function takeLock(file: string, own: string, mine: string, options: LockOptions): Promise<void> {
  const { patience = { running: patienceMs, elsewhere: patienceMs }, leaseMs: lease = leaseMs } = options;
  const began = performance.now();
  for (;;) {
    await writeFile(own, mine);
    if (await tryLink(own, file)) return;
    const seen = await readLock(file);
    if (seen === null) continue;
    const state = await findOwnerState(seen.owner);
    const isOver = state === 'ended' || (state === 'elsewhere' && (await stat(own)).mtimeMs - seen.mtimeMs > lease);
    if (isOver) await removeStale(file, seen);
    else if (performance.now() - began < patience[state === 'running' ? 'running' : 'elsewhere']) await sleep(pollMs);
    else throw new LockHeld(file, readOwnerPid(seen.owner));
  }
}

/** Writes the lock's content again, which sets its time by the clock of the file system. */
async function renew(file: string, mine: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    if ((await handle.readFile('utf8')) === mine) await handle.write(mine, 0);
  } finally {
    await handle.close();
  }
}

/** Acquires a lock that no other process on any host holds. The lock of a killed process is taken over. Rejects with LockHeld. */
export async function acquireFileLock(file: string, options: LockOptions = {}): Promise<FileLock> {
  const ownPath = await createStagingPath(file);
  const ownName = await createOwnerName();
  try {
    await takeLock(file, ownPath, ownName, options);
  } finally {
    await rm(ownPath, { force: true });
  }
  // A failed renewal is tried again; the lease is checked before any decision under the lock.
  const timer = setInterval(() => void renew(file, ownName).catch(() => undefined), renewMs).unref();
  const isHeld = async () => (await readLock(file))?.owner === ownName;
  return {
    async assertHeld() {
      if (!(await isHeld())) throw new Error(`${file} was taken over by another host: nothing was done, ask again`);
    },
    async release() {
      clearInterval(timer);
      if (await isHeld()) await rm(file, { force: true });
    },
  };
}

/** Runs work under a lock file that excludes other processes, also on other hosts. */
export async function withFileLock<Result>(
  file: string,
  work: (lock: FileLock) => Promise<Result>,
  options?: LockOptions,
): Promise<Result> {
  const lock = await acquireFileLock(file, options);
  try {
    return await work(lock);
  } finally {
    await lock.release();
  }
}
