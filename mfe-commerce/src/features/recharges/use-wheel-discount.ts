import { useLocation } from 'react-router-dom';
import { useSession } from '@oracle-astra/shared/session';
import { useCommerceGetWheelStatusQuery } from '../../api/wheel';
import { parseWheelDiscount } from './discount';

export interface WheelDiscount {
  /** 0 without a discount. */
  percent: number;
  /** The coupon that grants it; null while only the navigation's state is known. */
  coupon: string | null;
  /** ISO 8601; null likewise. */
  until: string | null;
}

/** The discount of the wheel: the member's coupon as the server knows it, and until then what the wheel's page passed on. */
export function useWheelDiscount(): WheelDiscount {
  const percent = parseWheelDiscount(useLocation().state);
  const { isSignedIn } = useSession();
  const { currentData: status, isFetching } = useCommerceGetWheelStatusQuery(undefined, {
    skip: !isSignedIn,
    refetchOnMountOrArgChange: true,
  });
  // A cached "no coupon" may be older than the win.
  if (status === undefined || (status.coupon === null && isFetching)) return { percent, coupon: null, until: null };
  const { coupon } = status;
  return coupon ? { percent: coupon.percent, coupon: coupon.coupon, until: coupon.expires_at } : { percent: 0, coupon: null, until: null };
}
