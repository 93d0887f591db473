import { formatError, isApiError, useAppDispatch } from '@oracle-astra/shared/api';
import { getTextLang } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { toastShown } from '@oracle-astra/shared/session';
import type { CheckoutResult } from '../../api/orders';
import { useCommerceVerifySubscriptionMutation } from '../../api/subscriptions';

/** How the payment ended; `message` is the server's. */
export type SubscribeOutcome = { kind: 'thankYou' | 'error'; message: string } | { kind: 'failed' };

/** Returns a function that has the server verify the result of the provider's window, and says how it ended. */
export function useVerifySubscription(onEnd: (outcome: SubscribeOutcome) => void) {
  const t = useTranslations();
  const dispatch = useAppDispatch();
  const [verify] = useCommerceVerifySubscriptionMutation();

  return async function verifyResult(result: CheckoutResult): Promise<void> {
    if (!result.razorpay_payment_id) return onEnd({ kind: 'failed' });
    const { data, error } = await verify(result);
    if (data) {
      // The server may know its message in English only.
      const isReadable = data.message !== undefined && getTextLang(data.message) === t.locale;
      return onEnd({ kind: 'thankYou', message: isReadable ? (data.message ?? '') : t('commerce.subscription.started') });
    }
    if (isApiError(error) && error.kind === 'refused') return onEnd({ kind: 'error', message: formatError(error, t) });
    dispatch(toastShown('bad', t('commerce.subscription.notVerified')));
  };
}
