import { breathe } from './breathe';

/**
 * Starts what stands in the files of the page already, package by package: as one step it keeps a phone from answering
 * for a tenth of a second and more.
 */
export async function startInSteps(packages: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const start of packages) {
    await start();
    await breathe();
  }
}
