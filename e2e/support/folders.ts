import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Names of the variables by which the global setup tells the workers what it made. */
export const runFolderVariable = 'E2E_RUN_FOLDER';
export const sharedSiteVariable = 'E2E_SHARED_SITE';

/** The folder of this run, which holds every other one and is removed at its end. */
export function runFolder(): string {
  const folder = process.env[runFolderVariable];
  if (folder === undefined) throw new Error('The journeys are run by Playwright, whose global setup makes this folder.');
  return folder;
}

export const createRunFolder = () => mkdtempSync(path.join(tmpdir(), 'oracle-astra-e2e-'));
export const emptyFolder = () => mkdtempSync(path.join(runFolder(), 'folder-'));
export const removeFolder = (folder: string) => rmSync(folder, { recursive: true, force: true });

/** The data of a site that was started once: migrated, with sample content and the releases of this checkout. */
export const templateFolder = (run = runFolder()) => path.join(run, 'template');

/** A data folder of its own, copied from the template: a database costs seconds to make and a fraction of one to copy. */
export function dataFolder(): string {
  const folder = emptyFolder();
  cpSync(templateFolder(), folder, { recursive: true });
  return folder;
}
