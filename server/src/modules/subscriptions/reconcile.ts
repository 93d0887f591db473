import type { Database } from '../../db/database';
import type { Asking } from '../payments/provider/ask-each';
import { emptyIfUnknown, type GatewayPayment, type PaymentGateway } from '../payments/provider/gateway';
import type { Charges } from './charges';
import type { SubscriptionCheckout } from './checkout';
import { createAbandoning, createAwaiting } from './first-charges';
import { createMandateRepository } from './mandate-repository';
import { endedStates, type Mandates } from './mandates';
import { createSubscriptionRepository } from './repository';
import { orderLifetimeMs } from './state';

interface ReconcileDeps {
  db: Database;
  clock: () => Date;
  gateway: PaymentGateway | null;
  charges: Charges;
  mandates: Mandates;
  graceDays: number;
  creditCharges: (id: string) => Promise<void>;
}

/** Provider states in which a bank has the mandate; its first charge may take days. */
const bankStates: readonly string[] = ['authenticated', 'active', 'pending'];
const batch = 50;
/** The maximum number of items for an operator's command. */
const forcedBatch = 10_000;

interface ChargeReconcileDeps extends Pick<ReconcileDeps, 'gateway'> {
  credit: SubscriptionCheckout['credit'];
  /** Books the refunds of a payment that is not known yet. */
  bookRefunds: (payment: GatewayPayment) => Promise<void>;
}

/** Fetches all charges of a subscription, and credits or refunds them. Refunds of one that was not known are booked first. */
export const createChargeReconciliation =
  ({ gateway, credit, bookRefunds }: ChargeReconcileDeps) =>
  async (id: string): Promise<void> => {
    if (gateway === null) return;
    for (const { paymentId, cycleStart, cycleEnd } of await gateway.listCharges(id).catch(emptyIfUnknown)) {
      const payment = await gateway.getPayment(paymentId);
      if (payment.status !== 'captured' && payment.status !== 'refunded') continue;
      await bookRefunds(payment);
      await credit(id, payment, { start: cycleStart, end: cycleEnd });
    }
  };

/** Checks open orders of plans, and subscriptions with an unreported renewal, with the provider. */
// eslint-disable-next-line max-lines-per-function -- the ways to check a plan share one check
export function createSubscriptionReconciliation({ db, clock, gateway, charges, mandates, graceDays, creditCharges }: ReconcileDeps) {
  const abandon = createAbandoning({ db, charges, mandates });
  const isAnswerAwaited = createAwaiting({ db, clock, charges });

  /** An open order that has ended at the provider will not start. */
  async function failOrder(tx: Database, id: string): Promise<void> {
    const locked = await charges.lockOrder(tx, id);
    if (locked !== null) await charges.failOrder(tx, locked.order);
  }

  /** Returns whether a bank has the mandate of an order, so that its first charge is awaited. */
  async function check(provider: PaymentGateway, id: string): Promise<boolean> {
    await creditCharges(id);
    const at = clock();
    const { status } = await provider.getSubscription(id);
    const isWithBank = bankStates.includes(status);
    const isAwaited = (isWithBank || status === 'created') && (await isAnswerAwaited(provider, id, isWithBank));
    await db.transaction(async (tx) => {
      if (isWithBank) await createMandateRepository(tx).noteMandate(id, at);
      if (status === 'pending') await charges.happen(tx, id, { kind: 'renewal_failed', at });
      if (status === 'halted') await charges.happen(tx, id, { kind: 'given_up', at });
      if (!endedStates.includes(status)) return;
      await failOrder(tx, id);
      await charges.happen(tx, id, { kind: 'ended_at_provider' });
      await mandates.markEnded(tx, id);
    });
    return isAwaited;
  }

  /** The provider has reported an end, so its charges are fetched first. Throws a GatewayError. */
  async function end(id: string): Promise<void> {
    await mandates.markAsked(id);
    await creditCharges(id);
    await db.transaction(async (tx) => {
      await failOrder(tx, id);
      await charges.happen(tx, id, { kind: 'ended_at_provider' });
      await mandates.requestEnd(tx, id);
    });
  }

  /** Checks an open order of a plan; returns whether its first charge is awaited. One that the provider does not know cannot be paid, so it ends. Throws a GatewayError. */
  async function ask(id: string): Promise<boolean> {
    if (gateway === null) return false;
    return check(gateway, id).catch(async (error: unknown) => {
      emptyIfUnknown(error);
      await abandon(id);
      return false;
    });
  }

  return {
    end,
    ask,

    /** Resolves with the number of checked items. */
    async reconcile(isForced: boolean, asking: Asking): Promise<number> {
      if (gateway === null) return 0;
      const subscriptions = createSubscriptionRepository(db);
      const now = clock();
      const limit = isForced ? forcedBatch : batch;
      const orders = await subscriptions.listOpenOrders(now, { isForced, limit });
      let asked = await asking.each('subscription', orders, async ({ id, createdAt }) => {
        await subscriptions.markOrderChecked(id, now);
        const isAwaited = await ask(id);
        const isOver = now.getTime() - createdAt.getTime() >= orderLifetimeMs;
        if (isOver && !isAwaited) await abandon(id);
      });
      await asking.eachHere('subscription', await subscriptions.listWithoutCycle(limit), async ({ id }) =>
        db.transaction(async (tx) => charges.adoptCycle(tx, id)),
      );
      const reported = await mandates.listReportedEnded({ isForced, limit });
      asked += await asking.each('subscription', reported, async ({ id }) => end(id));
      const overdue = await subscriptions.listOverdue(now, { isForced, limit });
      asked += await asking.each('subscription', overdue, async ({ id }) => {
        await subscriptions.update(id, { checkedAt: now });
        await check(gateway, id).catch(emptyIfUnknown);
      });
      await asking.eachHere('subscription', await subscriptions.listWithCycleOver(now, graceDays, limit), async ({ id }) =>
        db.transaction(async (tx) => charges.happen(tx, id, { kind: 'time_passed' })),
      );
      return asked + (await mandates.workOff({ isForced, limit }, asking));
    },
  };
}
