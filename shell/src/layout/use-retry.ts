import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { triesIn, withTries } from './retry-state';

const waits = [8, 16, 32];

/**
 * Asks for the page of this address again: by itself after 8, 16 and 32 seconds and when the line comes back, or when
 * the person says so. `secondsLeft` is null when no more tries come by themselves.
 */
export function useRetry() {
  const location = useLocation();
  const navigate = useNavigate();
  const busy = useNavigation().state !== 'idle';
  const tries = triesIn(location);
  const [secondsLeft, setSecondsLeft] = useState(waits[tries] ?? null);

  const ask = (nextTries: number) => {
    const { pathname, search, hash, state } = location;
    void navigate(pathname + search + hash, { replace: true, state: withTries(state, nextTries) });
  };
  const askByItself = useEffectEvent(() => ask(tries + 1));

  useEffect(() => {
    if (busy || secondsLeft === null) return;
    if (secondsLeft === 0) return askByItself();
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1000);
    return () => clearTimeout(timer);
  }, [busy, secondsLeft]);

  useEffect(() => {
    const lineIsBack = () => askByItself();
    addEventListener('online', lineIsBack);
    return () => removeEventListener('online', lineIsBack);
  }, []);

  return { busy, secondsLeft, retry: () => ask(0) };
}
