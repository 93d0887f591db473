import { useContext } from 'react';
import { Outlet, type RouteObject } from 'react-router-dom';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { Container, SiteAddressContext } from '@oracle-astra/shared/ui';
import { ErrorScreen } from '../layout/error-pages/error-screen';
import { PageSkeleton } from '../layout/frame/page-skeleton';
import { Alerts } from '../layout/notices/alerts';
import { Toasts } from '../layout/notices/toasts';
import { LoginOnSite } from './login-on-site';
import { SiteLink } from './site-link';

/** The page with its notices; header, footer and landmarks are those of the host. */
const Page = ({ children }: { children: React.ReactNode }) => (
  <>
    {children}
    <Toasts />
    <Alerts />
    <LoginOnSite />
  </>
);

/** Links to pages of other remotes lead to the site. */
function OnSite() {
  const t = useTranslations();
  const site = useContext(SiteAddressContext);
  return (
    <Container>
      <div className="stack">
        <h1>{t('shell.plainHost.elsewhere', { site: new URL(site).host })}</h1>
        <SiteLink>{t('shell.plainHost.open')}</SiteLink>
      </div>
    </Container>
  );
}

const failure = <ErrorScreen navigation={[]} releaseOf={() => null} isLoaded={() => true} />;

/** The routes of a remote for a host that is not ours. */
export const frameRoutes = (routes: RouteObject[]): RouteObject[] => [
  {
    element: (
      <Page>
        <Outlet />
      </Page>
    ),
    errorElement: <Page>{failure}</Page>,
    hydrateFallbackElement: <PageSkeleton />,
    children: [
      { errorElement: failure, children: routes },
      { path: '*', element: <OnSite /> },
    ],
  },
];
