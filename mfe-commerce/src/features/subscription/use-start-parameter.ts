import { useEffect, useEffectEvent, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * Continues a tap on Subscribe that needed this page as a new document: `?start=1` in the address. The parameter is removed
 * first, so that a reload or a shared link does not open a payment.
 */
export function useStartParameter(isReady: boolean, start: () => Promise<void>): void {
  const [query, setQuery] = useSearchParams();
  const isRequested = query.get('start') === '1';
  const wasRequested = useRef(false);
  const continueStart = useEffectEvent(() => {
    if (isRequested) setQuery({}, { replace: true, preventScrollReset: true });
    // Started at the final address, because a payment that was begun at another address counts as left.
    else if (wasRequested.current) void start();
    wasRequested.current = isRequested;
  });
  useEffect(() => {
    if (isReady) continueStart();
  }, [isRequested, isReady]);
}
