import { createBrowserRouter, RouterContextProvider, type DataRouter, type HydrationState, type RouteObject } from 'react-router-dom';
import { loaderContext, type AppStore } from '@oracle-astra/shared/api';
import { localePrefix, splitLocale } from '@oracle-astra/shared/contract';
import type { Remotes } from './remotes';
import { retryablePages } from './retryable-pages';
import { pagesRouteId, shellRoutes } from './shell-routes';

export { surviveForeignChanges } from '../input/survive-foreign-changes';

/** The initial state for hydration. */
interface ServerRendered {
  /** The remote that owns the page. */
  owner: string | null;
  /** The shell's routes with those of the owner. */
  routes: RouteObject[];
  hydrationData: HydrationState;
}

/**
 * Creates the router of the page, in the language of its address. Routes of a remote are added at the first navigation to one
 * of its addresses. The build gives this file a separate copy of react-router, to keep that code out of the first load.
 */
export function createRouter(remotes: Remotes, store: AppStore, rendered?: ServerRendered): DataRouter {
  const owner = rendered?.owner ?? null;
  const added = new Set<string>(owner === null ? [] : [owner]);
  return createBrowserRouter(rendered?.routes ?? shellRoutes(remotes, []), {
    basename: localePrefix(splitLocale(location.pathname).locale) || '/',
    hydrationData: rendered?.hydrationData,
    getContext: () => new RouterContextProvider(new Map([[loaderContext, { store, awaitData: false }]])),
    async patchRoutesOnNavigation({ path, patch, signal }) {
      // Without the prefix of the language, which route tables do not contain.
      const loaded = await remotes.load(splitLocale(path).pathname);
      // react-router drops routes that are patched for an aborted navigation, so they must be patched again.
      if (loaded === null || signal.aborted || added.has(loaded.name)) return;
      added.add(loaded.name);
      patch(pagesRouteId, retryablePages(loaded.module.routes));
    },
  });
}
