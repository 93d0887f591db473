import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatError } from '@oracle-astra/shared/api';
import { formatRupees } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { useSession } from '@oracle-astra/shared/session';
import { Button, Callout, ErrorState, Loading, SkeletonText, StateArt } from '@oracle-astra/shared/ui';
import { useCommercePaymentConfigQuery } from '../../api/payments';
import type { ChosenPack } from '../../api/parse-pack';
import { loadCheckout, type PaymentMethod } from '../../components/checkout';
import { useFocusReplacement } from '../../components/use-focus-replacement';
import { MethodChoice } from './method-choice';
import { OpenPayment } from './open-payment';
import { PaidOrder } from './paid-order';
import { PaymentColumns } from './payment-columns.styles';
import { Confirming, LastAttemptNote } from './payment-notes';
import { Price } from './price';
import { useOpenOrders } from './use-open-orders';
import { usePayment, type Payment } from './use-payment';
import { useQuote } from './use-quote';

/** The payment of a pack: its price, the payment methods, and the outcome. */
export function RechargePayment({ pack }: { pack: ChosenPack }) {
  const t = useTranslations();
  const [query] = useSearchParams();
  const today = useQuote(pack, query.get('coupon'));
  const { isWaiting, own, first } = useOpenOrders();
  // An order that was begun is completed at its own price.
  const quote = own?.prices ?? today.quote;
  const payment = usePayment(pack, quote, today.coupon);
  const [method, setMethod] = useState<PaymentMethod>('upi');
  const open = payment.phase === 'ready' ? first : undefined;
  const next = useFocusReplacement<HTMLElement>(open?.order_id);
  if (payment.paid) return <PaidOrder order={payment.paid} astrologer={pack.astrologer} />;
  if (quote === undefined) {
    if (today.error !== undefined)
      return (
        <>
          <ErrorState art={<StateArt kind="error" />} message={formatError(today.error, t)} busy={today.isFetching} onRetry={today.retry} />
          {open && <OpenPayment order={open} />}
        </>
      );
    return (
      <Loading label={t('commerce.payment.loading')}>
        <SkeletonText lines={8} />
      </Loading>
    );
  }
  const isConfirming = payment.phase === 'confirming';
  return (
    <PaymentColumns>
      <Price quote={quote} today={today} isBegun={own !== undefined} phase={payment.phase} />
      <section ref={next} tabIndex={-1} className="stack" aria-label={t('commerce.payment.title')}>
        {isConfirming ? (
          <Confirming isLate={payment.isLate} />
        ) : open ? (
          <>
            {payment.note && <LastAttemptNote note={payment.note} />}
            <OpenPayment order={open} />
          </>
        ) : (
          <>
            <MethodChoice value={method} onChange={setMethod} disabled={payment.phase !== 'ready'} />
            <PayButton
              payment={payment}
              method={method}
              amount={quote.amount}
              isWaiting={isWaiting}
              isDisabled={today.isOutdated && own === undefined}
            />
          </>
        )}
      </section>
    </PaymentColumns>
  );
}

interface PayButtonProps {
  payment: Payment;
  method: PaymentMethod;
  amount: number;
  isWaiting: boolean;
  /** Whether another price is loading. */
  isDisabled: boolean;
}

function PayButton({ payment, method, amount, isWaiting, isDisabled }: PayButtonProps) {
  const t = useTranslations();
  const { isSignedIn } = useSession();
  const { data: config } = useCommercePaymentConfigQuery();
  const { phase, note, pay } = payment;
  // Loads the script when the button is hovered, touched or focused.
  const prepare = () => config && isSignedIn && void loadCheckout(config.checkout_url);
  return (
    <div className="stack">
      {note && <LastAttemptNote note={note} />}
      <Button
        variant="primary"
        busy={phase !== 'ready'}
        disabled={isDisabled}
        // A press meanwhile continues when the open orders are known.
        aria-disabled={isWaiting || undefined}
        busyText={phase === 'open' ? t('commerce.payment.windowOpen') : t('commerce.payment.starting')}
        onPointerEnter={prepare}
        onTouchStart={prepare}
        onFocus={prepare}
        onClick={() => void pay(method)}
      >
        {t('commerce.payment.pay', { amount: formatRupees(amount, { paise: true }) })}
      </Button>
      {!isSignedIn && <p className="small mute">{t('commerce.payment.logInFirst')}</p>}
      {config?.is_test && <Callout>{t('commerce.checkout.test')}</Callout>}
      <p className="tiny mute">{t('commerce.payment.safe')}</p>
    </div>
  );
}
