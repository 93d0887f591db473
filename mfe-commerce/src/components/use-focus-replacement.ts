import { useEffect, useRef } from 'react';

/** Keeps the focus near where it was once a payment that was begun is gone, and its buttons with it: what stands in its place gets it. */
export function useFocusOfNext<Place extends HTMLElement>(openId: string | undefined) {
  const next = useRef<Place>(null);
  const before = useRef(openId);
  useEffect(() => {
    const hasGone = before.current !== undefined && before.current !== openId;
    before.current = openId;
    if (hasGone && (document.activeElement === null || document.activeElement === document.body)) next.current?.focus();
  }, [openId]);
  return next;
}
