import { lateSharedModules, sharedModules } from './shared-modules';
import { loadScript } from './load-script';
import { findContainer, type Release } from './release';
import { setSharedModules } from './federation-shim';
import { withTimeout } from './with-timeout';

/**
 * Attaches the initial page's remote without the federation runtime; the caller has checked its requirements. Resolves and
 * rejects like `loadRelease`.
 */
export async function attachInitialRemote(release: Release, timeoutMs: number): Promise<unknown> {
  if (!findContainer(release)) await loadScript(release.base, release.file, timeoutMs);
  const container = findContainer(release);
  if (!container) throw new Error(`${release.file.name} defined no container`);
  setSharedModules(sharedModules, lateSharedModules);
  const getRoutes = async () => {
    await container.init({});
    return (await container.get('./routes'))();
  };
  return withTimeout(timeoutMs, getRoutes(), release.container);
}
