import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database';
import { createAsking, type Asking } from './provider/ask-each';
import { createOrderRepository, orderLifetimeMs } from './order-repository';
import type { RefundReconciliation } from './refunds/refund-reconciliation';
import type { Refunds } from './refunds/refunds';
import type { Settlement } from './settle';

interface ReconcileDeps {
  db: Database;
  clock: () => Date;
  log: FastifyBaseLogger;
  settlement: Pick<Settlement, 'ask'>;
  refunds: Pick<Refunds, 'sendRequested'>;
  refundReconciliation: RefundReconciliation;
  closeBanned: () => Promise<void>;
  subscriptions: { reconcile(isForced: boolean, asking: Asking): Promise<number> };
}

const batch = 100;
/** The maximum number of items for an operator's command; a turn every half minute must be shorter. */
const forcedBatch = 10_000;

/** The number of items that the provider was asked about, and of accepted refunds. */
export interface Reconciliation {
  orders: number;
  subscriptions: number;
  refunds: number;
}

/** Queries the provider about everything that no event has settled, and sends refunds that it does not have. */
export function createReconciliation({
  db,
  clock,
  log,
  settlement,
  refunds,
  subscriptions,
  refundReconciliation,
  closeBanned,
}: ReconcileDeps) {
  /** `isForced` asks about all open orders, not only about due ones. */
  return async (isForced: boolean): Promise<Reconciliation> => {
    await closeBanned();
    await refundReconciliation.bookWaiting();
    const asking = createAsking(log);
    const orders = createOrderRepository(db);
    await orders.expireUnmade(new Date(clock().getTime() - orderLifetimeMs));
    const open = await orders.listOpen(clock(), { isForced, limit: isForced ? forcedBatch : batch });
    const askedOrders = await asking.each('order', open, async (order) => {
      // An item that cannot be settled comes last in the next run.
      await orders.claimCheck(order.id, clock(), 0);
      await settlement.ask(order);
    });
    const asked = await subscriptions.reconcile(isForced, asking);
    const sent = await refunds.sendRequested(asking);
    await asking.about({ what: 'refunds' }, async () => refundReconciliation.ask(isForced));
    return { orders: askedOrders, subscriptions: asked, refunds: sent };
  };
}

export type Reconcile = ReturnType<typeof createReconciliation>;
