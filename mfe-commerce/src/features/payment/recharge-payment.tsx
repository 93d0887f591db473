import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatError } from '@oracle-astra/shared/api';
import { formatRupees } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { useSession } from '@oracle-astra/shared/session';
import { Button, Callout, ErrorState, Loading, SkeletonText, StateArt } from '@oracle-astra/shared/ui';
import { useCommerceGetOpenRechargesQuery } from '../../api/orders';
import { useCommercePaymentConfigQuery } from '../../api/payments';
import type { ChosenPack } from '../../api/parse-pack';
import { loadCheckout, type PaymentMethod } from '../../components/checkout';
import { CouponForm } from './coupon-form';
import { MethodChoice } from './method-choice';
import { OpenPayment } from './open-payment';
import { OrderSummary } from './order-summary';
import { PaidOrder } from './paid-order';
import { PaymentColumns } from './payment-columns.styles';
import { Confirming, NoteOfLastTry } from './payment-notes';
import { usePayment, type Payment } from './use-payment';
import { useQuote } from './use-quote';

/** The payment of a pack: its price, the ways to pay, and what came of it. */
export function RechargePayment({ pack }: { pack: ChosenPack }) {
  const t = useTranslations();
  const [query] = useSearchParams();
  const { quote, error, isFetching, retry, coupon, couponError } = useQuote(pack, query.get('coupon'));
  const payment = usePayment(pack, quote, coupon);
  const { isSignedIn } = useSession();
  const { currentData: orders } = useCommerceGetOpenRechargesQuery(undefined, { skip: !isSignedIn, refetchOnMountOrArgChange: true });
  if (payment.paid) return <PaidOrder order={payment.paid} astrologer={pack.astrologer} />;
  if (quote === undefined) {
    if (error !== undefined)
      return <ErrorState art={<StateArt kind="error" />} message={formatError(error, t)} busy={isFetching} onRetry={retry} />;
    return (
      <Loading label={t('commerce.payment.loading')}>
        <SkeletonText lines={8} />
      </Loading>
    );
  }
  const isConfirming = payment.phase === 'confirming';
  // The one of the address goes on here.
  const open = payment.phase === 'ready' && query.get('order') === null ? orders?.orders[0] : undefined;
  return (
    <PaymentColumns>
      <div className="stack-6">
        <OrderSummary quote={quote} />
        {!isConfirming && <CouponForm applied={coupon} refusal={couponError} disabled={payment.phase !== 'ready'} />}
      </div>
      {isConfirming ? (
        <Confirming isLate={payment.isLate} />
      ) : open ? (
        <OpenPayment order={open} />
      ) : (
        <PayButton payment={payment} amount={quote.amount} />
      )}
    </PaymentColumns>
  );
}

function PayButton({ payment, amount }: { payment: Payment; amount: number }) {
  const t = useTranslations();
  const { isSignedIn } = useSession();
  const [method, setMethod] = useState<PaymentMethod>('upi');
  const { data: config } = useCommercePaymentConfigQuery();
  const { phase, note, pay } = payment;
  // The script is asked for as soon as a finger or the focus is on the button.
  const prepare = () => config && isSignedIn && void loadCheckout(config.checkout_url);
  return (
    <div className="stack">
      <MethodChoice value={method} onChange={setMethod} disabled={phase !== 'ready'} />
      {note && <NoteOfLastTry note={note} />}
      <Button
        variant="primary"
        busy={phase !== 'ready'}
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
