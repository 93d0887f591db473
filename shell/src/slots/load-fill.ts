import type { ComponentType } from 'react';
import type { RemoteFills } from '@oracle-astra/shared/api';
import type { ComposedRemote, OwnedFill } from '@oracle-astra/shared/contract';
import type { FillSource } from '../app/router/remotes';
import { withTimeout } from '../composition/with-timeout';

interface FillModule {
  fills?: RemoteFills;
}

/** The modules that were loaded for fills, by release. A failed one is not loaded again by this document. */
const modules = new Map<string, Promise<FillModule>>();

async function loadModule(
  { container, base, needs, entry }: ComposedRemote,
  file: string | null,
  { timeoutMs, findUnmet }: FillSource,
): Promise<FillModule> {
  const unmet = findUnmet(needs);
  if (unmet !== undefined) throw new Error(unmet);
  const { loadRelease } = await import(/* webpackChunkName: "federation" */ '../composition/federation');
  const page = file === null ? entry : { name: file, bytes: 0, integrity: '' };
  return (await loadRelease({ container, base, file: page }, timeoutMs, 0)) as FillModule;
}

/** The release that a page has loaded, so that its fills share its code; undefined if no page needed it or it failed there. */
async function findLoaded({ remote }: OwnedFill, source: FillSource): Promise<FillModule | undefined> {
  // The failure of the page is reported by the page.
  const loaded = await source.findLoaded(remote)?.catch(() => undefined);
  return loaded?.isFallback === false ? (loaded.module as FillModule) : undefined;
}

/** The component of a fill. Rejects if its release fails to load, or does not have it. */
export async function loadFill(fill: OwnedFill, source: FillSource): Promise<ComponentType> {
  const remote = source.remotes.find(({ release }) => release === fill.release);
  if (remote === undefined) throw new Error(`${fill.release} is not in the composition`);
  const pending = modules.get(fill.release);
  const loading = pending ?? findLoaded(fill, source).then((loaded) => loaded ?? loadModule(remote, fill.page, source));
  modules.set(fill.release, loading);
  const found = (await loading).fills?.find(({ name }) => name === fill.name);
  if (found === undefined) throw new Error(`${fill.release} exports no fill ${fill.name}`);
  return (await withTimeout(source.timeoutMs, found.lazy(), fill.name)).Component;
}
