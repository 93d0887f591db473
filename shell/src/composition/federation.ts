import './provide-runtime';
import { createInstance } from '@module-federation/runtime';
import type { ComposedRemote } from '@oracle-astra/shared/contract';
import { findContainer, type Release } from './release';
import { federationShared } from './federation-shared';
import { entriesFromComposition } from './runtime-plugins/entries-from-composition';
import { toModuleInfo } from './runtime-plugins/module-info';
import { versions } from './shared-modules';
import { withTimeout } from './with-timeout';

const requested = new Map<string, { release: Release; attempt: number; timeoutMs: number }>();

const federation = createInstance({
  name: 'shell',
  remotes: [],
  shared: federationShared,
  shareStrategy: 'loaded-first',
  // If several plugins load an entry, the result of the last one counts; this one must stay last, so that entries keep their
  // integrity.
  plugins: [entriesFromComposition(requested)],
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

/** Shows the composition to the developer tools of Module Federation. */
export function showToTools(remotes: readonly ComposedRemote[]): void {
  const { __FEDERATION__: shown } = globalThis as unknown as { __FEDERATION__: { moduleInfo: object } };
  Object.assign(shown.moduleInfo, toModuleInfo(remotes, versions, location.origin));
}
