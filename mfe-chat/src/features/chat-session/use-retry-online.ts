import { useEffect, useRef } from 'react';

/** Calls `retry` each time the network is back. */
export function useRetryOnline(isOnline: boolean, retry: () => void): void {
  const wasOffline = useRef(false);
  const latest = useRef(retry);
  useEffect(() => {
    latest.current = retry;
  });
  useEffect(() => {
    if (isOnline && wasOffline.current) latest.current();
    wasOffline.current = !isOnline;
  }, [isOnline]);
}
