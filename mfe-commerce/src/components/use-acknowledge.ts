import { useEffect } from 'react';
import { useCommerceAcknowledgeRechargeMutation } from '../api/orders';

/** Reports that this order is shown as paid. */
export function useAcknowledge(orderId: string | null): void {
  const [acknowledge] = useCommerceAcknowledgeRechargeMutation();
  useEffect(() => {
    if (orderId !== null) void acknowledge(orderId);
  }, [acknowledge, orderId]);
}
