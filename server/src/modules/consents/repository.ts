import { and, desc, eq, isNull } from 'drizzle-orm';
import type { ConsentItem } from '@oracle-astra/shared/contract';
import type { Database } from '../../db/database';
import { consents } from '../../db/schema';

export type ConsentRow = typeof consents.$inferSelect;

export function createConsentRepository(db: Database) {
  const isActive = (uid: string, item: ConsentItem) => and(eq(consents.uid, uid), eq(consents.item, item), isNull(consents.withdrawnAt));
  return {
    async list(uid: string): Promise<ConsentRow[]> {
      return db.select().from(consents).where(eq(consents.uid, uid)).orderBy(desc(consents.givenAt), desc(consents.id));
    },

    async find(uid: string, item: ConsentItem): Promise<ConsentRow | null> {
      const [row] = await db.select().from(consents).where(isActive(uid, item));
      return row ?? null;
    },

    /** A concurrent consent to the same item stands. */
    async add(row: typeof consents.$inferInsert): Promise<void> {
      await db.insert(consents).values(row).onConflictDoNothing();
    },

    async withdraw(uid: string, item: ConsentItem, now: Date): Promise<void> {
      await db.update(consents).set({ withdrawnAt: now }).where(isActive(uid, item));
    },
  };
}
