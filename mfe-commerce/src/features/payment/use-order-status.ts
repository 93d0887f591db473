import { useEffect, useState } from 'react';
import { useSession } from '@oracle-astra/shared/session';
import { useCommerceGetRechargeStatusQuery, type RechargeStatus } from '../../api/orders';

/** Polling intervals for the order's state, which the server gets from the provider. */
const pollMs = { confirming: 3_000, waiting: 10_000 } as const;

interface OrderStatus {
  status: RechargeStatus | undefined;
  /** Whether the first response is loading. */
  isLoading: boolean;
}

/** The state of an order, polled until it is settled. `pace` is null while nothing can have changed. */
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
