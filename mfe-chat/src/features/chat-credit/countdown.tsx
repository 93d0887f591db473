import { useEffect, useState } from 'react';
import { formatClock } from '@oracle-astra/shared/format';
import { useCountdown } from '@oracle-astra/shared/hooks';

interface CountdownProps {
  /** Seconds left at mount. Change `key` to restart. */
  seconds: number;
  onEnd: () => void;
}

/** The time left as m:ss. */
export function Countdown({ seconds, onEnd }: CountdownProps) {
  const [until, setUntil] = useState<number | null>(null);
  useEffect(() => setUntil(Date.now() + seconds * 1000), [seconds]);
  const left = useCountdown(until, onEnd) ?? seconds;
  return <span role="timer">{formatClock(left)}</span>;
}
