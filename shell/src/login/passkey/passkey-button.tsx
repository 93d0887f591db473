import { useState, useSyncExternalStore } from 'react';
import { formatError } from '@oracle-astra/shared/api';
import type { PasskeyAnswerRequest, PasskeyRequestOptions } from '@oracle-astra/shared/contract';
import { useTranslations, type PlainMessageId } from '@oracle-astra/shared/i18n';
import { Button } from '@oracle-astra/shared/ui';
import { answerPasskey, canUsePasskeys, type PasskeyProblem } from './answer-passkey';

const problemTexts: Record<PasskeyProblem, PlainMessageId> = {
  notUsed: 'shell.passkey.notUsed',
  unsupported: 'shell.passkey.unsupported',
  failed: 'shell.passkey.failed',
};

const never = () => () => undefined;

interface PasskeyButtonProps {
  label: string;
  /** Fetches a new challenge. */
  begin: () => Promise<PasskeyRequestOptions>;
  /** Sends the answer; rejects with the server's refusal. */
  finish: (answer: PasskeyAnswerRequest) => Promise<void>;
}

/** A button that uses a passkey if the browser supports them, with the reason below it if that failed. */
export function PasskeyButton({ label, begin, finish }: PasskeyButtonProps) {
  const t = useTranslations();
  const isShown = useSyncExternalStore(never, canUsePasskeys, () => false);
  const [isBusy, setBusy] = useState(false);
  const [reason, setReason] = useState('');
  if (!isShown) return null;

  /** Resolves to the reason of a failure, or ''. */
  async function attempt(): Promise<string> {
    const credential = await answerPasskey(await begin());
    if (typeof credential === 'string') return t(problemTexts[credential]);
    await finish({ credential });
    return '';
  }

  async function press(): Promise<void> {
    setBusy(true);
    setReason('');
    setReason(await attempt().catch((error: unknown) => formatError(error, t)));
    setBusy(false);
  }

  return (
    <>
      <Button variant="plain" busy={isBusy} busyText={t('shell.passkey.waiting')} onClick={() => void press()}>
        {label}
      </Button>
      {reason && (
        <p className="small" role="alert">
          {reason}
        </p>
      )}
    </>
  );
}
