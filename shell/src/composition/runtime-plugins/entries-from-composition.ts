import type { ModuleFederationRuntimePlugin, RemoteEntryExports } from '@module-federation/runtime/types';
import { loadScript } from '../load-script';
import { findContainer, type Release } from '../release';

/** A release that is being loaded, by the name of its container. */
interface RequestedRelease {
  release: Release;
  attempt: number;
  timeoutMs: number;
}

/** Loads the entry of a requested release: by its file in the composition, with integrity and a time-out. */
export const entriesFromComposition = (requested: ReadonlyMap<string, RequestedRelease>): ModuleFederationRuntimePlugin => ({
  name: 'entries-from-composition',
  async loadEntry({ remoteInfo }) {
    const request = requested.get(remoteInfo.name);
    if (!request) throw new Error(`${remoteInfo.name} is not of this composition`);
    const { release, attempt, timeoutMs } = request;
    if (!findContainer(release)) await loadScript(release.base, release.file, timeoutMs, attempt);
    const container = findContainer(release);
    if (!container) throw new Error(`${release.file.name} defined no container`);
    return container as unknown as RemoteEntryExports;
  },
});
