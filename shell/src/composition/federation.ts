import './provide-runtime';
import { createInstance } from '@module-federation/runtime';
import type { RemoteEntryExports } from '@module-federation/runtime/types';
import type { RemoteModule } from '@oracle-astra/shared/api';
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
 * The routes of one release of a remote. Rejects when its files fail or do not come in time, when it throws,
 * or when it wants a shared package in a version that the shell does not give.
 */
export async function loadRelease(release: Release, timeoutMs: number, attempt: number): Promise<RemoteModule> {
  const name = release.container;
  const known = asked.has(name);
  asked.set(name, { release, attempt, timeoutMs });
  const entry = `${release.base}${release.file.name}${attempt > 0 ? `?retry=${attempt}` : ''}`;
  federation.registerRemotes([{ name, entry, type: 'global', entryGlobalName: name }], { force: known });
  const module = await within(timeoutMs + 500, federation.loadRemote<RemoteModule>(`${name}/routes`), name);
  if (!module) throw new Error(`${name} gives no routes`);
  return module;
}
