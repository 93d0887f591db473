import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { moderationReviews } from '../../db/schema';

/** Asks operators to look at a discussion or a comment in which care found something. */
export async function askForReview(tx: Database, itemId: string, level: 'R' | 'O', now: Date): Promise<void> {
  const review = { level, createdAt: now };
  await tx
    .insert(moderationReviews)
    .values({ itemId, ...review })
    .onConflictDoUpdate({ target: moderationReviews.itemId, set: review });
}

/** An operator has looked at the item, or it is gone. */
export async function endReview(tx: Database, itemId: string): Promise<void> {
  await tx.delete(moderationReviews).where(eq(moderationReviews.itemId, itemId));
}
