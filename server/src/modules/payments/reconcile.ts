import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database';
import { GatewayError } from './provider/gateway';
import { createOrderRepository, orderLifetimeMs } from './order-repository';
import type { Refunds } from './refunds/refunds';
import type { Settlement } from './settle';

interface ReconcileDeps {
  db: Database;
  clock: () => Date;
  log: FastifyBaseLogger;
  settlement: Settlement;
  refunds: Pick<Refunds, 'sendRequested'>;
  askAboutRefunds: (isForced: boolean) => Promise<void>;
  closeBanned: () => Promise<void>;
  subscriptions: { reconcile(isForced: boolean): Promise<number> };
}

const batch = 100;
/** What an operator's command asks about at most; half a minute's turn must not take that long. */
const forcedBatch = 10_000;

export interface Reconciliation {
  orders: number;
  subscriptions: number;
  refunds: number;
}

/** Asks the provider about everything that it has said no word about, and sends refunds that it does not have. */
export function createReconciliation({ db, clock, log, settlement, refunds, subscriptions, askAboutRefunds, closeBanned }: ReconcileDeps) {
  /** `isForced` asks about all open orders, not only about those whose turn it is. */
  return async (isForced: boolean): Promise<Reconciliation> => {
    await closeBanned();
    const orders = createOrderRepository(db);
    await orders.expireUnmade(new Date(clock().getTime() - orderLifetimeMs));
    const open = await orders.listOpen(clock(), { isForced, limit: isForced ? forcedBatch : batch });
    for (const order of open) {
      await orders.claimCheck(order.id, clock(), 0);
      // One that cannot be settled comes last next time, and holds up no other.
      await settlement.check(order).catch((error: unknown) => log.error({ err: error, order: order.id }, 'an order was not settled'));
    }
    const asked = await subscriptions.reconcile(isForced);
    const sent = await refunds.sendRequested();
    await askAboutRefunds(isForced).catch((error: unknown) => {
      if (!(error instanceof GatewayError)) throw error;
      log.error({ err: error }, 'the payment provider was asked about refunds and failed');
    });
    return { orders: open.length, subscriptions: asked, refunds: sent };
  };
}

export type Reconcile = ReturnType<typeof createReconciliation>;
