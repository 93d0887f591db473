import type { RemoteModule } from '@oracle-astra/shared/api';
import { fits } from '@oracle-astra/shared/contract';
import { given, versionOf } from './given';
import { loadScript, within } from './load-script';
import { containerOf, type Release } from './release';
import { giveToRemotes } from './stand-in';

/** What a release needs that the shell does not give, in words; null where it fits. */
export function unmetNeed(needs: Record<string, string>): string | null {
  const unmet = Object.entries(needs).find(([name, range]) => !fits(versionOf(name), range));
  return unmet === undefined ? null : `needs ${unmet.join(' ')}, the shell gives ${versionOf(unmet[0]) ?? 'none'}`;
}

/** Attaches the remote of the first page, which must fit, without the federation runtime. Rejects as `loadRelease` does. */
export async function attachFirst(release: Release, timeoutMs: number): Promise<RemoteModule> {
  if (!containerOf(release)) await loadScript(release.base, release.file, timeoutMs);
  const container = containerOf(release);
  if (!container) throw new Error(`${release.file.name} brought no container`);
  giveToRemotes(given);
  await container.init({});
  const routes = await within(timeoutMs, container.get('./routes'), release.container);
  return routes() as RemoteModule;
}
