import type { Database } from '../../db/database';
import { GatewayError, type PaymentGateway } from '../payments/gateway';
import type { Charges } from './charges';
import type { SubscriptionCheckout } from './checkout';
import { createSubscriptionRepository } from './repository';

interface ReconcileDeps {
  db: Database;
  clock: () => Date;
  gateway: PaymentGateway | null;
  charges: Charges;
  checkout: Pick<SubscriptionCheckout, 'credit'>;
}

const batch = 50;
/** What an operator's command asks about at most. */
const forcedBatch = 10_000;
const orderLifetimeMs = 24 * 60 * 60 * 1000;
const notFound = 404;

/** Asks the provider about subscriptions that are being bought or whose renewal nobody has reported. */
export function createSubscriptionReconciliation({ db, clock, gateway, charges, checkout }: ReconcileDeps) {
  async function creditCharges(provider: PaymentGateway, id: string): Promise<void> {
    for (const { paymentId, cycleStart, cycleEnd } of await provider.listCharges(id)) {
      const payment = await provider.getPayment(paymentId);
      if (payment.status === 'captured') await checkout.credit(id, payment, { start: cycleStart, end: cycleEnd });
    }
  }

  async function check(provider: PaymentGateway, id: string): Promise<void> {
    await creditCharges(provider, id);
    const { status } = await provider.getSubscription(id);
    await db.transaction(async (tx) => {
      if (status === 'pending') await charges.fail(tx, id, 'grace', clock());
      if (status === 'halted') await charges.fail(tx, id, 'halted', clock());
      if (['cancelled', 'completed', 'expired'].includes(status)) await charges.end(tx, id);
    });
  }

  /** One that the provider does not know (any more) cannot be asked about. */
  async function checkKnown(provider: PaymentGateway, id: string): Promise<void> {
    await check(provider, id).catch((error: unknown) => {
      if (!(error instanceof GatewayError && error.status === notFound)) throw error;
    });
  }

  return {
    /** Returns how many were asked about. Throws a GatewayError where the provider does not answer. */
    async reconcile(isForced: boolean): Promise<number> {
      if (gateway === null) return 0;
      const subscriptions = createSubscriptionRepository(db);
      const now = clock();
      const limit = isForced ? forcedBatch : batch;
      const orders = await subscriptions.listOpenOrders(now, { isForced, limit });
      for (const { id, createdAt } of orders) {
        await subscriptions.markOrderChecked(id, now);
        await checkKnown(gateway, id);
        const isOver = now.getTime() - createdAt.getTime() >= orderLifetimeMs;
        if (isOver && (await subscriptions.orderById(id))?.state === 'created') await subscriptions.setOrderState(id, 'abandoned');
      }
      const overdue = await subscriptions.listOverdue(now, { isForced, limit });
      for (const { id } of overdue) {
        await subscriptions.update(id, { checkedAt: now });
        await checkKnown(gateway, id);
      }
      return orders.length + overdue.length;
    },
  };
}
