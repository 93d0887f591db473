import { useEffect, useState } from 'react';
import { formatClock } from '@oracle-astra/shared/format';
import { useCountdown } from '@oracle-astra/shared/hooks';
import type { ChatCredit } from '../../components/chat-credit';

interface CountdownProps {
  /** Each report of the credit restarts the time. */
  credit: ChatCredit;
  onEnd: () => void;
}

/** The time left as m:ss. */
export function Countdown({ credit, onEnd }: CountdownProps) {
  const [until, setUntil] = useState<number | null>(null);
  useEffect(() => setUntil(Date.now() + credit.secondsLeft * 1000), [credit]);
  const left = useCountdown(until, onEnd) ?? credit.secondsLeft;
  return <span role="timer">{formatClock(left)}</span>;
}
