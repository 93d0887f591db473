import type { PaidOrder } from '@oracle-astra/shared/contract';
import { baseApi, formatError, isApiError, useAppDispatch } from '@oracle-astra/shared/api';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { toastShown, useAlert, useIsOnPage } from '@oracle-astra/shared/session';
import { useCommerceOrderRechargeMutation, type RechargeStatus } from '../../api/orders';
import { commercePaymentConfig } from '../../api/payments';
import type { ChosenPack } from '../../api/parse-pack';
import { loadCheckout } from '../../components/checkout';

export type OpenOrder = Pick<RechargeStatus, 'order_id' | 'amount' | 'state'>;

interface PreparedOrder {
  key: string;
  orderId: string;
  /** Paise. */
  amount: number;
}

/**
 * Returns a function that loads the provider's script and makes the order, or reuses the existing one: an order can only be paid
 * once, so another attempt never charges twice. Resolves to an earlier payment that was credited meanwhile, to `priceChanged` if the
 * order would have another price than `amount`, or to null if something failed, after showing the reason.
 */
export function usePrepareOrder({ request }: ChosenPack, coupon: string | undefined) {
  const t = useTranslations();
  const dispatch = useAppDispatch();
  const showAlert = useAlert();
  const isOnPage = useIsOnPage();
  const [createOrder] = useCommerceOrderRechargeMutation();

  /** `amount` is the displayed price, in paise. */
  return async function prepareOrder(
    existing: OpenOrder | undefined,
    amount: number | undefined,
  ): Promise<PreparedOrder | PaidOrder | 'priceChanged' | null> {
    const { data: config, error } = await dispatch(commercePaymentConfig.initiate(undefined, { subscribe: false }));
    if (config === undefined) {
      dispatch(toastShown('bad', formatError(error, t)));
      return null;
    }
    if (!(await loadCheckout(config.checkout_url))) {
      showAlert(t('commerce.checkout.notLoaded'));
      return null;
    }
    // An order made after the person has left would have to be dropped before the next one.
    if (!isOnPage()) return null;
    const isOpen = existing?.state === 'created' || existing?.state === 'attempted';
    if (isOpen && existing.amount === amount) return { key: config.key_id, orderId: existing.order_id, amount: existing.amount };
    const order = await createOrder({ ...request, coupon, amount });
    if (order.data) return { key: order.data.key_id, orderId: order.data.order_id, amount: order.data.amount };
    // The coupon may have been used or have expired meanwhile, or another tab may have made an order, which is then shown.
    dispatch(baseApi.util.invalidateTags(['Balance', 'Coupon', 'Transaction']));
    if (isApiError(order.error) && order.error.paid) return order.error.paid;
    if (isApiError(order.error) && order.error.code === 'price_changed') return 'priceChanged';
    dispatch(toastShown('bad', formatError(order.error, t)));
    return null;
  };
}
