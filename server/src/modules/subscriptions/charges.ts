import type { Database } from '../../db/database';
import type { Ledger } from '../ledger/service';
import type { NotifyOfSubscription } from './notify';
import { createSubscriptionRepository, type SubscriptionOrder } from './repository';

interface ChargeDeps {
  clock: () => Date;
  ledger: Ledger;
  notify: NotifyOfSubscription;
}

/** A paid cycle as the provider reports it. */
export interface PaidCycle {
  paymentId: string;
  start: Date;
  end: Date;
}

interface EndOptions {
  cancelCode?: string | null;
  isSilent?: boolean;
}

/** Takes back what is left of a cycle; asks again where a question was asked meanwhile. */
const createQuestionExpiry =
  (ledger: Ledger) =>
  async (tx: Database, uid: string, key: string): Promise<void> => {
    for (;;) {
      const left = await ledger.available(tx, uid, 'subscription_question');
      if (left === 0) return;
      const result = await ledger.transfer(tx, {
        key,
        reason: 'cycle ended',
        from: { uid, kind: 'available' },
        to: { system: 'expired' },
        unit: 'subscription_question',
        amount: left,
      });
      if (result !== 'insufficient') return;
    }
  };

/** Whether the questions that its owner has are those of this subscription: it is their latest and has not ended. */
async function ownsQuestions(tx: Database, { id, uid }: SubscriptionOrder): Promise<boolean> {
  const subscriptions = createSubscriptionRepository(tx);
  const current = await subscriptions.lock(id);
  return current !== null && current.cancelledAt === null && (await subscriptions.latest(uid))?.id === id;
}

/** The questions of a subscription, and the steps of its state. All functions take the transaction of the payment. */
export function createCharges({ clock, ledger, notify }: ChargeDeps) {
  const expireQuestions = createQuestionExpiry(ledger);

  /** Starts a cycle: its questions replace what is left of the cycle before. */
  async function startCycle(tx: Database, order: SubscriptionOrder, { paymentId, start, end }: PaidCycle): Promise<void> {
    const subscriptions = createSubscriptionRepository(tx);
    const { id, uid, questions } = order;
    const current = await subscriptions.lock(id);
    // A cycle that is reported after the next one is over already.
    if (current !== null && end <= current.endsAt) return;
    await expireQuestions(tx, uid, `payment:${paymentId}:end`);
    await ledger.transfer(tx, {
      key: `payment:${paymentId}`,
      reason: 'subscription',
      from: { system: 'bought' },
      to: { uid, kind: 'available' },
      unit: 'subscription_question',
      amount: questions,
    });
    const cycle = { startsAt: start, endsAt: end, lastPaymentAt: clock(), state: 'active' as const };
    if (current === null) await subscriptions.add({ id, uid, maxQuestions: questions, createdAt: clock(), ...cycle });
    else await subscriptions.update(id, cycle);
    await subscriptions.setOrderState(id, 'started');
    await notify(tx, uid, current === null ? 'subscription_started' : 'subscription_renewed');
  }

  return {
    startCycle,
    ownsQuestions,

    /** The order of a subscription, locked; null where it is not one of this site. */
    lockOrder: async (tx: Database, id: string) => createSubscriptionRepository(tx).lockOrder(id),

    /** Whether a charge may start a cycle: not after the end of its subscription, nor beside another one that is used. */
    async isWanted(tx: Database, { id, uid }: SubscriptionOrder, isActive: boolean): Promise<boolean> {
      const subscriptions = createSubscriptionRepository(tx);
      const current = await subscriptions.lock(id);
      if (current !== null) return current.cancelledAt === null;
      const latest = await subscriptions.latest(uid);
      return latest === null || !isActive;
    },

    /** A renewal failed (`grace`), or the provider gave up (`halted`); ignored where a charge came after the event. */
    async fail(tx: Database, id: string, state: 'grace' | 'halted', at: Date): Promise<void> {
      const subscriptions = createSubscriptionRepository(tx);
      const current = await subscriptions.lock(id);
      if (current === null || current.cancelledAt !== null || current.lastPaymentAt > at) return;
      if (current.state === state || (state === 'grace' && current.state === 'halted')) return;
      await subscriptions.update(id, { state });
      if (state === 'halted') await expireQuestions(tx, current.uid, `subscription:${id}:halted:${current.endsAt.toISOString()}`);
      await notify(tx, current.uid, state === 'halted' ? 'subscription_ended' : 'subscription_payment_failed');
    },

    /** Notes that a subscription does not renew; what is left can be used until its end. */
    async endWithCycle(tx: Database, id: string): Promise<void> {
      const subscriptions = createSubscriptionRepository(tx);
      const current = await subscriptions.lock(id);
      if (current === null || current.cancelledAt !== null || current.cancelAtEnd) return;
      await subscriptions.update(id, { cancelAtEnd: true });
      await notify(tx, current.uid, 'subscription_cancelled', current.endsAt);
    },

    /** Ends a subscription and takes its questions back. `isSilent`: its owner is not told, as where the account is deleted. */
    async end(tx: Database, id: string, { cancelCode = null, isSilent = false }: EndOptions = {}): Promise<void> {
      const subscriptions = createSubscriptionRepository(tx);
      const current = await subscriptions.lock(id);
      if (current === null || current.cancelledAt !== null) return;
      await subscriptions.update(id, { state: 'cancelled', cancelledAt: clock(), ...(cancelCode === null ? {} : { cancelCode }) });
      await expireQuestions(tx, current.uid, `subscription:${id}:cancelled`);
      if (!isSilent) await notify(tx, current.uid, current.cancelAtEnd ? 'subscription_ended' : 'subscription_cancelled');
    },
  };
}

export type Charges = ReturnType<typeof createCharges>;
