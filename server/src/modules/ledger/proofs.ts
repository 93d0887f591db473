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

/** One row: a finding is visible to every process until a later proof clears it. */
const id = 'ledger';

export function createProofRepository(db: Database) {
  return {
    async last(): Promise<LedgerProof | null> {
      const [row] = await db.select().from(ledgerProofs).where(eq(ledgerProofs.id, id));
      return row ?? null;
    },

    /**
     * A proof that found faults leaves the proven point where it was. One of what is new says nothing of the faults that a whole
     * one has noted meanwhile, and a whole one tells its faults though one of what is new began later and has ended first.
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
