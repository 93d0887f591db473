import { useEffect, useEffectEvent, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * Goes on with a tap that needed this page as a document of its own: `?start=1` of the address, which is taken away
 * first, so that a reload or a shared link opens no payment.
 */
export function useStartOfAddress(isReady: boolean, start: () => Promise<void>): void {
  const [query, setQuery] = useSearchParams();
  const isWanted = query.get('start') === '1';
  const isTaken = useRef(false);
  const goOn = useEffectEvent(() => {
    if (isWanted) setQuery({}, { replace: true, preventScrollReset: true });
    // Begun at the address that stays: what is begun at another one counts as left.
    else if (isTaken.current) void start();
    isTaken.current = isWanted;
  });
  useEffect(() => {
    if (isReady) goOn();
  }, [isWanted, isReady]);
}
