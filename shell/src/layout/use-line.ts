import { useEffect, useRef, useState } from 'react';
import { useOnlineStatus } from '@oracle-astra/shared/hooks';

export type Line = 'up' | 'down' | 'back';

const wordMs = 5000;

/** Whether the device has a line: `back` for the five seconds after it came back. */
export function useLine(): Line {
  const online = useOnlineStatus();
  const [isBack, setBack] = useState(false);
  const wasGone = useRef(false);
  useEffect(() => {
    const hasReturned = online && wasGone.current;
    wasGone.current = !online;
    setBack(hasReturned);
    if (!hasReturned) return undefined;
    const timer = setTimeout(() => setBack(false), wordMs);
    return () => clearTimeout(timer);
  }, [online]);
  if (!online) return 'down';
  return isBack ? 'back' : 'up';
}
