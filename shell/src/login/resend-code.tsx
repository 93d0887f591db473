import { useState } from 'react';
import type { CodePurpose } from '@oracle-astra/shared/contract';
import { formatClock } from '@oracle-astra/shared/format';
import { useCountdown } from '@oracle-astra/shared/hooks';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { Button } from '@oracle-astra/shared/ui';
import type { SentCode } from './login-progress';
import { useCodeRequest } from './use-code-request';

interface ResendCodeProps {
  mobile: string;
  purpose?: CodePurpose;
  /** When another code may be requested, in milliseconds since 1970. */
  availableAt: number;
  onSent: (sent: SentCode) => void;
}

/** Counts down until another code may be requested, then offers to send it. */
export function ResendCode({ mobile, purpose, availableAt, onSent }: ResendCodeProps) {
  const t = useTranslations();
  const { request, busy, nextAt } = useCodeRequest(onSent, purpose);
  const [reason, setReason] = useState('');
  const left = useCountdown(Math.max(availableAt, nextAt));
  if (left === null) return null;
  const resend = async () => {
    setReason('');
    setReason((await request(mobile)) ?? '');
  };
  return (
    <div className="stack-2">
      {left > 0 ? (
        <p className="tiny mute">
          {t.rich('shell.login.nextCode', {
            time: formatClock(left),
            strong: (content) => <b className="num">{content}</b>,
          })}
        </p>
      ) : (
        <Button variant="plain" small busy={busy} onClick={() => void resend()}>
          {t('shell.login.sendAgain')}
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
