import { useLocation } from 'react-router-dom';
import { useSession } from '@oracle-astra/shared/session';
import { useCommerceGetWheelStatusQuery } from '../../api/wheel';
import { noDiscount, parseWheelDiscount, type WheelDiscount } from './discount';

/** The discount of the wheel: the member's coupon according to the server, and until it responds the one in the navigation state. */
export function useWheelDiscount(): WheelDiscount {
  const passedOn = parseWheelDiscount(useLocation().state);
  const { isSignedIn } = useSession();
  const {
    currentData: status,
    isFetching,
    isError,
  } = useCommerceGetWheelStatusQuery(undefined, {
    skip: !isSignedIn,
    refetchOnMountOrArgChange: true,
  });
  // A cached "no coupon" may be older than the win, and stays if it cannot be refetched.
  if (status === undefined || (status.coupon === null && (isFetching || isError))) return passedOn;
  const { coupon } = status;
  return coupon ? { percent: coupon.percent, coupon: coupon.coupon, until: coupon.expires_at } : noDiscount;
}
