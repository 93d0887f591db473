import { Outlet, useLocation, type RouteObject } from 'react-router-dom';
import styled from 'styled-components';
import { ErrorScreen } from '../../../shell/src/layout/error-pages/error-screen';
import { PageSkeleton } from '../../../shell/src/layout/frame/page-skeleton';
import { useFullFrame } from '../../../shell/src/layout/frame/use-full-frame';
import { Alerts } from '../../../shell/src/layout/notices/alerts';
import { ConnectionBanner } from '../../../shell/src/layout/notices/connection-banner';
import { SessionBanner } from '../../../shell/src/layout/notices/session-banner';
import { Toasts } from '../../../shell/src/layout/notices/toasts';
import { LoginHost } from '../../../shell/src/login/login-host';

const Page = styled.div<{ $full: boolean }>`
  display: flex;
  flex-direction: column;
  ${({ $full }) => ($full ? 'height' : 'min-height')}: 100dvh;
`;

const Main = styled.main<{ $full: boolean }>`
  flex: 1 1 ${({ $full }) => ($full ? '0' : 'auto')};
  ${({ $full }) => ($full ? 'display: grid; grid-template: minmax(0, 1fr) / minmax(0, 1fr); overflow: hidden auto;' : '')}
  min-width: 0;
  &:focus {
    outline: 0;
  }
`;

/** The shell without header and footer: notices, dialogs, the login and the error screen. */
function SmallFrame({ children }: { children: React.ReactNode }) {
  const isFull = useFullFrame();
  return (
    <Page $full={isFull}>
      <ConnectionBanner />
      <SessionBanner />
      <Main id="main" tabIndex={-1} $full={isFull}>
        {children}
      </Main>
      <Toasts />
      <Alerts />
      <LoginHost />
    </Page>
  );
}

/** The placeholder for pages of other remotes. */
function Elsewhere() {
  const { pathname, search } = useLocation();
  return (
    <div className="wrap stack">
      <h1>Another remote’s page</h1>
      <p>
        The link leads to <b>{pathname + search}</b>, which this remote does not have.
      </p>
    </div>
  );
}

const failure = <ErrorScreen navigation={[]} releaseOf={() => null} isLoaded={() => true} />;

/** The remote's own routes in the small frame. */
export const frameRoutes = (routes: RouteObject[]): RouteObject[] => [
  {
    element: (
      <SmallFrame>
        <Outlet />
      </SmallFrame>
    ),
    errorElement: <SmallFrame>{failure}</SmallFrame>,
    hydrateFallbackElement: (
      <SmallFrame>
        <PageSkeleton />
      </SmallFrame>
    ),
    children: [
      { errorElement: failure, children: routes },
      { path: '*', element: <Elsewhere /> },
    ],
  },
];
