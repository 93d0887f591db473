import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { toNumberColumns } from '../../../db/encryption/numbers';
import { users } from '../../../db/schema/frame';
import { keyedHash } from '../keyed-hash';

/** Accounts that lost their number to its new owner. They keep a hash of it, by which an operator can find them. */
export function createSealedAccounts(db: Database, secret: string) {
  const hash = (mobile: string) => keyedHash(secret, 'sealed mobile', mobile);
  return {
    async seal(uid: string, mobile: string, now: Date): Promise<void> {
      await db
        .update(users)
        .set({ mobile: null, mobileHash: null, sealedAt: now, sealedHash: hash(mobile) })
        .where(eq(users.uid, uid));
    },

    /** Sets a new number for the account that was sealed last at a number; returns its uid, or null if there is none. */
    async unseal(from: string, to: string): Promise<string | null> {
      const [sealed] = await db
        .select({ uid: users.uid })
        .from(users)
        .where(and(eq(users.sealedHash, hash(from)), isNull(users.deletedAt)))
        .orderBy(desc(users.sealedAt))
        .limit(1);
      if (sealed === undefined) return null;
      const opened = { ...toNumberColumns(db, sealed.uid, to), sealedAt: null, sealedHash: null };
      const stillSealed = and(eq(users.uid, sealed.uid), isNotNull(users.sealedHash), isNull(users.deletedAt));
      const [row] = await db.update(users).set(opened).where(stillSealed).returning({ uid: users.uid });
      return row?.uid ?? null;
    },
  };
}
