import { apiPaths } from '@oracle-astra/shared/contract';
import { GatewayError } from '../../modules/payments/provider/gateway';
import { createRefundSteps } from './refund-steps';
import type { SteeredShop } from './steered-shop';

/** Steps of tests of refunds that the provider refuses; `getShop` returns the shop of the running test. */
export function createRefusalSteps(getShop: () => SteeredShop) {
  const steps = createRefundSteps(getShop);
  const reason = 'The payment is older than 180 days and cannot be refunded.';
  const refund = async (payment: string) => (await getShop().post('/operators/payments/refund', { payment_id: payment })).json<object>();

  return {
    ...steps,
    reason,
    refund,
    returned: async (payment: string) =>
      (await getShop().post('/operators/payments/returned', { payment_id: payment, reference: 'NEFT N123' })).json<object>(),
    listOverdue: async () => (await getShop().post('/operators/payments/overdue')).json<{ overdue: object[] }>().overdue,
    stateOf: async (jwt: string) =>
      (await getShop().get(`${apiPaths.paymentTransactions}?kind=refund`, jwt))
        .json<{ transactions: { refund_state: string }[] }>()
        .transactions.map(({ refund_state: state }) => state),
    told: async (jwt: string) =>
      (await getShop().post(apiPaths.notifications, {}, jwt))
        .json<{ notifications: { kind: string }[] }>()
        .notifications.map(({ kind }) => kind),

    /** A refund that the provider refuses with these words. */
    async refuse(description = reason): Promise<{ jwt: string; payment: string; calls: () => number }> {
      const { jwt } = await getShop().signIn();
      const payment = await steps.recharge(jwt);
      let calls = 0;
      getShop().instead.refund = async () => {
        calls += 1;
        throw new GatewayError(400, undefined, description);
      };
      expect(await refund(payment)).toMatchObject({ state: 'requested', refusal: description });
      return { jwt, payment, calls: () => calls };
    },

    async wait(hours: number): Promise<void> {
      for (let hour = 0; hour < hours; hour += 1) {
        getShop().clock.advance(3600);
        await steps.reconcile();
      }
    },
  };
}
