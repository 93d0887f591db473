import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database';
import { DomainError } from '../../domain-error';
import { lockPerson } from '../../db/lock-person';
import type { Charges } from './charges';
import type { Mandates } from './mandates';
import { createSubscriptionRepository, type Subscription } from './repository';
import { mayBeCharged } from './may-be-charged';
import { getState, isUsable } from './state';

interface CancelDeps {
  db: Database;
  clock: () => Date;
  log: FastifyBaseLogger;
  mandates: Pick<Mandates, 'end'>;
  charges: Charges;
  graceDays: number;
  /** The latest verified code for the person's own number that is recent enough for cancelling. */
  findVerifiedCode: (uid: string) => Promise<string | null>;
}

/** Ending a subscription: at once with a code, or with its cycle. The site ends it first, then requests it from the provider until it is confirmed. */
export function createSubscriptionCancel({ db, clock, log, mandates, charges, graceDays, findVerifiedCode }: CancelDeps) {
  async function canEnd(tx: Database, plan: Subscription): Promise<boolean> {
    const state = getState(plan, clock(), graceDays);
    return isUsable(state) || state === 'halted' || mayBeCharged(tx, plan);
  }

  /** If the provider does not answer, reconciling repeats the request. */
  const endAtProvider = async (id: string) =>
    mandates
      .end(id)
      .catch((error: unknown) => log.error({ err: error, subscription: id }, 'a subscription is not ended at the provider yet'));

  return {
    /** Ends it at once. Throws `subscription_not_found`, `cancel_code_required`. */
    async now(uid: string): Promise<void> {
      const code = await findVerifiedCode(uid);
      const ended = await db.transaction(async (tx) => {
        await lockPerson(tx, uid);
        const subscriptions = createSubscriptionRepository(tx);
        const latest = await subscriptions.latest(uid);
        if (latest === null) throw new DomainError('subscription_not_found');
        if (latest.cancelledAt !== null && code !== null && latest.cancelCode === code) return null;
        if (!(await canEnd(tx, latest))) throw new DomainError('subscription_not_found');
        if (code === null || (await subscriptions.usesCode(code))) throw new DomainError('cancel_code_required');
        await charges.happen(tx, latest.id, { kind: 'cancelled' }, { cancelCode: code });
        return latest.id;
      });
      if (ended !== null) await endAtProvider(ended);
    },

    /** Ends it with its cycle, or with its grace period; remaining questions can be used until then. */
    async atEnd(uid: string): Promise<void> {
      const latest = await db.transaction(async (tx) => {
        await lockPerson(tx, uid);
        const plan = await createSubscriptionRepository(tx).latest(uid);
        if (plan === null || !(await canEnd(tx, plan))) throw new DomainError('subscription_not_found');
        if (!plan.cancelAtEnd) await charges.happen(tx, plan.id, { kind: 'cancelled_at_end' });
        return plan;
      });
      if (!latest.cancelAtEnd) await endAtProvider(latest.id);
    },
  };
}
