import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Where this process writes what then takes the place of `target` in one rename. */
export const stagingPath = (target: string) => `${target}.coming-${process.pid}`;

/** Replaces a file in one rename, so that whoever reads it sees the old content or the new. */
export function replaceFile(file: string, content: string): void {
  const coming = stagingPath(file);
  try {
    writeFileSync(coming, content, { flush: true });
    renameSync(coming, file);
  } finally {
    rmSync(coming, { force: true });
  }
}

function runs(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Removes from a folder what a killed process staged there and never moved to its place. */
export function removeAbandoned(folder: string): void {
  for (const name of readdirSync(folder)) {
    const pid = Number(/\.coming-(\d+)$/.exec(name)?.[1]);
    if (pid === process.pid || (pid > 0 && !runs(pid))) rmSync(path.join(folder, name), { recursive: true, force: true });
  }
}
