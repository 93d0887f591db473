import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What each file of tables is made from: files and folders of the repository. */
export const inputsOf = {
  requests: ['training/lines/topics', 'server/content/asks'],
  asks: ['server/content/asks', 'training/lines/asks'],
  // The form of a second turn is told by the topic of its lines too.
  turns: ['server/content/turns.json', 'training/lines/turns', 'training/lines/topics', 'server/tables/requests.table'],
  // Lines near a held-out sentence are not learned, and questions of the reader's are harmless ones of care's.
  care: ['training/lines/care', 'training/lines/topics', 'training/sets/care'],
};

export type TablesName = keyof typeof inputsOf;
/** In the order in which they have to be trained. */
export const tablesNames = Object.keys(inputsOf) as TablesName[];

/** The files of a folder and of those in it, in an order that no machine changes; a file is its own. */
function listFiles(root: string, path: string): string[] {
  if (/\.\w+$/u.test(path)) return [path];
  const names = readdirSync(join(root, path)).sort();
  return names.flatMap((name) => listFiles(root, `${path}/${name}`));
}

/** A hash of everything that tables are made from; `root` is the folder of the repository. */
export function hashInputs(root: string, name: TablesName): string {
  const hash = createHash('sha256');
  for (const file of inputsOf[name].flatMap((path) => listFiles(root, path)))
    hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}
