import { useEffect, useRef } from 'react';

/** Moves the focus to the replacement of an open payment when that is removed together with its focused button. */
export function useFocusReplacement<Place extends HTMLElement>(openId: string | undefined) {
  const next = useRef<Place>(null);
  const before = useRef(openId);
  useEffect(() => {
    const hasGone = before.current !== undefined && before.current !== openId;
    before.current = openId;
    if (hasGone && (document.activeElement === null || document.activeElement === document.body)) next.current?.focus();
  }, [openId]);
  return next;
}
