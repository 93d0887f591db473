import { useState } from 'react';
import { isApiError, type ApiError } from '@oracle-astra/shared/api';
import { useSession } from '@oracle-astra/shared/session';
import { useCommerceQuoteRechargeQuery, type RechargeQuote } from '../../api/payments';
import type { ChosenPack } from '../../api/parse-pack';

export interface Quote {
  /** The price; the one before while another one loads or cannot be loaded. */
  quote: RechargeQuote | undefined;
  /** Whether the price is one that will be replaced. */
  isOutdated: boolean;
  /** Why there is no current price. */
  error: unknown;
  isFetching: boolean;
  retry: () => void;
  /** The coupon that is included in the price. */
  coupon: string | undefined;
  /** Why the coupon is not included in the price. */
  couponError: ApiError | undefined;
  /** Checks the coupon again, which may have been refused for a passing reason. */
  checkAgain: () => void;
}

/** The price of a pack, with the coupon if the server accepts it. A visitor's coupon is applied after the login. */
export function useQuote({ request }: ChosenPack, typed: string | null): Quote {
  const { isSignedIn } = useSession();
  const wanted = isSignedIn && typed ? typed : undefined;
  const reduced = useCommerceQuoteRechargeQuery({ ...request, coupon: wanted ?? '' }, { skip: wanted === undefined });
  const couponError = wanted !== undefined && isApiError(reduced.error) && reduced.error.kind !== 'network' ? reduced.error : undefined;
  const full = useCommerceQuoteRechargeQuery(request, { skip: wanted !== undefined && couponError === undefined });
  const shown = wanted !== undefined && couponError === undefined ? reduced : full;
  const { currentData: current } = shown;
  const error = current === undefined ? shown.error : undefined;
  const isCheckedAgain = couponError !== undefined && reduced.isFetching;
  const [last, setLast] = useState(current);
  if (current !== undefined && current !== last) setLast(current);
  return {
    quote: current ?? last,
    isOutdated: current === undefined || isCheckedAgain,
    error,
    isFetching: shown.isFetching,
    retry: () => void shown.refetch(),
    coupon: shown === reduced && reduced.currentData ? wanted : undefined,
    // Without it meanwhile, so that the same reason is announced again.
    couponError: isCheckedAgain ? undefined : couponError,
    checkAgain: () => wanted !== undefined && void reduced.refetch(),
  };
}
