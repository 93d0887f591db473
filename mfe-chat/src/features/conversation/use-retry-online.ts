import { useEffect, useRef } from 'react';

/** Calls back once when the network is there again after it was gone. */
export function useRetryOnline(online: boolean, retry: () => void): void {
  const wasGone = useRef(false);
  const latest = useRef(retry);
  useEffect(() => {
    latest.current = retry;
  });
  useEffect(() => {
    if (online && wasGone.current) latest.current();
    wasGone.current = !online;
  }, [online]);
}
