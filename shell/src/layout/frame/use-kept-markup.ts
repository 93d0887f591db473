import { useState } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import type { PageHandle } from '@oracle-astra/shared/api';

/** The handle of the initial page where its code did not come. */
export interface KeptPageHandle extends PageHandle {
  keepsMarkup: true;
}

/** Whether the server's markup within `main` is kept: until the page's code has loaded or the person leaves the page. */
export function useKeptMarkup(): boolean {
  const handle = useMatches().at(-1)?.handle as Partial<KeptPageHandle> | undefined;
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const [initial] = useState(address);
  const [hasLeft, setHasLeft] = useState(false);
  if (address !== initial && !hasLeft) setHasLeft(true);
  return handle?.keepsMarkup === true && !hasLeft && address === initial;
}
