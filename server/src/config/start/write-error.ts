import { statfsSync } from 'node:fs';
import { StartError } from './start-error';

const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'its disk is full: free some space',
  EDQUOT: 'its disk quota is used up: free some space',
  EROFS: 'its disk is read-only: make it writable',
  EACCES: 'this user may not write there: change its owner or its mode',
  EPERM: 'this user may not write there: change its owner or its mode',
};
/** PostgreSQL's error code for a full disk. */
const diskFull = '53100';
/** PGlite writes in chunks of at most this size; below it, any failure is treated as a full disk. */
const minFreeBytes = 16 * 1024 * 1024;

const formatMessage = (folder: string, reason: string) =>
  `The data folder ${folder} cannot be written, for ${reason}, or give another folder with DATA_DIR.`;

/** A StartError that says why a folder cannot be written and what to do. */
export function createWriteError(folder: string, error: unknown): StartError {
  const { code = '' } = error as NodeJS.ErrnoException;
  const reason = reasons[code];
  const message =
    reason === undefined ? `The data folder ${folder} cannot be written. Give another one with DATA_DIR.` : formatMessage(folder, reason);
  return new StartError(message, { cause: error });
}

function collectCodes(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const { code } = error as { code?: unknown };
  // eslint-disable-next-line astra/no-message-matching -- PGlite's file system names its code in the text alone
  const fromText = Object.keys(reasons).filter((name) => error.message.includes(name));
  // eslint-disable-next-line astra/no-message-matching -- PostgreSQL's own words where PGlite passes on no code
  const full = code === diskFull || error.message.includes('No space left on device') ? ['ENOSPC'] : [];
  return [...full, ...(typeof code === 'string' ? [code] : []), ...fromText, ...collectCodes(error.cause)];
}

function isDiskFull(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize < minFreeBytes;
  } catch {
    // Only the first failure is reported.
    return false;
  }
}

/** A StartError if a database failure was caused by the disk, else null. The database may hide the system error. */
export function toDiskError(folder: string, error: unknown): StartError | null {
  const code = collectCodes(error).find((each) => each in reasons) ?? (isDiskFull(folder) ? 'ENOSPC' : undefined);
  return code === undefined ? null : new StartError(formatMessage(folder, reasons[code] ?? ''), { cause: error });
}
