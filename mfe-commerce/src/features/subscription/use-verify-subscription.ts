import { formatError, isApiError, useAppDispatch } from '@oracle-astra/shared/api';
import { siteRoutes, type PaidOrder } from '@oracle-astra/shared/contract';
import { formatRupees, getTextLang } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { toastShown, useIsOnPage } from '@oracle-astra/shared/session';
import { commerceAcknowledgeRecharge, type CheckoutResult } from '../../api/orders';
import { useCommerceVerifySubscriptionMutation } from '../../api/subscriptions';

/** The outcome of the payment; `message` is the server's. `credited` is an earlier recharge that has arrived meanwhile. */
export type SubscribeOutcome = { kind: 'thankYou' | 'error'; message: string } | { kind: 'failed' } | ({ kind: 'credited' } & PaidOrder);

/** Returns a function that reports an outcome: to the page, or by a toast to a person who has left it. */
export function useReportOutcome(onEnd: (outcome: SubscribeOutcome) => void): (outcome: SubscribeOutcome) => void {
  const t = useTranslations();
  const dispatch = useAppDispatch();
  const isOnPage = useIsOnPage();
  return (outcome) => {
    if (isOnPage()) return onEnd(outcome);
    if (outcome.kind === 'credited') {
      dispatch(toastShown('good', t('commerce.payment.paid', { wallet: formatRupees(outcome.wallet * 100) }), siteRoutes.balance));
      void dispatch(commerceAcknowledgeRecharge.initiate(outcome.order_id, { track: false }));
    } else if (outcome.kind === 'thankYou') dispatch(toastShown('good', outcome.message, siteRoutes.myActivePlans));
    else dispatch(toastShown('bad', outcome.kind === 'failed' ? t('commerce.outcome.failed') : outcome.message));
  };
}

/** Returns a function that has the server verify the result of the provider's window, and reports the outcome. */
export function useVerifySubscription(end: (outcome: SubscribeOutcome) => void) {
  const t = useTranslations();
  const dispatch = useAppDispatch();
  const [verify] = useCommerceVerifySubscriptionMutation();

  return async function verifyResult(result: CheckoutResult): Promise<void> {
    if (!result.razorpay_payment_id) return end({ kind: 'failed' });
    const { data, error } = await verify(result);
    if (data) {
      // The server may have its message in English only.
      const isReadable = data.message !== undefined && getTextLang(data.message) === t.locale;
      return end({ kind: 'thankYou', message: isReadable ? (data.message ?? '') : t('commerce.subscription.started') });
    }
    if (isApiError(error) && error.kind === 'refused') return end({ kind: 'error', message: formatError(error, t) });
    dispatch(toastShown('bad', t('commerce.subscription.notVerified')));
  };
}
