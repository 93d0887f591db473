import { appendFile, mkdir } from 'node:fs/promises';
import path from 'node:path';

/** Appends a line to the log of the folder. Line breaks in a reason are replaced, so that nobody can forge further lines. */
export async function appendToLog(folder: string, line: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await appendFile(path.join(folder, 'log.txt'), `${new Date().toISOString()} ${line.replace(/\p{Cc}+/gu, ' ')}\n`);
}
