import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** @param {string} path */
export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    // There is no such program here.
    return false;
  }
}

/** The folders of PATH, in order. */
export const getPathFolders = () => (process.env.PATH ?? '').split(delimiter).filter(Boolean);

/**
 * The path of the first of these programs that is on PATH; undefined when none is.
 *
 * @param {string[]} names
 */
export function findOnPath(names) {
  const candidates = names.flatMap((name) => getPathFolders().map((folder) => join(folder, name)));
  return candidates.find(isProgram);
}
