import { and, eq, like, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../db/database';
import { unknownPaymentEvents } from '../../../db/schema';
import { createPaymentRepository } from '../payment-repository';
import { paymentEventsToSee } from '../provider/event-metrics';

/** A payment, or a refund of one, that the provider tells of and that was not booked. */
export interface Unbooked {
  kind: 'payment' | 'refund';
  id: string;
  paymentId: string;
}

interface UnbookedDeps {
  db: Database;
  clock: () => Date;
  log: Pick<FastifyBaseLogger, 'error'>;
}

const prefix = 'unbooked:';
const batch = 100;
const toType = (kind: Unbooked['kind']) => `${kind} not booked`;
const toRowId = ({ id }: Unbooked) => prefix + id;

/** Keeps what was not booked, so that the reading of the provider's lists goes on without it, and it is tried again by itself. */
export const createUnbookedList = ({ db, clock, log }: UnbookedDeps) => ({
  /** All of `listed` that are kept, and others in random order, so that some that can never be booked do not block others. */
  async list(kind: Unbooked['kind'], listed: readonly Unbooked[]): Promise<Unbooked[]> {
    const isListed = sql`${unknownPaymentEvents.id} = any(${sql.param(listed.map(toRowId))}::text[])`;
    const rows = await db
      .select({ body: unknownPaymentEvents.body })
      .from(unknownPaymentEvents)
      .where(and(eq(unknownPaymentEvents.type, toType(kind)), like(unknownPaymentEvents.id, `${prefix}%`)))
      .orderBy(sql`${isListed} desc`, sql`random()`)
      .limit(listed.length + batch);
    return rows.map(({ body }) => JSON.parse(body) as Unbooked);
  },

  /** An operator is called from the second failure on, because a retry may succeed. */
  async keep(item: Unbooked): Promise<void> {
    const type = toType(item.kind);
    const row = { id: toRowId(item), type, body: JSON.stringify(item), receivedAt: clock() };
    if (await createPaymentRepository(db).addUnknownEvent(row)) return;
    // It is pruned only when it has not failed for long.
    await db.update(unknownPaymentEvents).set({ receivedAt: clock() }).where(eq(unknownPaymentEvents.id, row.id));
    paymentEventsToSee.inc({ event: type });
    log.error({ [item.kind]: item.id }, 'money that the provider tells of was not booked again');
  },

  remove: async (item: Unbooked): Promise<void> => createPaymentRepository(db).removeUnknownEvent(toRowId(item)),
});
