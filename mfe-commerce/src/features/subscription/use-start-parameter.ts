import { useEffect, useEffectEvent, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * Continues a tap on Subscribe that needed this page as a new document: `?start=1` in the address, with the price of the button in
 * paise as `amount`. The parameters are removed first, so that a reload or a shared link does not open a payment.
 */
export function useStartParameter(isReady: boolean, start: (pressed: number | undefined) => Promise<void>): void {
  const [query, setQuery] = useSearchParams();
  const isRequested = query.get('start') === '1';
  const wasRequested = useRef(false);
  const pressed = useRef<number | undefined>(undefined);
  const continueStart = useEffectEvent(() => {
    if (isRequested) {
      pressed.current = Number(query.get('amount')) || undefined;
      setQuery({}, { replace: true, preventScrollReset: true });
    }
    // Started at the final address, because a payment that was begun at another address counts as left.
    else if (wasRequested.current) void start(pressed.current);
    wasRequested.current = isRequested;
  });
  useEffect(() => {
    if (isReady) continueStart();
  }, [isRequested, isReady]);
}
