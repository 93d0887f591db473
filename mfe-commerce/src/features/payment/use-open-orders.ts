import { useSearchParams } from 'react-router-dom';
import { formatError, useAppDispatch } from '@oracle-astra/shared/api';
import type { OpenRecharge } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { toastShown, useSession } from '@oracle-astra/shared/session';
import { commerceGetOpenRecharges, useCommerceGetOpenRechargesQuery } from '../../api/orders';
import type { OpenOrder } from './use-prepare-order';

/** After this time another tab may have begun an order. */
const freshSeconds = 20;

interface OpenOrders {
  /** Whether the list is loading, so that open orders are unknown. */
  isWaiting: boolean;
  /** The open order in the address with its price, which may differ from today's. */
  own: OpenRecharge | undefined;
  /** The open order that must be completed or dropped before another payment. */
  first: OpenRecharge | undefined;
}

/** The person's orders that are neither paid nor dropped. */
export function useOpenOrders(): OpenOrders {
  const { isSignedIn } = useSession();
  const [query] = useSearchParams();
  const { currentData, isFetching } = useCommerceGetOpenRechargesQuery(undefined, { skip: !isSignedIn, refetchOnMountOrArgChange: true });
  const orders = currentData?.orders ?? [];
  // Not if the person has chosen another coupon since, because that needs another order.
  const own = orders.find(({ order_id: id, coupon }) => id === query.get('order') && coupon === (query.get('coupon') || null));
  const isAtAddress = orders.some(({ order_id: id }) => id === query.get('order'));
  return { isWaiting: isFetching && currentData === undefined, own, first: isAtAddress ? undefined : orders[0] };
}

interface Begun {
  order: OpenOrder | undefined;
  /** The price of the order, in paise, if it is to be completed. */
  amount: number | undefined;
}

/**
 * Returns a function that waits for the list of open orders and resolves to the order in the address. It resolves to null if
 * another open order comes first, or if the list fails to load, in which case the reason is shown. `last` is the latest order
 * that this page made.
 */
export function useFindOpenOrder() {
  const t = useTranslations();
  const dispatch = useAppDispatch();
  const [query] = useSearchParams();
  return async function findOpenOrder(orderId: string | null, last: OpenOrder | undefined): Promise<Begun | null> {
    const list = commerceGetOpenRecharges.initiate(undefined, { subscribe: false, forceRefetch: freshSeconds });
    const { data, error } = await dispatch(list);
    if (data === undefined) {
      dispatch(toastShown('bad', formatError(error, t)));
      return null;
    }
    const own = data.orders.find(({ order_id: id }) => id === orderId);
    // For another pack, or after an order was dropped, the address no longer contains that order.
    const known = last?.order_id === orderId ? last : undefined;
    if (data.orders.length > 0 && own === undefined && known === undefined) return null;
    const isSameWish = own?.coupon === (query.get('coupon') || null);
    return { order: known ?? (own && { ...own, state: 'created' }), amount: isSameWish ? own?.amount : undefined };
  };
}
