import { Outlet, type RouteObject } from 'react-router-dom';
import { sampleSiteDetails, type Locale, type NavigationEntry, type SiteDetails } from '@oracle-astra/shared/contract';
import { fakeApi, renderPage, type FakeAnswer } from '@oracle-astra/shared/testing';
import { SiteDetailsContext } from '@oracle-astra/shared/ui';
import { siteNavigation } from '../composition/testing/site-navigation';
import { ErrorScreen } from '../layout/error-pages/error-screen';
import { Frame } from '../layout/frame/frame';
import { NotFoundPage } from '../layout/error-pages/not-found-page';
import { PageSkeleton } from '../layout/frame/page-skeleton';
import { mockPerformanceMarks } from './mock-performance-marks';

interface FrameOptions {
  path?: string;
  token?: string | null;
  answers?: Record<string, FakeAnswer>;
  navigation?: NavigationEntry[];
  pages?: RouteObject[];
  releaseOf?: (pathname: string) => string | null;
  locale?: Locale;
  details?: SiteDetails;
}

const plainPages: RouteObject[] = [
  { path: '/', element: <h1>First page</h1> },
  { path: '/forum', element: <h1>AstroHub page</h1> },
];

/** Renders the frame around a few simple pages, with a new store, clock and fake API. */
export function renderFrame({
  path = '/',
  token = null,
  answers = {},
  navigation = siteNavigation,
  pages = plainPages,
  releaseOf = () => null,
  locale = 'en',
  details = sampleSiteDetails,
}: FrameOptions = {}) {
  const marks = mockPerformanceMarks();
  const api = fakeApi(answers);
  const routes: RouteObject[] = [
    {
      element: (
        <SiteDetailsContext value={details}>
          <Frame navigation={navigation}>
            <Outlet />
          </Frame>
        </SiteDetailsContext>
      ),
      hydrateFallbackElement: (
        <Frame navigation={navigation} loading>
          <PageSkeleton />
        </Frame>
      ),
      children: [
        { errorElement: <ErrorScreen navigation={navigation} releaseOf={releaseOf} isLoaded={() => false} />, children: pages },
        { path: '*', element: <NotFoundPage navigation={navigation} /> },
      ],
    },
  ];
  return { ...renderPage(routes, { path, token, fetch: api.fetch, locale }), calls: api.calls, marks };
}

/** The frame in Hindi, in a browser that prefers Hindi, so that the other language is not offered. */
export function renderHindiFrame(options: Omit<FrameOptions, 'locale'> = {}) {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['hi-IN', 'en']);
  return renderFrame({ ...options, locale: 'hi' });
}
