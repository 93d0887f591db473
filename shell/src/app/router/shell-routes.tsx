import { Outlet, type RouteObject } from 'react-router-dom';
import { ErrorScreen } from '../../layout/error-pages/error-screen';
import { Frame } from '../../layout/frame/frame';
import type { KeptPageHandle } from '../../layout/frame/use-kept-markup';
import { LazyNotFoundPage } from '../../layout/error-pages/lazy-not-found-page';
import { PageSkeleton } from '../../layout/frame/page-skeleton';
import { PersonBoundary } from '../../layout/session/person-boundary';
import type { Remotes } from './remotes';

/** Parent of the pages of remotes. */
export const pagesRouteId = 'shell-pages';

/** Matches addresses that no remote owns. */
export const notFoundRouteId = 'shell-missing';

/**
 * The shell's routes: the frame, the error boundary around the pages of remotes, and the not-found page. `keptPage` is the handle
 * of an initial page whose code failed to load; the frame keeps its HTML.
 */
export const shellRoutes = (
  { navigation, ...owners }: Pick<Remotes, 'navigation' | 'releaseOf' | 'isLoaded'>,
  pages: RouteObject[],
  keptPage?: KeptPageHandle,
): RouteObject[] => [
  {
    id: 'shell',
    element: (
      <Frame navigation={navigation}>
        <PersonBoundary>
          <Outlet />
        </PersonBoundary>
      </Frame>
    ),
    errorElement: (
      <Frame navigation={navigation}>
        <ErrorScreen navigation={navigation} {...owners} />
      </Frame>
    ),
    hydrateFallbackElement: (
      <Frame navigation={navigation} loading>
        <PageSkeleton />
      </Frame>
    ),
    children: [
      { id: pagesRouteId, errorElement: <ErrorScreen navigation={navigation} {...owners} />, children: pages },
      { id: notFoundRouteId, path: '*', handle: keptPage, element: <LazyNotFoundPage navigation={navigation} /> },
    ],
  },
];
