import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { providerAnswers } from '../../../db/schema';

const id = 'payments';

/** The time in milliseconds up to which all payments and refunds of the provider were read; stored, so that a long pause skips none. */
export function createProviderAnswers({ db, clock }: { db: Database; clock: () => Date }) {
  return {
    /** Before the first answer: the time of the first order or plan. */
    async read(): Promise<number> {
      const [answer] = await db.select().from(providerAnswers).where(eq(providerAnswers.id, id));
      // A time written with a fast clock would skip everything before it.
      if (answer !== undefined) return Math.min(answer.answeredAt.getTime(), clock().getTime());
      const { rows } = await db.execute<{ at: string | Date | null }>(
        sql`select least((select min(created_at) from payment_orders), (select min(created_at) from subscription_orders)) as at`,
      );
      return new Date(rows[0]?.at ?? clock()).getTime();
    },

    async write(at: number): Promise<void> {
      const answeredAt = new Date(at);
      await db
        .insert(providerAnswers)
        .values({ id, answeredAt })
        .onConflictDoUpdate({
          target: providerAnswers.id,
          set: { answeredAt: sql`greatest(${providerAnswers.answeredAt}, excluded.answered_at)` },
        });
    },
  };
}
