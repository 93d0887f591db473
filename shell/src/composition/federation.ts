import './provide-runtime';
import { createInstance } from '@module-federation/runtime';
import type { RemoteEntryExports } from '@module-federation/runtime/types';
import { loadScript } from './load-script';
import { findContainer, type Release } from './release';
import { federationShared } from './federation-shared';
import { withTimeout } from './with-timeout';

const requested = new Map<string, { release: Release; attempt: number; timeoutMs: number }>();

const federation = createInstance({
  name: 'shell',
  remotes: [],
  shared: federationShared,
  shareStrategy: 'loaded-first',
  plugins: [
    {
      name: 'entries-from-the-composition',
      async loadEntry({ remoteInfo }) {
        const request = requested.get(remoteInfo.name);
        if (!request) throw new Error(`${remoteInfo.name} is not of this composition`);
        const { release, attempt, timeoutMs } = request;
        if (!findContainer(release)) await loadScript(release.base, release.file, timeoutMs, attempt);
        const container = findContainer(release);
        if (!container) throw new Error(`${release.file.name} defined no container`);
        return container as unknown as RemoteEntryExports;
      },
    },
  ],
});

/**
 * Loads what one release of a remote exposes. Rejects when its files fail or time out, when it throws, or when it
 * requires a version of a shared package that the shell does not provide.
 */
export async function loadRelease(release: Release, timeoutMs: number, attempt: number): Promise<unknown> {
  const name = release.container;
  // Forced registration reloads the files. If the container exists, it would clear the share scope of all remotes.
  const force = requested.has(name) && !findContainer(release);
  requested.set(name, { release, attempt, timeoutMs });
  const entry = `${release.base}${release.file.name}${attempt > 0 ? `?retry=${attempt}` : ''}`;
  federation.registerRemotes([{ name, entry, type: 'global', entryGlobalName: name }], { force });
  return withTimeout(timeoutMs + 500, federation.loadRemote(`${name}/routes`), name);
}
