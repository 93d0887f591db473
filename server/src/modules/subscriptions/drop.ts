import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database';
import { DomainError } from '../../domain-error';
import { createSubscriptionRepository } from './repository';

interface DropDeps {
  db: Database;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Checks an open order of a plan with the provider. */
  ask: (id: string) => Promise<void>;
  abandon: (uid: string, id: string) => Promise<void>;
}

/** Drops a plan that was begun to be bought, unless the provider says that it is paid; money that comes all the same goes back. */
export function createSubscriptionDrop({ db, log, ask, abandon }: DropDeps) {
  /** Returns whether it is dropped. Throws `order_not_found` for anybody else's. */
  return async (uid: string, id: string): Promise<boolean> => {
    const subscriptions = createSubscriptionRepository(db);
    if ((await subscriptions.orderById(id))?.uid !== uid) throw new DomainError('order_not_found');
    // Without an answer it is dropped as well, because dropping must not depend on the provider.
    await ask(id).catch((error: unknown) => log.warn({ err: error, subscription: id }, 'a plan is dropped without a word of the provider'));
    await abandon(uid, id);
    return (await subscriptions.orderById(id))?.state === 'abandoned';
  };
}
