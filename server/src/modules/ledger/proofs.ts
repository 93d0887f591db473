import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { ledgerProofs } from '../../db/schema';

export type LedgerProof = typeof ledgerProofs.$inferSelect;

interface Finding {
  checkedAt: Date;
  isWhole: boolean;
  provenTo: string | null;
  faults: string[];
}

/** One row: what was found stays told to every process until a proof says otherwise. */
const id = 'ledger';

export function createProofRepository(db: Database) {
  return {
    async last(): Promise<LedgerProof | null> {
      const [row] = await db.select().from(ledgerProofs).where(eq(ledgerProofs.id, id));
      return row ?? null;
    },

    /** A proof that found faults leaves the proven point where it was. */
    async note({ checkedAt, isWhole, provenTo, faults }: Finding): Promise<void> {
      const isProven = faults.length === 0;
      const proven = isProven ? { provenAt: checkedAt, provenTo, ...(isWhole ? { wholeAt: checkedAt } : {}) } : {};
      const row = { id, checkedAt, faults, ...proven };
      await db
        .insert(ledgerProofs)
        .values(row)
        .onConflictDoUpdate({ target: ledgerProofs.id, set: row, setWhere: sql`${ledgerProofs.checkedAt} <= ${checkedAt}` });
    },
  };
}
