import type { Database } from '../../db/database';
import { DomainError } from '../../domain-error';
import type { AddJob } from '../../jobs/job-queue';
import type { CancelAtProvider } from './cancel-at-provider';
import type { Charges } from './charges';
import { createSubscriptionRepository, type Subscription } from './repository';
import { getState, isUsable } from './state';

interface CancelDeps {
  db: Database;
  clock: () => Date;
  cancelAtProvider: CancelAtProvider;
  /** Has the provider told to charge no more, until it knows. */
  stopCharging: AddJob<{ subscription: string }>;
  charges: Charges;
  graceDays: number;
  /** The latest code of this person's own number that was verified within the time for cancelling. */
  findVerifiedCode: (uid: string) => Promise<string | null>;
}

/** Ending a subscription: at once with a code, or with its cycle. */
export function createSubscriptionCancel({ db, clock, cancelAtProvider, stopCharging, charges, graceDays, findVerifiedCode }: CancelDeps) {
  const isRunning = (subscription: Subscription) => {
    const state = getState(subscription, clock(), graceDays);
    return isUsable(state) || state === 'halted';
  };

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

    /** Part of account deletion. The provider is told once it commits; a charge that comes all the same goes back. */
    async erase(tx: Database, uid: string): Promise<void> {
      const latest = await createSubscriptionRepository(tx).latest(uid);
      if (latest === null || !isRunning(latest)) return;
      await charges.end(tx, latest.id, { isSilent: true });
      await stopCharging({ subscription: latest.id }, tx);
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
