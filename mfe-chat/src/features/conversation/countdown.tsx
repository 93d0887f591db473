import { useEffect, useState } from 'react';
import { formatClock } from '@oracle-astra/shared/format';
import { useCountdown } from '@oracle-astra/shared/hooks';

/** The time that the wallet still keeps the chat open, as m:ss. Give it a new key for each new word of the server. */
export function Countdown({ seconds, onEnd }: { seconds: number; onEnd: () => void }) {
  const [until, setUntil] = useState<number | null>(null);
  useEffect(() => setUntil(Date.now() + seconds * 1000), [seconds]);
  const left = useCountdown(until, onEnd) ?? seconds;
  return <span role="timer">{formatClock(left)}</span>;
}
