import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { useIsOnPage } from '@oracle-astra/shared/session';
import { readRetryCount, withRetryCount } from './retry-count';

const retryDelaysSeconds = [8, 16, 32];

/**
 * Reloads the page of this address: automatically after 8, 16 and 32 seconds and when the device is online again, or when `retry`
 * is called. `secondsLeft` is null if no automatic retry is scheduled.
 */
export function useRetry() {
  const location = useLocation();
  const navigate = useNavigate();
  const isOnPage = useIsOnPage();
  const busy = useNavigation().state !== 'idle';
  const retryCount = readRetryCount(location);
  const [secondsLeft, setSecondsLeft] = useState(retryDelaysSeconds[retryCount] ?? null);

  const reload = (nextCount: number) => {
    const { pathname, search, hash, state } = location;
    void navigate(pathname + search + hash, { replace: true, state: withRetryCount(state, nextCount) });
  };
  const retryAutomatically = useEffectEvent(() => isOnPage() && reload(retryCount + 1));

  useEffect(() => {
    if (busy || secondsLeft === null) return;
    if (secondsLeft === 0) return void retryAutomatically();
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1000);
    return () => clearTimeout(timer);
  }, [busy, secondsLeft]);

  useEffect(() => {
    const onOnline = () => retryAutomatically();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, []);

  return { busy, secondsLeft, retry: () => reload(0) };
}
