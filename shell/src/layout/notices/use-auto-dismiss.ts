import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { toastMs } from '@oracle-astra/shared/contract';

/** Calls back after the display time of a toast, not counting pauses. */
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
