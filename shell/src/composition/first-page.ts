import { given } from './given';
import { loadScript, within } from './load-script';
import { containerOf, type Release } from './release';
import { giveToRemotes } from './stand-in';

/** Attaches the remote of the first page, which must fit, without the federation runtime. Resolves and rejects as `loadRelease` does. */
export async function attachFirst(release: Release, timeoutMs: number): Promise<unknown> {
  if (!containerOf(release)) await loadScript(release.base, release.file, timeoutMs);
  const container = containerOf(release);
  if (!container) throw new Error(`${release.file.name} brought no container`);
  giveToRemotes(given);
  const start = async () => {
    await container.init({});
    return (await container.get('./routes'))();
  };
  return within(timeoutMs, start(), release.container);
}
