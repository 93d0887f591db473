import { useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router-dom';
import type { NavigationEntry } from '@oracle-astra/shared/contract';
import { recordEvent } from '../../telemetry/failures';
import { LazyNotFoundPage } from './lazy-not-found-page';
import { OtherRelease } from './other-release';
import { PageFailure } from './page-failure';

interface ErrorScreenProps {
  navigation: readonly NavigationEntry[];
  releaseOf: (pathname: string) => string | null;
  /** Whether the code of the release that owns an address was loaded. */
  isLoaded: (pathname: string) => boolean;
}

/**
 * The error screen inside the frame, so that a failure affects only its own page. It tries another release if the site has one;
 * else Retry reloads the page.
 */
export function ErrorScreen({ navigation, releaseOf, isLoaded }: ErrorScreenProps) {
  const error = useRouteError();
  const { key, pathname } = useLocation();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const release = releaseOf(pathname);
  useEffect(() => {
    if (!isMissing) recordEvent('page', release, error);
  }, [isMissing, release, error]);
  if (isMissing) return <LazyNotFoundPage navigation={navigation} />;
  return (
    // An error response of the API is not the fault of the release.
    <OtherRelease key={release} release={isRouteErrorResponse(error) ? null : release} wasLoaded={isLoaded(pathname)}>
      <PageFailure key={key} release={release} />
    </OtherRelease>
  );
}
