import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { moderationReviews } from '../../db/schema';

/** Queues a discussion or a comment for review if care found something in it or in a report of it. The gravest level is stored. */
export async function askForReview(tx: Database, itemId: string, level: 'R' | 'O', now: Date): Promise<void> {
  await tx
    .insert(moderationReviews)
    .values({ itemId, level, createdAt: now })
    .onConflictDoUpdate({
      target: moderationReviews.itemId,
      set: { level: sql`greatest(${moderationReviews.level}, excluded.level)`, createdAt: now },
    });
}

/** An operator has reviewed the item, or it was deleted. */
export async function endReview(tx: Database, itemId: string): Promise<void> {
  await tx.delete(moderationReviews).where(eq(moderationReviews.itemId, itemId));
}
