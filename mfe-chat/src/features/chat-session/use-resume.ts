import { useEffect, useRef } from 'react';
import type { Turn } from '../../components/chat-types';

const [firstPauseMs, longestPauseMs] = [300, 30_000];

/** Resumes a reply after a lost connection: with the same key, after pauses that double. */
export function useResume(turns: readonly Turn[], retry: (turn: Turn) => void): void {
  const pause = useRef(firstPauseMs);
  const last = turns.at(-1);
  useEffect(() => {
    if (last?.state === 'done') pause.current = firstPauseMs;
    // Help stays visible instead; the person can ask again at any time.
    if (last?.state !== 'failed' || last.failure !== null || last.care !== undefined) return undefined;
    const timer = setTimeout(() => {
      pause.current = Math.min(pause.current * 2, longestPauseMs);
      if (navigator.onLine) retry(last);
    }, pause.current);
    return () => clearTimeout(timer);
  }, [last, retry]);
}
