import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database';
import { lockPerson } from '../../db/lock-person';

const batch = 100;

interface BannedClosingDeps {
  db: Database;
  ban: (tx: Database, uid: string) => Promise<void>;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/**
 * Closes what is open for banned people, because `npm run moderate` may ban without access to a provider. Finds only those with
 * something open, or with a refundable month, so that each is closed once.
 */
export function createBannedClosing({ db, ban, log }: BannedClosingDeps) {
  return async (): Promise<void> => {
    const { rows } = await db.execute<{ uid: string }>(sql`select u.uid from users u where u.banned_at is not null and u.uid in (
      select uid from payment_orders where state in ('created', 'attempted')
      union select uid from subscription_orders where end_requested_at is null and state in ('created', 'started')
      union select c.uid from subscription_cycles c join accounts a on a.id = c.uid || ':subscription_question:available'
        where c.closed_at is null and a.balance >= c.questions
          and not exists (select from refunds r where r.of_payment = c.payment_id)
          and not exists (select from provider_refunds b where b.payment_id = c.payment_id and b.state <> 'failed'))
      order by random() limit ${batch}`);
    for (const { uid } of rows) {
      // A failed one is tried again at a later turn; the random order keeps it from blocking others.
      await db
        .transaction(async (tx) => {
          // The ban may have been lifted since.
          if ((await lockPerson(tx, uid)).isBanned) await ban(tx, uid);
        })
        .catch((error: unknown) => log.error({ err: error }, 'a banned account was not closed'));
    }
  };
}
