import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** The folders of PATH, in its order. */
export const pathFolders = () => (process.env.PATH ?? '').split(delimiter).filter(Boolean);

/** The first program of these names that PATH leads to. */
export function findOnPath(names) {
  const candidates = names.flatMap((name) => pathFolders().map((folder) => join(folder, name)));
  return candidates.find(isProgram);
}
