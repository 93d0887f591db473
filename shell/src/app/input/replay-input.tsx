import { useEffect, useEffectEvent, useLayoutEffect, type ReactNode } from 'react';
import type { carryInput } from './carry-input';

interface ReplayInputProps {
  root: HTMLElement;
  /** The function of `carryInput`, created before React rendered. */
  input: ReturnType<typeof carryInput>;
  /** Called when the page is interactive and its state contains the input from before hydration. */
  onHydrated: () => void;
  children: ReactNode;
}

/** Replays input from before hydration into the state of the page, even if React had to render the page again. */
export function ReplayInput({ root, input, onHydrated, children }: ReplayInputProps) {
  useLayoutEffect(() => {
    // Captured before any other render and replayed in a microtask: within one commit React handles all events with the
    // same old state, so of several fields that share a value only the last would be kept.
    queueMicrotask(input(root));
  }, [root, input]);
  const emit = useEffectEvent(onHydrated);
  useEffect(() => {
    // The replayed input is in the page's state after the next render; a queued submit must find it there.
    const timer = setTimeout(emit);
    return () => clearTimeout(timer);
  }, []);
  return children;
}
