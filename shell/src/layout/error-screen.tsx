import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router-dom';
import type { NavigationEntry } from '@oracle-astra/shared/contract';
import { MissingPageLater } from './missing-page-later';
import { PageFailure } from './page-failure';

interface ErrorScreenProps {
  navigation: readonly NavigationEntry[];
  releaseOf: (pathname: string) => string | null;
}

/** The shared error screen, inside the frame: what failed costs its own page, and Retry asks for it anew. */
export function ErrorScreen({ navigation, releaseOf }: ErrorScreenProps) {
  const error = useRouteError();
  const { key, pathname } = useLocation();
  if (isRouteErrorResponse(error) && error.status === 404) return <MissingPageLater navigation={navigation} />;
  return <PageFailure key={key} release={releaseOf(pathname)} />;
}
