import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { subscriptions } from '../../db/schema';

export type Subscription = typeof subscriptions.$inferSelect;

export function createSubscriptionRepository(db: Database) {
  return {
    /** The most recent subscription of a person. */
    async latest(uid: string): Promise<Subscription | null> {
      const [row] = await db
        .select()
        .from(subscriptions)
        .where(eq(subscriptions.uid, uid))
        .orderBy(desc(subscriptions.createdAt), desc(subscriptions.id))
        .limit(1);
      return row ?? null;
    },
  };
}
