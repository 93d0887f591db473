import { useEffect, useState } from 'react';
import { useSession } from '@oracle-astra/shared/session';
import { useCommerceGetRechargeStatusQuery, type RechargeStatus } from '../../api/orders';

/** How often the server is asked for the order; it asks the provider itself. */
const pollMs = { confirming: 3_000, waiting: 10_000 } as const;

interface OrderStatus {
  status: RechargeStatus | undefined;
  /** The first response is loading. */
  isLoading: boolean;
}

/** The state of an order, asked for again until it is settled. `pace` is null while nothing can have changed. */
export function useOrderStatus(orderId: string | null, pace: keyof typeof pollMs | null, isPaused: boolean): OrderStatus {
  const { isSignedIn } = useSession();
  const [settledId, setSettledId] = useState<string | null>(null);
  const isSettled = orderId !== null && settledId === orderId;
  const { currentData: status, isLoading } = useCommerceGetRechargeStatusQuery(orderId ?? '', {
    skip: orderId === null || !isSignedIn || isPaused,
    pollingInterval: isSettled || pace === null ? 0 : pollMs[pace],
  });
  useEffect(() => {
    if (status && status.state !== 'created' && status.state !== 'attempted') setSettledId(status.order_id);
  }, [status]);
  return { status, isLoading };
}
