import { createBrowserRouter, RouterContextProvider, type DataRouter, type HydrationState } from 'react-router-dom';
import { loaderContext, type AppStore } from '@oracle-astra/shared/api';
import type { FirstPage } from './first-page';
import type { Remotes } from './remotes';
import { retryablePages } from './retryable-pages';
import { pagesRoute, shellRoutes } from './shell-routes';

/** What the server rendered, where it did. */
interface Rendered {
  first: FirstPage;
  hydrationData: HydrationState;
}

/** The router of the page. Remotes' routes are added when an address of theirs is asked for. */
export function createRouter(remotes: Remotes, store: AppStore, rendered?: Rendered): DataRouter {
  const owner = rendered?.first.owner ?? null;
  const added = new Set<string>(owner === null ? [] : [owner]);
  return createBrowserRouter(shellRoutes(remotes, rendered?.first.routes ?? []), {
    hydrationData: rendered?.hydrationData,
    getContext: () => new RouterContextProvider(new Map([[loaderContext, { store, waits: false }]])),
    async patchRoutesOnNavigation({ path, patch, signal }) {
      const loaded = await remotes.load(path);
      // What is patched for a visit that was given up is dropped, and must be patched again.
      if (loaded === null || signal.aborted || added.has(loaded.name)) return;
      added.add(loaded.name);
      patch(pagesRoute, retryablePages(loaded.module.routes));
    },
  });
}
