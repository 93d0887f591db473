import { useEffect, useRef } from 'react';
import type { Turn } from '../../../components/chat-types';

/** Whether a reply is resumed without the person. Help stays visible instead of being replaced; the person can retry at any time. */
export const isResumable = ({ state, failure, care, isLeft }: Turn): boolean =>
  state === 'failed' && failure === null && care === undefined && !isLeft;

const [firstPauseMs, maxPauseMs] = [300, 30_000];

/** Resumes replies after a lost connection in turn, with their own idempotency keys and exponentially growing pauses. */
export function useResume(turns: readonly Turn[], resume: (turn: Turn) => void): void {
  const pause = useRef(firstPauseMs);
  const attempts = useRef(0);
  useEffect(() => {
    if (turns.some(({ state }) => state === 'pending')) return undefined;
    const open = turns.filter(isResumable);
    if (open.length === 0) pause.current = firstPauseMs;
    const next = open[attempts.current % open.length];
    if (next === undefined) return undefined;
    const timer = setTimeout(() => {
      pause.current = Math.min(pause.current * 2, maxPauseMs);
      attempts.current += 1;
      if (navigator.onLine) resume(next);
    }, pause.current);
    return () => clearTimeout(timer);
  }, [turns, resume]);
}
