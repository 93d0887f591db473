import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Environment variables that pass the paths of the global setup to the workers. */
export const runFolderVariable = 'E2E_RUN_FOLDER';
export const sharedSiteVariable = 'E2E_SHARED_SITE';

/** The temporary folder of this run, which is removed at its end. */
export function runFolder(): string {
  const folder = process.env[runFolderVariable];
  if (folder === undefined) throw new Error('The journeys are run by Playwright, whose global setup makes this folder.');
  return folder;
}

export const createRunFolder = () => mkdtempSync(path.join(tmpdir(), 'oracle-astra-e2e-'));
export const emptyFolder = () => mkdtempSync(path.join(runFolder(), 'folder-'));
export const removeFolder = (folder: string) => rmSync(folder, { recursive: true, force: true });

/** The data folder that is copied for each site: migrated, with sample content and the releases of this checkout. */
export const templateFolder = (run = runFolder()) => path.join(run, 'template');

/** A copy of the template, because copying a database is much faster than creating one. */
export function dataFolder(): string {
  const folder = emptyFolder();
  cpSync(templateFolder(), folder, { recursive: true });
  return folder;
}
