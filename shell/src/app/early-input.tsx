import { useEffect, useEffectEvent, useLayoutEffect, type ReactNode } from 'react';
import { typedIn } from './replay-typed';

interface EarlyInputProps {
  root: HTMLElement;
  /** The page answers input, and knows what was typed before it did. */
  onLive: () => void;
  children: ReactNode;
}

/** Gives a page that just came to life what the person did before. */
export function EarlyInput({ root, onLive, children }: EarlyInputProps) {
  useLayoutEffect(() => {
    // Taken down before anything renders again, and told right after: within a commit React would answer all fields with
    // the same old state, and of several parts of one value the last alone would stay.
    queueMicrotask(typedIn(root));
  }, [root]);
  const live = useEffectEvent(onLive);
  useEffect(() => {
    // What was typed reaches the page's state in the render after this one; sending it must find it there.
    const timer = setTimeout(live);
    return () => clearTimeout(timer);
  }, []);
  return children;
}
