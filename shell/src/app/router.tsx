import { createBrowserRouter, Outlet, RouterContextProvider, type DataRouter, type RouteObject } from 'react-router-dom';
import { pageContext, type AppStore } from '@oracle-astra/shared/api';
import { ErrorScreen } from '../layout/error-screen';
import { Frame } from '../layout/frame';
import { MissingPageLater } from '../layout/missing-page-later';
import { PageLoading } from '../layout/page-loading';
import type { Remotes } from './remotes';
import { retryablePages } from './retryable-pages';

/** The shell's own routes: the frame, the boundary around remotes' pages, and the page for addresses that nobody owns. */
export const shellRoutes = (remotes: Remotes): RouteObject[] => [
  {
    id: 'shell',
    element: <Frame navigation={remotes.navigation}><Outlet /></Frame>,
    errorElement: <Frame navigation={remotes.navigation}><ErrorScreen releaseOf={remotes.nameOf} /></Frame>,
    hydrateFallbackElement: <Frame navigation={remotes.navigation} waiting><PageLoading /></Frame>,
    children: [
      { id: 'shell-pages', errorElement: <ErrorScreen releaseOf={remotes.nameOf} />, children: [] },
      { id: 'shell-missing', path: '*', element: <MissingPageLater /> },
    ],
  },
];

/** The router of the page. Remotes' routes are added when an address of theirs is asked for. */
export function createRouter(remotes: Remotes, store: AppStore): DataRouter {
  const added = new Set<string>();
  return createBrowserRouter(shellRoutes(remotes), {
    getContext: () => new RouterContextProvider(new Map([[pageContext, { store, waits: false }]])),
    async patchRoutesOnNavigation({ path, patch, signal }) {
      const loaded = await remotes.load(path);
      // What is patched for a visit that was given up is dropped, and must be patched again.
      if (loaded === null || signal.aborted || added.has(loaded.name)) return;
      added.add(loaded.name);
      patch('shell-pages', retryablePages(loaded.module.routes));
    },
  });
}
