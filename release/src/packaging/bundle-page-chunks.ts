import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { assertValidName } from '@oracle-astra/shared/contract';

export interface BuildChunks {
  entry: string;
  /** File name of each chunk by chunk name; a page's chunk is named by its route id. */
  chunks: Record<string, string>;
}

/** Whether a script is the joined file of a page, or a variant of one. */
export const isPageFile = (name: string): boolean => name.startsWith('page.');

/**
 * Concatenates, for each route with a page chunk, that chunk, the routes chunk and the entry into one file. The entry
 * registers chunks that ran before it, so the browser requests none of them again.
 * Returns the file name by route id. Throws when an id is not valid as part of a file name.
 */
export function bundlePageChunks(folder: string, { entry, chunks }: BuildChunks, routeIds: string[]): Map<string, string> {
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  const pages = new Map<string, string>();
  for (const id of routeIds) {
    const chunk = chunks[id];
    if (chunk === undefined) continue;
    assertValidName('route id', id);
    const parts = [chunk, ...(chunks.routes === undefined ? [] : [chunks.routes]), entry];
    const source = parts.map((name) => read(name)).join('\n;\n');
    const hash = createHash('sha256').update(source).digest('hex').slice(0, 10);
    const name = `page.${id}.${hash}.js`;
    writeFileSync(path.join(folder, name), source);
    pages.set(id, name);
  }
  return pages;
}
