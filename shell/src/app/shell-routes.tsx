import { Outlet, type RouteObject } from 'react-router-dom';
import { ErrorScreen } from '../layout/error-screen';
import { Frame } from '../layout/frame';
import { MissingPageLater } from '../layout/missing-page-later';
import { PageLoading } from '../layout/page-loading';
import { PagesOfPerson } from '../layout/pages-of-person';
import type { Remotes } from './remotes';

/** Below this route stand the pages of remotes. */
export const pagesRoute = 'shell-pages';

/** This one answers what nobody owns. */
export const missingRoute = 'shell-missing';

/** The shell's own routes: the frame, the boundary around remotes' pages, and the page for addresses that nobody owns. */
export const shellRoutes = ({ navigation, nameOf }: Pick<Remotes, 'navigation' | 'nameOf'>, pages: RouteObject[]): RouteObject[] => [
  {
    id: 'shell',
    element: <Frame navigation={navigation}><PagesOfPerson><Outlet /></PagesOfPerson></Frame>,
    errorElement: <Frame navigation={navigation}><ErrorScreen navigation={navigation} releaseOf={nameOf} /></Frame>,
    hydrateFallbackElement: <Frame navigation={navigation} waiting><PageLoading /></Frame>,
    children: [
      { id: pagesRoute, errorElement: <ErrorScreen navigation={navigation} releaseOf={nameOf} />, children: pages },
      { id: missingRoute, path: '*', element: <MissingPageLater navigation={navigation} /> },
    ],
  },
];
