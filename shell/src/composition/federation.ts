import './provide-runtime';
import { createInstance } from '@module-federation/runtime';
import type { RemoteEntryExports } from '@module-federation/runtime/types';
import { loadScript, within } from './load-script';
import { containerOf, type Release } from './release';
import { shares } from './shares';

const asked = new Map<string, { release: Release; attempt: number; timeoutMs: number }>();

const federation = createInstance({
  name: 'shell',
  remotes: [],
  shared: shares,
  shareStrategy: 'loaded-first',
  plugins: [
    {
      name: 'entries-from-the-composition',
      async loadEntry({ remoteInfo }) {
        const wanted = asked.get(remoteInfo.name);
        if (!wanted) throw new Error(`${remoteInfo.name} is not of this composition`);
        const { release, attempt, timeoutMs } = wanted;
        if (!containerOf(release)) await loadScript(release.base, release.file, timeoutMs, attempt);
        const container = containerOf(release);
        if (!container) throw new Error(`${release.file.name} brought no container`);
        return container as unknown as RemoteEntryExports;
      },
    },
  ],
});

/**
 * What one release of a remote exposes. Rejects when its files fail or do not come in time, when it throws,
 * or when it wants a shared package in a version that the shell does not give.
 */
export async function loadRelease(release: Release, timeoutMs: number, attempt: number): Promise<unknown> {
  const name = release.container;
  // Registering anew asks for the files again. Where a container came it must not be: the share scope would be emptied, for all remotes.
  const force = asked.has(name) && !containerOf(release);
  asked.set(name, { release, attempt, timeoutMs });
  const entry = `${release.base}${release.file.name}${attempt > 0 ? `?retry=${attempt}` : ''}`;
  federation.registerRemotes([{ name, entry, type: 'global', entryGlobalName: name }], { force });
  return within(timeoutMs + 500, federation.loadRemote(`${name}/routes`), name);
}
