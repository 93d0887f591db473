import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database';
import { DomainError } from '../../domain-error';
import { toUnavailable } from '../payments/closed-payments';
import { createSubscriptionRepository } from './repository';

interface DropDeps {
  db: Database;
  log: FastifyBaseLogger;
  /** Checks an open order of a plan with the provider. */
  ask: (id: string) => Promise<unknown>;
  abandon: (uid: string, id: string) => Promise<void>;
}

/** Drops the open order of a plan, unless the provider reports that it is paid or does not answer; a later payment is refunded. */
export function createSubscriptionDrop({ db, log, ask, abandon }: DropDeps) {
  /** Returns whether it is dropped. Throws `order_not_found` for anybody else's, and `payment_unavailable`. */
  return async (uid: string, id: string): Promise<boolean> => {
    const subscriptions = createSubscriptionRepository(db);
    if ((await subscriptions.orderById(id))?.uid !== uid) throw new DomainError('order_not_found');
    // Without an answer the order may be paid, and a paid order must not be dropped.
    await ask(id).catch(toUnavailable(log));
    await abandon(uid, id);
    return (await subscriptions.orderById(id))?.state === 'abandoned';
  };
}
