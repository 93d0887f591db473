import { siteRoutes } from '@oracle-astra/shared/contract';
import { formatRupees } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { AppLink, Callout } from '@oracle-astra/shared/ui';
import type { PaymentNote } from './payment-note';
import { useAcknowledge } from '../../components/use-acknowledge';

const texts = {
  failed: 'commerce.payment.failed',
  dismissed: 'commerce.payment.dismissed',
  unconfirmed: 'commerce.payment.unconfirmed',
  refunded: 'commerce.payment.refunded',
  lapsed: 'commerce.payment.lapsed',
  priceChanged: 'shared.failures.priceChanged',
} as const;

const formatPaise = (paise: number) => formatRupees(paise, { paise: paise % 100 !== 0 });

/** The outcome of the last attempt to pay. */
export function LastAttemptNote({ note }: { note: PaymentNote }) {
  const t = useTranslations();
  useAcknowledge(note.kind === 'credited' ? note.order_id : null);
  if (note.kind === 'credited')
    return (
      <Callout tone="good" role="status">
        {t('commerce.payment.credited', { amount: formatPaise(note.amount), wallet: formatPaise(note.wallet * 100) })}
      </Callout>
    );
  if (note.kind === 'dismissed' || note.kind === 'unconfirmed' || note.kind === 'lapsed' || note.kind === 'priceChanged')
    return <Callout role="status">{t(texts[note.kind])}</Callout>;
  return (
    <Callout tone="bad" role="alert">
      {note.kind === 'refused' ? t('commerce.payment.refused', { reason: note.reason }) : t(texts[note.kind])}
    </Callout>
  );
}

/** Replaces the button while a payment is being confirmed, so that nobody pays twice. */
export function Confirming({ isLate }: { isLate: boolean }) {
  const t = useTranslations();
  return (
    <Callout icon="clock" role="status">
      {isLate
        ? t.rich('commerce.payment.late', { link: (content) => <AppLink to={siteRoutes.balance}>{content}</AppLink> })
        : t('commerce.payment.confirming')}
    </Callout>
  );
}
