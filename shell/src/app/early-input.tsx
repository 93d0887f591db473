import { useEffect, useEffectEvent, useLayoutEffect, type ReactNode } from 'react';
import { replayTyped } from './replay-typed';

interface EarlyInputProps {
  root: HTMLElement;
  /** The page answers input, and knows what was typed before it did. */
  onLive: () => void;
  children: ReactNode;
}

/** Gives a page that was just taken over what the person did before. */
export function EarlyInput({ root, onLive, children }: EarlyInputProps) {
  useLayoutEffect(() => replayTyped(root), [root]);
  const live = useEffectEvent(onLive);
  useEffect(() => {
    // What was typed reaches the page's state in the render after this one; sending it must find it there.
    const timer = setTimeout(live);
    return () => clearTimeout(timer);
  }, []);
  return children;
}
