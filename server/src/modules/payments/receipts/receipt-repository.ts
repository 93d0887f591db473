import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { creditNoteCounters, creditNotes, receiptCounters, receipts, users } from '../../../db/schema';

export type Receipt = typeof receipts.$inferSelect;

/** An invoice or a credit note. */
export type StoredDocument = Pick<Receipt, 'id' | 'uid' | 'paymentId' | 'issuedAt' | 'document'>;

/** Invoices and credit notes. */
export function createReceiptRepository(db: Database) {
  const next = async (counters: typeof receiptCounters | typeof creditNoteCounters, year: string): Promise<number> => {
    const [row] = await db
      .insert(counters)
      .values({ year, last: 1 })
      .onConflictDoUpdate({ target: counters.year, set: { last: sql`${counters.last} + 1` } })
      .returning({ last: counters.last });
    return row?.last ?? 1;
  };

  return {
    /** The next number of a year; its row stays locked until the transaction ends, so that no number is missing. */
    nextNumber: async (year: string): Promise<number> => next(receiptCounters, year),

    /** The next number of the credit notes of a year, like `nextNumber`. */
    nextCreditNoteNumber: async (year: string): Promise<number> => next(creditNoteCounters, year),

    async add(receipt: typeof receipts.$inferInsert): Promise<void> {
      await db.insert(receipts).values(receipt);
    },

    async addCreditNote(creditNote: typeof creditNotes.$inferInsert): Promise<void> {
      await db.insert(creditNotes).values(creditNote);
    },

    async byPayment(paymentId: string): Promise<Receipt | null> {
      const [row] = await db.select().from(receipts).where(eq(receipts.paymentId, paymentId));
      return row ?? null;
    },

    /** The invoice or the credit note with an id. */
    async byId(id: string): Promise<StoredDocument | null> {
      const [receipt] = await db.select().from(receipts).where(eq(receipts.id, id));
      if (receipt !== undefined) return receipt;
      const { uid, issuedAt, document } = creditNotes;
      const [creditNote] = await db
        .select({ id: creditNotes.id, uid, paymentId: receipts.paymentId, issuedAt, document })
        .from(creditNotes)
        .innerJoin(receipts, eq(receipts.id, creditNotes.receiptId))
        .where(eq(creditNotes.id, id));
      return creditNote ?? null;
    },

    /** The number of a person, for the invoice; null once the account is deleted. */
    async mobileOf(uid: string): Promise<string | null> {
      const [row] = await db.select({ mobile: users.mobile }).from(users).where(eq(users.uid, uid));
      return row?.mobile ?? null;
    },
  };
}
