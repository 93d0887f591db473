import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database';
import { DomainError } from '../../domain-error';
import { toUnavailable } from '../payments/closed-payments';
import type { PaymentGateway } from '../payments/gateway';
import type { Charges } from './charges';
import { createSubscriptionRepository, type Subscription } from './repository';
import { getState, isUsable } from './state';

interface CancelDeps {
  db: Database;
  clock: () => Date;
  log: FastifyBaseLogger;
  gateway: PaymentGateway | null;
  charges: Charges;
  graceDays: number;
  /** The latest code of this person's own number that was verified within the time for cancelling. */
  findVerifiedCode: (uid: string) => Promise<string | null>;
}

/** States of the provider in which it charges no more. */
const endedStates = ['cancelled', 'completed', 'expired'];

/** Ending a subscription: at once with a code, or with its cycle. */
export function createSubscriptionCancel({ db, clock, log, gateway, charges, graceDays, findVerifiedCode }: CancelDeps) {
  const isRunning = (subscription: Subscription) => {
    const state = getState(subscription, clock(), graceDays);
    return isUsable(state) || state === 'halted';
  };

  /** Cancels at the provider; one that it has ended already counts. */
  async function cancelAtProvider(id: string, options: { atCycleEnd: boolean }): Promise<void> {
    if (gateway === null) throw new DomainError('payment_unavailable');
    const provider = gateway;
    await provider.cancelSubscription(id, options).catch(async (error: unknown) => {
      const known = await provider.getSubscription(id).catch(toUnavailable(log));
      if (!endedStates.includes(known.status)) toUnavailable(log)(error);
    });
  }

  return {
    /** Ends it at once. Throws `subscription_not_found`, `cancel_code_required`, `payment_unavailable`. */
    async now(uid: string): Promise<void> {
      const subscriptions = createSubscriptionRepository(db);
      const code = await findVerifiedCode(uid);
      const isUsed = code !== null && (await subscriptions.usesCode(code));
      // Read after the code: where a second click used it meanwhile, the subscription is seen as cancelled.
      const latest = await subscriptions.latest(uid);
      if (latest === null) throw new DomainError('subscription_not_found');
      if (latest.cancelledAt !== null && code !== null && latest.cancelCode === code) return;
      if (!isRunning(latest)) throw new DomainError('subscription_not_found');
      if (code === null || isUsed) throw new DomainError('cancel_code_required');
      await cancelAtProvider(latest.id, { atCycleEnd: false });
      await db.transaction(async (tx) => charges.end(tx, latest.id, { cancelCode: code }));
    },

    /** Part of account deletion. The provider is told beside it; a charge that comes all the same goes back. */
    async erase(tx: Database, uid: string): Promise<void> {
      const latest = await createSubscriptionRepository(tx).latest(uid);
      if (latest === null || !isRunning(latest)) return;
      await charges.end(tx, latest.id, { isSilent: true });
      void cancelAtProvider(latest.id, { atCycleEnd: false }).catch((error: unknown) => {
        log.error({ err: error }, 'the subscription of a deleted account was not cancelled at the provider');
      });
    },

    /** Ends it with its cycle; what is left can be used until then. */
    async atEnd(uid: string): Promise<void> {
      const latest = await createSubscriptionRepository(db).latest(uid);
      if (latest === null || !isRunning(latest)) throw new DomainError('subscription_not_found');
      if (latest.cancelAtEnd) return;
      await cancelAtProvider(latest.id, { atCycleEnd: true });
      await db.transaction(async (tx) => charges.endWithCycle(tx, latest.id));
    },
  };
}
