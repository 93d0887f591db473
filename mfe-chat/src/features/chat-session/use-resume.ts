import { useEffect, useRef } from 'react';
import type { Turn } from '../../components/chat-types';

/** Whether a reply is resumed without the person. Help stays visible instead of being replaced; the person can retry at any time. */
export const isResumable = (turn: Turn | undefined): turn is Turn =>
  turn?.state === 'failed' && turn.failure === null && turn.care === undefined;

const [firstPauseMs, maxPauseMs] = [300, 30_000];

/** Resumes a reply after a lost connection, with the same idempotency key and exponentially growing pauses. */
export function useResume(turns: readonly Turn[], retry: (turn: Turn) => void): void {
  const pause = useRef(firstPauseMs);
  const last = turns.at(-1);
  useEffect(() => {
    if (last?.state === 'done') pause.current = firstPauseMs;
    if (!isResumable(last)) return undefined;
    const timer = setTimeout(() => {
      pause.current = Math.min(pause.current * 2, maxPauseMs);
      if (navigator.onLine) retry(last);
    }, pause.current);
    return () => clearTimeout(timer);
  }, [last, retry]);
}
