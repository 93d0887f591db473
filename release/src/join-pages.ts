import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { assertValidName } from '@oracle-astra/shared/contract';

export interface BuiltFiles {
  entry: string;
  /** File of each chunk by its name; a page's chunk has the name of its route's id. */
  chunks: Record<string, string>;
}

/**
 * Joins, for each route that has a page chunk, that chunk, the routes' chunk and the entry into one file:
 * chunks that came before the entry runs are taken over by it, so nothing is asked for twice.
 * Returns the joined file's name by route id. Throws where an id cannot be part of a file's name.
 */
export function joinPages(folder: string, { entry, chunks }: BuiltFiles, routeIds: string[]): Map<string, string> {
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
