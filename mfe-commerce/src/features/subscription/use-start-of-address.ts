import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * Goes on with a tap that needed this page as a document of its own: `?start=1` of the address, which is taken away
 * first, so that a reload or a shared link opens no payment.
 */
export function useStartOfAddress(isReady: boolean, start: () => Promise<void>): void {
  const [query, setQuery] = useSearchParams();
  const isWanted = query.get('start') === '1';
  const run = useEffectEvent(() => {
    setQuery({}, { replace: true, preventScrollReset: true });
    void start();
  });
  useEffect(() => {
    if (isWanted && isReady) run();
  }, [isWanted, isReady]);
}
