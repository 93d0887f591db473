import { createBrowserRouter, RouterContextProvider, type DataRouter, type HydrationState } from 'react-router-dom';
import { loaderContext, type AppStore } from '@oracle-astra/shared/api';
import type { InitialRoute } from './initial-route';
import type { Remotes } from './remotes';
import { retryablePages } from './retryable-pages';
import { pagesRouteId, shellRoutes } from './shell-routes';

/** What hydration starts from. */
interface ServerRendered {
  initialRoute: InitialRoute;
  hydrationData: HydrationState;
}

/** Creates the router of the page. Routes of a remote are added at the first navigation to one of its addresses. */
export function createRouter(remotes: Remotes, store: AppStore, rendered?: ServerRendered): DataRouter {
  const owner = rendered?.initialRoute.owner ?? null;
  const added = new Set<string>(owner === null ? [] : [owner]);
  return createBrowserRouter(shellRoutes(remotes, rendered?.initialRoute.routes ?? []), {
    hydrationData: rendered?.hydrationData,
    getContext: () => new RouterContextProvider(new Map([[loaderContext, { store, awaitData: false }]])),
    async patchRoutesOnNavigation({ path, patch, signal }) {
      const loaded = await remotes.load(path);
      // react-router drops routes that are patched for an aborted navigation, so they must be patched again.
      if (loaded === null || signal.aborted || added.has(loaded.name)) return;
      added.add(loaded.name);
      patch(pagesRouteId, retryablePages(loaded.module.routes));
    },
  });
}
