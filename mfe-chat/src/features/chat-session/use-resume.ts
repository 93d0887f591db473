import { useEffect, useRef } from 'react';
import type { Turn } from '../../components/chat-types';

const [firstPauseMs, maxPauseMs] = [300, 30_000];

/** Resumes a reply after a lost connection, with the same idempotency key and exponentially growing pauses. */
export function useResume(turns: readonly Turn[], retry: (turn: Turn) => void): void {
  const pause = useRef(firstPauseMs);
  const last = turns.at(-1);
  useEffect(() => {
    if (last?.state === 'done') pause.current = firstPauseMs;
    // Help stays visible instead of being replaced; the person can retry at any time.
    if (last?.state !== 'failed' || last.failure !== null || last.care !== undefined) return undefined;
    const timer = setTimeout(() => {
      pause.current = Math.min(pause.current * 2, maxPauseMs);
      if (navigator.onLine) retry(last);
    }, pause.current);
    return () => clearTimeout(timer);
  }, [last, retry]);
}
