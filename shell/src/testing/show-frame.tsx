import { Outlet, type RouteObject } from 'react-router-dom';
import type { NavigationEntry } from '@oracle-astra/shared/contract';
import { fakeApi, renderPage, type FakeAnswer } from '@oracle-astra/shared/testing';
import { siteNavigation } from '../composition/testing/site-navigation';
import { ErrorScreen } from '../layout/error-screen';
import { Frame } from '../layout/frame';
import { MissingPage } from '../layout/missing-page';
import { PageLoading } from '../layout/page-loading';
import { performanceMarks } from './performance-marks';

interface Given {
  path?: string;
  token?: string | null;
  answers?: Record<string, FakeAnswer>;
  navigation?: NavigationEntry[];
  pages?: RouteObject[];
  releaseOf?: (pathname: string) => string | null;
}

const plainPages: RouteObject[] = [
  { path: '/', element: <h1>First page</h1> },
  { path: '/forum', element: <h1>AstroHub page</h1> },
];

/** The frame around a few plain pages, with a store, a clock and an API of its own. */
export function showFrame({ path = '/', token = null, answers = {}, navigation = siteNavigation, pages = plainPages, releaseOf = () => null }: Given = {}) {
  const marks = performanceMarks();
  const api = fakeApi(answers);
  const routes: RouteObject[] = [
    {
      element: (
        <Frame navigation={navigation}>
          <Outlet />
        </Frame>
      ),
      hydrateFallbackElement: (
        <Frame navigation={navigation} waiting>
          <PageLoading />
        </Frame>
      ),
      children: [{ errorElement: <ErrorScreen navigation={navigation} releaseOf={releaseOf} />, children: pages }, { path: '*', element: <MissingPage navigation={navigation} /> }],
    },
  ];
  return { ...renderPage(routes, { path, token, fetch: api.fetch }), calls: api.calls, marks };
}
