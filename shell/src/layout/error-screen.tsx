import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router-dom';
import { MissingPageLater } from './missing-page-later';
import { PageFailure } from './page-failure';

/** The shared error screen, inside the frame: what failed costs its own page, and Retry asks for it anew. */
export function ErrorScreen({ releaseOf }: { releaseOf: (pathname: string) => string | null }) {
  const error = useRouteError();
  const { key, pathname } = useLocation();
  if (isRouteErrorResponse(error) && error.status === 404) return <MissingPageLater />;
  return <PageFailure key={key} release={releaseOf(pathname)} />;
}
