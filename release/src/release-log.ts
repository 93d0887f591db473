import { appendFile, mkdir } from 'node:fs/promises';
import path from 'node:path';

/** Adds a line to the log of the folder. A reason with line breaks stays one line, so that nobody writes lines of others. */
export async function appendToLog(folder: string, line: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await appendFile(path.join(folder, 'log.txt'), `${new Date().toISOString()} ${line.replace(/\p{Cc}+/gu, ' ')}\n`);
}
