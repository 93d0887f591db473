import { useEffect, useState, type ReactNode } from 'react';
import { startReporting } from '../../telemetry/failures';
import { PageSkeleton } from '../frame/page-skeleton';

interface OtherReleaseProps {
  release: string | null;
  wasLoaded: boolean;
  /** Shown if the site has no other release. */
  children: ReactNode;
}

/** Asks the site for another release of a page that failed; if there is one, the document is reloaded. */
export function OtherRelease({ release, wasLoaded, children }: OtherReleaseProps) {
  const [isAsking, setIsAsking] = useState(release !== null);
  useEffect(() => {
    if (release === null) return;
    // The error page stays, with its Retry.
    void import(/* webpackChunkName: "other-release" */ '../../composition/load-other-release')
      .then(({ loadOtherRelease }) => loadOtherRelease({ release, wasLoaded, startReporting }))
      .catch(() => undefined)
      .then(() => setIsAsking(false));
  }, [release, wasLoaded]);
  return isAsking ? <PageSkeleton /> : children;
}
