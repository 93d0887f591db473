import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { cipherOf } from '../../../db/encryption/cipher-of';
import { decryptRow, encryptRow } from '../../../db/encryption/encrypted-tables';
import { readNumber } from '../../../db/encryption/numbers';
import { creditNoteCounters, creditNotes, receiptCounters, receipts, users } from '../../../db/schema';

export type Receipt = typeof receipts.$inferSelect;

/** An invoice or a credit note. */
export type StoredDocument = Pick<Receipt, 'id' | 'uid' | 'paymentId' | 'issuedAt' | 'document'>;

type IssuedRow = Pick<Receipt, 'id' | 'uid' | 'document'>;

/** Invoices and credit notes, whose documents have the person's number encrypted. */
export function createReceiptRepository(db: Database) {
  const cipher = cipherOf(db);
  const encrypt = <Issued extends IssuedRow>(table: string, row: Issued): Issued => ({
    ...row,
    ...encryptRow(cipher, { table, row: row.id, owner: row.uid }, { document: row.document }),
  });
  const decrypt = <Issued extends IssuedRow>(table: string, row: Issued): Issued => ({
    ...row,
    ...decryptRow(cipher, { table, row: row.id, owner: row.uid }, { document: row.document }),
  });
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
      await db.insert(receipts).values(encrypt('receipts', receipt));
    },

    async addCreditNote(creditNote: typeof creditNotes.$inferInsert): Promise<void> {
      await db.insert(creditNotes).values(encrypt('credit_notes', creditNote));
    },

    async byPayment(paymentId: string): Promise<Receipt | null> {
      const [row] = await db.select().from(receipts).where(eq(receipts.paymentId, paymentId));
      return row === undefined ? null : decrypt('receipts', row);
    },

    /** The invoice or the credit note with an id. */
    async byId(id: string): Promise<StoredDocument | null> {
      const [receipt] = await db.select().from(receipts).where(eq(receipts.id, id));
      if (receipt !== undefined) return decrypt('receipts', receipt);
      const { uid, issuedAt, document } = creditNotes;
      const [creditNote] = await db
        .select({ id: creditNotes.id, uid, paymentId: receipts.paymentId, issuedAt, document })
        .from(creditNotes)
        .innerJoin(receipts, eq(receipts.id, creditNotes.receiptId))
        .where(eq(creditNotes.id, id));
      return creditNote === undefined ? null : decrypt('credit_notes', creditNote);
    },

    /** The number of a person, for the invoice; null once the account is deleted. */
    async mobileOf(uid: string): Promise<string | null> {
      const [row] = await db.select({ mobile: users.mobile }).from(users).where(eq(users.uid, uid));
      return row === undefined ? null : readNumber(db, uid, row.mobile);
    },
  };
}
