import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './start-error';
import { createWriteError } from './write-error';

const marker = '.oracle-astra-data';
/** Allowed before the first start: releases can be published before the server runs. */
const allowedNames = new Set(['releases']);

/** File names in a folder; empty if it does not exist, one empty name if it is a file. */
export function listFolder(folder: string): string[] {
  try {
    return statSync(folder).isDirectory() ? readdirSync(folder) : [''];
  } catch {
    // There is no such folder yet.
    return [];
  }
}

/** Marks `dataDir` as a data folder of this server. Throws a StartError if it contains other files. */
export function claimDataFolder(dataDir: string): void {
  const names = listFolder(dataDir);
  if (names.includes(marker)) return;
  if (names.some((name) => !allowedNames.has(name))) {
    throw new StartError(
      `The data folder ${dataDir} holds files that are not this server's. Give an empty folder, or one that it made, with DATA_DIR.`,
    );
  }
  try {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(join(dataDir, marker), 'Data of Oracle & Astra. Do not edit.\n');
  } catch (error) {
    throw createWriteError(dataDir, error);
  }
}
