import { formatError } from '@oracle-astra/shared/api';
import { formatRupees } from '@oracle-astra/shared/format';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { useCommerceVerifyRechargeMutation, type CheckoutResult } from '../../api/orders';
import type { PaymentNote } from './payment-note';
import { useOrderNotice } from './use-order-notice';

const refusals: Partial<Record<string, 'failed' | 'refused'>> = {
  payment_failed: 'failed',
  payment_mismatch: 'refused',
  order_not_found: 'refused',
};

/**
 * Returns a function that has the server verify the result of the provider's window. It resolves to the reason if nothing was
 * paid, otherwise to null. A person who has left the page gets a toast.
 */
export function useConfirmOrder(): (result: CheckoutResult, order: string) => Promise<PaymentNote | null> {
  const t = useTranslations();
  const [verify] = useCommerceVerifyRechargeMutation();
  const { isOnPage, showNotice } = useOrderNotice();

  return async function confirmOrder(result, order) {
    if (!result.razorpay_payment_id) return { kind: 'failed' };
    const { data, error } = await verify(result);
    if (data && !isOnPage()) showNotice('good', t('commerce.payment.paid', { wallet: formatRupees(data.added * 100) }), order);
    const refusal = refusals[error?.code ?? ''];
    if (refusal === undefined) return null;
    const reason = formatError(error, t);
    const text = refusal === 'failed' ? t('commerce.payment.failed') : t('commerce.payment.refused', { reason });
    if (!isOnPage()) showNotice('bad', text, order);
    return refusal === 'failed' ? { kind: refusal } : { kind: refusal, reason };
  };
}
