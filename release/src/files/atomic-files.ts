import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createOwnerName, findOwnerState } from './process-owner';

const dayMs = 24 * 60 * 60 * 1000;
const stagingPattern = /\.staging-([\w-]+)$/;

/** Whether a file or folder is still being written by somebody. */
export const isStaging = (name: string) => stagingPattern.test(name);

/** A temporary path where this process writes a file or folder before renaming it to `target`; unique for each call. */
export const createStagingPath = async (target: string) => `${target}.staging-${await createOwnerName()}`;

export const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    // An inaccessible path counts as missing.
    () => false,
  );

/** Replaces a file with one rename, so that a reader sees either the old content or the new. */
export async function writeFileAtomically(file: string, content: string, mode = 0o666): Promise<void> {
  const temporary = await createStagingPath(file);
  try {
    await writeFile(temporary, content, { flush: true, mode });
    await rename(temporary, file);
  } finally {
    await rm(temporary, { force: true });
  }
}

/** Whether the writer of a staged path has stopped. For another host this is decided by the age of the path. */
async function isAbandoned(file: string): Promise<boolean> {
  const owner = stagingPattern.exec(file)?.[1] ?? '';
  // A plain number is a process id, as written by older releases, on any host.
  const state = /^\d+$/.test(owner) ? 'elsewhere' : await findOwnerState(owner);
  if (state !== 'elsewhere') return state === 'ended';
  // Its writer has renamed it in the meantime.
  const found = await stat(file).catch(() => null);
  return found !== null && found.mtimeMs < Date.now() - dayMs;
}

/** Removes the staging files that killed processes left in a folder. */
export async function removeStaleFiles(folder: string): Promise<void> {
  for (const name of (await readdir(folder)).filter(isStaging)) {
    const file = path.join(folder, name);
    if (await isAbandoned(file)) await rm(file, { recursive: true, force: true });
  }
}
