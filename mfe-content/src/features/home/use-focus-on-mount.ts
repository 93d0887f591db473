import { useEffect, useRef, type RefObject } from 'react';

/** Focuses an element when it is mounted, so that keyboard and screen reader continue where a part of the page was replaced. */
export function useFocusOnMount<Element extends HTMLElement>(isFocused: boolean): RefObject<Element | null> {
  const ref = useRef<Element>(null);
  useEffect(() => {
    if (isFocused) ref.current?.focus();
  }, [isFocused]);
  return ref;
}
