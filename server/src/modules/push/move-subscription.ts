import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { pushSubscriptions } from '../../db/schema';

/** Lets a browser keep its subscription when its session is replaced. */
export async function moveSubscription(tx: Database, from: string, to: string): Promise<void> {
  await tx.update(pushSubscriptions).set({ jti: to }).where(eq(pushSubscriptions.jti, from));
}
