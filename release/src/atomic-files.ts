import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isProcessRunning } from './is-process-running';

/** The path where this process writes a file or folder before it is renamed to `target`. */
export const temporaryPath = (target: string) => `${target}.staging-${process.pid}`;

/** Replaces a file with one rename, so that a reader sees either the old content or the new. */
export function writeFileAtomically(file: string, content: string, mode = 0o666): void {
  const temporary = temporaryPath(file);
  try {
    writeFileSync(temporary, content, { flush: true, mode });
    renameSync(temporary, file);
  } finally {
    rmSync(temporary, { force: true });
  }
}

/** Removes the staging files that killed processes left in a folder. */
export function removeStaleFiles(folder: string): void {
  for (const name of readdirSync(folder)) {
    const pid = Number(/\.staging-(\d+)$/.exec(name)?.[1]);
    if (pid === process.pid || (pid > 0 && !isProcessRunning(pid))) rmSync(path.join(folder, name), { recursive: true, force: true });
  }
}
