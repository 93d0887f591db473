import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { ledgerProofs } from '../../db/schema';

export type LedgerProof = typeof ledgerProofs.$inferSelect;

interface Finding {
  checkedAt: Date;
  isWhole: boolean;
  provenTo: string | null;
  faults: string[];
}

/** One row, so that a fault is visible to every process until a later check clears it. */
const id = 'ledger';

export function createProofRepository(db: Database) {
  return {
    async last(): Promise<LedgerProof | null> {
      const [row] = await db.select().from(ledgerProofs).where(eq(ledgerProofs.id, id));
      return row ?? null;
    },

    /**
     * A check with faults does not advance the verified point. An incremental check does not clear the faults that a full one
     * has stored meanwhile, and a full one stores its faults although an incremental one began later and ended first.
     */
    async note({ checkedAt, isWhole, provenTo, faults }: Finding): Promise<void> {
      const isProven = faults.length === 0;
      const proven = isProven ? { provenAt: checkedAt, provenTo, ...(isWhole ? { wholeAt: checkedAt } : {}) } : {};
      const row = { id, checkedAt, faults, ...proven };
      const isLatest = lte(ledgerProofs.checkedAt, checkedAt);
      const isLatestWhole = or(isNull(ledgerProofs.wholeAt), lte(ledgerProofs.wholeAt, checkedAt));
      const hasNone = sql`${ledgerProofs.faults} = '[]'::jsonb`;
      const setWhere = isWhole ? (isProven ? isLatest : isLatestWhole) : isProven ? and(isLatest, hasNone) : isLatest;
      await db
        .insert(ledgerProofs)
        .values(row)
        .onConflictDoUpdate({ target: ledgerProofs.id, set: row, ...(setWhere && { setWhere }) });
    },
  };
}
