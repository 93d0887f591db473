import { useState, type ReactNode } from 'react';
import { formatError, useAppDispatch } from '@oracle-astra/shared/api';
import { ConfirmDialog } from '@oracle-astra/shared/components';
import { formatRelative, formatRupees } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { toastShown, useNow } from '@oracle-astra/shared/session';
import { Button, Callout } from '@oracle-astra/shared/ui';

interface BegunPaymentProps {
  /** Paise. */
  amount: number;
  /** ISO 8601. */
  createdAt: string;
  /** The button that completes the payment. */
  children: ReactNode;
  /** Resolves to whether the payment was dropped, or to the error. */
  drop: () => Promise<{ isDropped: boolean } | { error: unknown }>;
  isDropping: boolean;
}

/** A payment that was begun earlier and is neither completed nor dropped. One of the two is needed before another payment. */
export function BegunPayment({ amount: paise, createdAt, children, drop, isDropping }: BegunPaymentProps) {
  const t = useTranslations();
  const dispatch = useAppDispatch();
  const now = useNow();
  const [isAsking, setAsking] = useState(false);
  const amount = formatRupees(paise, { paise: true });

  async function handleDrop(): Promise<void> {
    const result = await drop();
    setAsking(false);
    if ('error' in result) dispatch(toastShown('bad', formatError(result.error, t)));
    else dispatch(toastShown('good', t(result.isDropped ? 'commerce.openPayment.dropped' : 'commerce.openPayment.notDropped')));
  }

  return (
    <div className="stack">
      <Callout icon="clock" role="status">
        <h2 className="small">{t('commerce.openPayment.title', { amount, ago: formatRelative(createdAt, now, t) })}</h2>
        <p>{t('commerce.openPayment.text')}</p>
      </Callout>
      <div className="row">
        {children}
        <Button disabled={isDropping} onClick={() => setAsking(true)}>
          {t('commerce.openPayment.drop')}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        question={t('commerce.openPayment.dropQuestion', { amount })}
        danger
        busy={isDropping}
        onYes={() => void handleDrop()}
        onNo={() => setAsking(false)}
      >
        {t('commerce.openPayment.dropText')}
      </ConfirmDialog>
    </div>
  );
}
