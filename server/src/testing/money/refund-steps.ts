import { apiPaths } from '@oracle-astra/shared/contract';
import type { SteeredShop } from './steered-shop';

/** Steps of refund tests at the site and at the provider; `getShop` returns the shop of the running test. */
export function createRefundSteps(getShop: () => SteeredShop) {
  let events = 0;
  const paymentOf = async (id: string) => getShop().callGateway('GET', `/payments/${id}`);

  /** Sends an event of the provider with its entity. */
  async function tell(event: string, name: string, entity: Record<string, unknown>) {
    events += 1;
    const payload = { [name]: { entity } };
    return getShop().sendEvent({ event, created_at: Math.floor(getShop().clock().getTime() / 1000), payload }, { id: `event-${events}` });
  }

  /** Pays a recharge of ₹120 and its GST; returns the payment, which is not reported to the site yet. */
  async function pay(jwt: string): Promise<string> {
    const body = { astrologer: 'oracle', wallet: 120 };
    const { order_id: orderId } = (await getShop().post(apiPaths.rechargeOrder, body, jwt)).json<{ order_id: string }>();
    await getShop().pay({ order_id: orderId });
    const { items } = await getShop().callGateway('GET', `/orders/${orderId}/payments`);
    return (items as { id: string }[]).at(-1)?.id ?? '';
  }

  return {
    paymentOf,
    tell,
    reconcile: async () => getShop().post('/operators/payments/reconcile'),
    refundThere: async (paymentId: string, amount: number) => getShop().callGateway('POST', `/payments/${paymentId}/refund`, { amount }),
    failThere: async (refund: Record<string, unknown>) => getShop().callGateway('POST', `/local/refunds/${String(refund.id)}/fail`),
    /** The number of failed refunds in the metrics, as text. */
    overdue: async () => /payments_overdue\{what="refund failed"\} (\d+)/.exec((await getShop().get('/metrics')).body)?.[1],
    /** Pays a recharge and credits it. */
    async recharge(jwt: string): Promise<string> {
      const paymentId = await pay(jwt);
      await tell('payment.captured', 'payment', await paymentOf(paymentId));
      return paymentId;
    },
  };
}
