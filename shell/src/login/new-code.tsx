import { formatClock } from '@oracle-astra/shared/format';
import { useCountdown } from '@oracle-astra/shared/hooks';
import { Button } from '@oracle-astra/shared/ui';
import type { SentCode } from './login-progress';
import { useCodeRequest } from './use-code-request';

const waitSeconds = 30;

interface NewCodeProps {
  mobile: string;
  /** When the last code was sent, milliseconds since 1970. */
  after: number;
  onSent: (sent: SentCode) => void;
}

/** Sends another code, half a minute after the last one. */
export function NewCode({ mobile, after, onSent }: NewCodeProps) {
  const left = useCountdown(after + waitSeconds * 1000);
  const { request, busy, reason } = useCodeRequest(onSent);
  if (left === null) return null;
  if (left > 0) {
    return (
      <p className="tiny mute">
        New code in <b className="num">{formatClock(left)}</b>
      </p>
    );
  }
  return (
    <div className="stack-2">
      <Button kind="plain" small busy={busy} onClick={() => void request(mobile)}>
        Send a new code
      </Button>
      {reason && (
        <p className="tiny" role="alert">
          {reason}
        </p>
      )}
    </div>
  );
}
