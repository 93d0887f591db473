import { useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router-dom';
import type { NavigationEntry } from '@oracle-astra/shared/contract';
import { note } from '../../telemetry/failures';
import { LazyNotFoundPage } from './lazy-not-found-page';
import { OtherRelease } from './other-release';
import { PageFailure } from './page-failure';

interface ErrorScreenProps {
  navigation: readonly NavigationEntry[];
  releaseOf: (pathname: string) => string | null;
  /** Whether the code of that release was loaded. */
  isLoaded: (pathname: string) => boolean;
}

/** The error boundary's screen inside the frame: a failure affects its own page only. Another release is taken where there is one; else Retry loads the page again. */
export function ErrorScreen({ navigation, releaseOf, isLoaded }: ErrorScreenProps) {
  const error = useRouteError();
  const { key, pathname } = useLocation();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const release = releaseOf(pathname);
  useEffect(() => {
    if (!isMissing) note('page', release, error);
  }, [isMissing, release, error]);
  if (isMissing) return <LazyNotFoundPage navigation={navigation} />;
  return (
    // What the API answered is no fault of the release.
    <OtherRelease key={release} release={isRouteErrorResponse(error) ? null : release} wasLoaded={isLoaded(pathname)}>
      <PageFailure key={key} release={release} />
    </OtherRelease>
  );
}
