import { useEffect, useEffectEvent, useLayoutEffect, type ReactNode } from 'react';
import type { followInput } from './follow-input';

interface ReplayInputProps {
  /** The function of `followInput`, created before React rendered. */
  input: ReturnType<typeof followInput>;
  /** Called when the page is interactive and its state contains the input from before hydration. */
  onHydrated: () => void;
  children: ReactNode;
}

/** Replays input from before hydration into the state of the page, even if React had to render the page again. */
export function ReplayInput({ input, onHydrated, children }: ReplayInputProps) {
  useLayoutEffect(() => {
    // Captured before any other render and replayed in a microtask: within one commit React handles all events with the
    // same old state, so of several fields that share a value only the last would be kept.
    queueMicrotask(input());
  }, [input]);
  const emit = useEffectEvent(onHydrated);
  useEffect(() => {
    // The replayed input is in the page's state after the next render; a queued submit must find it there.
    const timer = setTimeout(emit);
    return () => clearTimeout(timer);
  }, []);
  return children;
}
