import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database';
import { DomainError } from '../../domain-error';
import { lockPerson } from '../../db/lock-person';
import { isBarred } from '../minors/state';
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
  /** Ends the payments of a minor without a parent's consent, and refunds an unused month. */
  bar: (tx: Database, uid: string) => Promise<void>;
  /** The latest verified code for the person's own number that is recent enough for cancelling. */
  findVerifiedCode: (uid: string) => Promise<string | null>;
}

/** Ending a subscription: at once with a code, or with its cycle. The site ends it first, then requests it from the provider until it is confirmed. */
export function createSubscriptionCancel({ db, clock, log, mandates, charges, graceDays, bar, findVerifiedCode }: CancelDeps) {
  async function canEnd(tx: Database, plan: Subscription): Promise<boolean> {
    const state = getState(plan, clock(), graceDays);
    return isUsable(state) || state === 'halted' || mayBeCharged(tx, plan);
  }

  /** A minor who paid before the birth details were known got nothing for it; the person asks for the refund by ending the plan. */
  async function refundBarred(tx: Database, uid: string): Promise<void> {
    if (await isBarred(tx, uid, clock())) await bar(tx, uid);
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
        await refundBarred(tx, uid);
        await charges.happen(tx, latest.id, { kind: 'cancelled' }, { cancelCode: code });
        return latest.id;
      });
      if (ended !== null) await endAtProvider(ended);
    },

    /** Ends it with its cycle, or with its grace period; remaining questions can be used until then. Returns whether it has ended at once. */
    async atEnd(uid: string): Promise<boolean> {
      const { plan: latest, hasEnded } = await db.transaction(async (tx) => {
        await lockPerson(tx, uid);
        const subscriptions = createSubscriptionRepository(tx);
        const plan = await subscriptions.latest(uid);
        if (plan === null || !(await canEnd(tx, plan))) throw new DomainError('subscription_not_found');
        await refundBarred(tx, uid);
        if (!plan.cancelAtEnd) await charges.happen(tx, plan.id, { kind: 'cancelled_at_end' });
        return { plan, hasEnded: (await subscriptions.byId(plan.id))?.cancelledAt !== null };
      });
      if (!latest.cancelAtEnd) await endAtProvider(latest.id);
      return hasEnded;
    },
  };
}
