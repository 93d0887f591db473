import { formatClock } from '@oracle-astra/shared/format';
import { useStopwatch } from './use-stopwatch';

/** The time that the wallet still keeps the chat open, as m:ss. Give it a new key for each new word of the server. */
export function Countdown({ seconds, onEnd }: { seconds: number; onEnd: () => void }) {
  const left = useStopwatch(seconds, onEnd);
  return <span role="timer">{formatClock(left)}</span>;
}
