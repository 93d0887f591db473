import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The inputs of each table file: files and folders of the repository. */
export const inputsOf = {
  requests: ['training/lines/topics', 'server/content/asks'],
  asks: ['server/content/asks', 'training/lines/asks'],
  // The form of a follow-up also depends on the topics of its lines.
  turns: ['server/content/turns.json', 'training/lines/turns', 'training/lines/topics', 'server/tables/requests.table'],
  // Lines near a held-out sentence are not learned, and what the reader is asked is harmless.
  care: ['training/lines/care', 'training/lines/topics', 'training/lines/turns', 'training/sets/care'],
};

export type TablesName = keyof typeof inputsOf;
/** In training order. */
export const tablesNames = Object.keys(inputsOf) as TablesName[];

/** All files of a folder in a stable order. */
function listFiles(root: string, path: string): string[] {
  if (/\.\w+$/u.test(path)) return [path];
  const names = readdirSync(join(root, path)).sort();
  return names.flatMap((name) => listFiles(root, `${path}/${name}`));
}

/** A hash of all inputs of a table file; `root` is the repository. */
export function hashInputs(root: string, name: TablesName): string {
  const hash = createHash('sha256');
  for (const file of inputsOf[name].flatMap((path) => listFiles(root, path)))
    hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}
