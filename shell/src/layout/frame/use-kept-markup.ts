import { useState } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import type { PageHandle } from '@oracle-astra/shared/api';

/** The handle of an initial page whose code failed to load. */
export interface KeptPageHandle extends PageHandle {
  keepsMarkup: true;
}

/** Whether `main` keeps the server's HTML: until the page's code has loaded or the person leaves the page. */
export function useKeptMarkup(): boolean {
  const handle = useMatches().at(-1)?.handle as Partial<KeptPageHandle> | undefined;
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const [initial] = useState(address);
  const [hasLoggedOut, setHasLeft] = useState(false);
  if (address !== initial && !hasLoggedOut) setHasLeft(true);
  return handle?.keepsMarkup === true && !hasLoggedOut && address === initial;
}
