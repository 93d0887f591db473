import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { toastMs } from '@oracle-astra/shared/contract';

/** Calls back after the time of a toast. Paused, the clock stands still, and goes on from where it was. */
export function useDeparture(leave: () => void) {
  const [paused, setPaused] = useState(false);
  const left = useRef<number>(toastMs);
  const depart = useEffectEvent(leave);
  useEffect(() => {
    if (paused) return;
    const since = Date.now();
    const timer = setTimeout(() => depart(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - since;
    };
  }, [paused]);
  return { pause: () => setPaused(true), goOn: () => setPaused(false) };
}
