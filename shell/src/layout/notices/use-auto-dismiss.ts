import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { toastMs } from '@oracle-astra/shared/contract';

/** Calls back after a toast's time, not counting the time while paused. */
export function useAutoDismiss(onDismiss: () => void, startsPaused: boolean) {
  const [paused, setPaused] = useState(startsPaused);
  const remainingMs = useRef<number>(toastMs);
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    if (paused) return;
    const startedAt = Date.now();
    const timer = setTimeout(() => dismiss(), remainingMs.current);
    return () => {
      clearTimeout(timer);
      remainingMs.current -= Date.now() - startedAt;
    };
  }, [paused]);
  return { pause: () => setPaused(true), resume: () => setPaused(false) };
}
