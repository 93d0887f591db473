import { useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router-dom';
import type { NavigationEntry } from '@oracle-astra/shared/contract';
import { note } from '../../telemetry/failures';
import { LazyNotFoundPage } from './lazy-not-found-page';
import { PageFailure } from './page-failure';

interface ErrorScreenProps {
  navigation: readonly NavigationEntry[];
  releaseOf: (pathname: string) => string | null;
}

/** The error boundary's screen inside the frame: a failure affects its own page only, and Retry loads it again. */
export function ErrorScreen({ navigation, releaseOf }: ErrorScreenProps) {
  const error = useRouteError();
  const { key, pathname } = useLocation();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const release = releaseOf(pathname);
  useEffect(() => {
    if (!isMissing) note('page', release, error);
  }, [isMissing, release, error]);
  if (isMissing) return <LazyNotFoundPage navigation={navigation} />;
  return <PageFailure key={key} release={release} />;
}
