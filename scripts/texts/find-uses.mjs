import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { folderOf, root } from '../builds/build-folders.mjs';

/** @param {string} name */
const isSource = (name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|\.d\.ts$/.test(name);

/**
 * The places, as `file:line`, where a workspace's sources name each message id.
 *
 * @param {string} workspace
 */
export function findUses(workspace) {
  const uses = new Map();
  for (const entry of readdirSync(path.join(folderOf(workspace), 'src'), { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !isSource(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    for (const [index, line] of readFileSync(file, 'utf8').split('\n').entries()) {
      for (const [, id] of line.matchAll(/['"`]([a-z]+(?:\.[a-z][A-Za-z0-9]*)+)['"`]/g)) {
        uses.set(id, [...(uses.get(id) ?? []), `${path.relative(root, file)}:${index + 1}`]);
      }
    }
  }
  return uses;
}
