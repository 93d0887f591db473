import { join } from 'node:path';
import { acquireFileLock, LockHeld } from '@oracle-astra/release/src/files/file-lock';
import { StartError } from '../../config/start/start-error';

/** A container that replaces a killed one counts as another host: it waits until the lock of the killed one expires. */
const patience = { running: 0, elsewhere: 25_000 };

/**
 * Locks `folder` for this process, replacing the lock of a dead owner. Resolves with the release function. Rejects with a
 * StartError if another process holds it.
 */
export async function acquireFolderLock(folder: string): Promise<() => Promise<void>> {
  try {
    const lock = await acquireFileLock(join(folder, 'server.lock'), { patience });
    return lock.release;
  } catch (error) {
    if (!(error instanceof LockHeld)) throw error;
    throw new StartError(
      `The data folder ${folder} is in use by another server (process ${error.pid}). Stop that one, or give another folder with DATA_DIR.`,
    );
  }
}
