import { formatClock } from '@oracle-astra/shared/format';
import { useCountdown } from '@oracle-astra/shared/hooks';
import { Button } from '@oracle-astra/shared/ui';
import type { SentCode } from './login-progress';
import { useCodeRequest } from './use-code-request';

interface NewCodeProps {
  mobile: string;
  /** From when on another code may be asked for, milliseconds since 1970. */
  after: number;
  onSent: (sent: SentCode) => void;
}

/** Sends another code, as soon as the server takes the request. */
export function NewCode({ mobile, after, onSent }: NewCodeProps) {
  const { request, busy, reason, nextAt } = useCodeRequest(onSent);
  const left = useCountdown(Math.max(after, nextAt));
  if (left === null) return null;
  return (
    <div className="stack-2">
      {left > 0 ? (
        <p className="tiny mute">
          New code in <b className="num">{formatClock(left)}</b>
        </p>
      ) : (
        <Button variant="plain" small busy={busy} onClick={() => void request(mobile)}>
          Send a new code
        </Button>
      )}
      {reason && (
        <p className="tiny" role="alert">
          {reason}
        </p>
      )}
    </div>
  );
}
