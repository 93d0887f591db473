import { useSearchParams } from 'react-router-dom';
import { formatError, useAppDispatch } from '@oracle-astra/shared/api';
import type { OpenRecharge } from '@oracle-astra/shared/contract';
import { useTranslations } from '@oracle-astra/shared/i18n';
import { toastShown, useSession } from '@oracle-astra/shared/session';
import { commerceGetOpenRecharges, useCommerceGetOpenRechargesQuery } from '../../api/orders';
import type { OpenOrder } from './use-prepare-order';

/** After this long another tab may have begun something. */
const freshSeconds = 20;

interface OpenOrders {
  /** The list is loading; until then open orders are unknown. */
  isWaiting: boolean;
  /** The open order of the address as it was begun, with its price, which today’s may not be. */
  own: OpenRecharge | undefined;
  /** The one that comes before another payment. */
  first: OpenRecharge | undefined;
}

/** What the person began to pay and has neither paid nor dropped. */
export function useOpenOrders(): OpenOrders {
  const { isSignedIn } = useSession();
  const [query] = useSearchParams();
  const { currentData, isFetching } = useCommerceGetOpenRechargesQuery(undefined, { skip: !isSignedIn, refetchOnMountOrArgChange: true });
  const orders = currentData?.orders ?? [];
  // Who has chosen another coupon since then wants another order.
  const own = orders.find(({ order_id: id, coupon }) => id === query.get('order') && coupon === query.get('coupon'));
  const isAtAddress = orders.some(({ order_id: id }) => id === query.get('order'));
  return { isWaiting: isFetching && currentData === undefined, own, first: isAtAddress ? undefined : orders[0] };
}

interface Begun {
  order: OpenOrder | undefined;
  /** What it was begun at, in paise, where that is to be paid. */
  amount: number | undefined;
}

/**
 * Returns a function that resolves to the order of the address once it is known what is open; to null where another one
 * comes first, or where it cannot be known, with the reason shown. `last` is what this page has made last.
 */
export function useFindBegun() {
  const t = useTranslations();
  const dispatch = useAppDispatch();
  const [query] = useSearchParams();
  return async function findBegun(orderId: string | null, last: OpenOrder | undefined): Promise<Begun | null> {
    const list = commerceGetOpenRecharges.initiate(undefined, { subscribe: false, forceRefetch: freshSeconds });
    const { data, error } = await dispatch(list);
    if (data === undefined) {
      dispatch(toastShown('bad', formatError(error, t)));
      return null;
    }
    const own = data.orders.find(({ order_id: id }) => id === orderId);
    // Another pack, or one whose order was dropped, is no longer at the address of that order.
    const known = last?.order_id === orderId ? last : undefined;
    if (data.orders.length > 0 && own === undefined && known === undefined) return null;
    const isSameWish = own?.coupon === query.get('coupon');
    return { order: known ?? (own && { ...own, state: 'created' }), amount: isSameWish ? own?.amount : undefined };
  };
}
