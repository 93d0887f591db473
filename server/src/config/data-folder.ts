import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './start-error';
import { cannotWrite } from './write-error';

const marker = '.oracle-astra-data';
/** What may be there before the server's first start: releases are published on their own. */
const expected = new Set(['releases']);

/** Names in a folder: none where it is not there, one where it is a file. */
export function namesIn(folder: string): string[] {
  try {
    return statSync(folder).isDirectory() ? readdirSync(folder) : [''];
  } catch {
    return [];
  }
}

/** Marks `dataDir` as this server's own. Throws a StartError where it holds the files of somebody else. */
export function claimDataFolder(dataDir: string): void {
  const names = namesIn(dataDir);
  if (names.includes(marker)) return;
  if (names.some((name) => !expected.has(name))) {
    throw new StartError(`The data folder ${dataDir} holds files that are not this server's. Give an empty folder, or one that it made, with DATA_DIR.`);
  }
  try {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(join(dataDir, marker), 'Data of Oracle & Astra. Do not edit.\n');
  } catch (error) {
    throw cannotWrite(dataDir, error);
  }
}
