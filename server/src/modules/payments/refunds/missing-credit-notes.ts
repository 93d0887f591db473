import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { createPaymentRepository } from '../payment-repository';
import type { IssueCreditNote } from '../receipts/receipts';
import { createRefundRepository } from './refund-repository';

interface MissingRow extends Record<string, unknown> {
  id: string;
  payment_id: string;
  unit: string | null;
  amount: string | number | null;
}

/**
 * Refunds of invoiced payments without a credit note (a replacement of a failed dashboard refund uses that one's), with the
 * amount that the ledger took back.
 */
async function listMissing(db: Database, paymentId?: string): Promise<MissingRow[]> {
  const one = paymentId === undefined ? sql`` : sql`and r.of_payment = ${paymentId}`;
  const { rows } = await db.execute<MissingRow>(sql`
    select r.id, r.of_payment as payment_id, a.unit, p.amount from refunds r join receipts i on i.payment_id = r.of_payment
    left join transfers t on t.key = 'refund:' || r.of_payment
    left join postings p on p.transfer_id = t.id and p.amount > 0
    left join accounts a on a.id = p.account_id
    where r.reason = 'operator' and not exists (select from credit_notes c where c.refund_id = r.id) ${one} order by r.created_at, r.id`);
  return rows;
}

const toTakenBack = ({ unit, amount }: MissingRow) => ({
  ...(unit === 'wallet_paise' ? { wallet: Number(amount) } : {}),
  ...(unit === 'subscription_question' ? { questions: Number(amount) } : {}),
});

/**
 * Issues missing credit notes of older refunds, with today's date and numbers, because numbers of a closed year must not
 * change. Returns their number; a second run issues none.
 */
export function createMissingCreditNotes({ db, issueCreditNote }: { db: Database; issueCreditNote: IssueCreditNote }) {
  const issue = async (paymentId: string): Promise<boolean> =>
    db.transaction(async (tx) => {
      const payments = createPaymentRepository(tx);
      await payments.lock(paymentId);
      const [missing] = await listMissing(tx, paymentId);
      const refund = missing === undefined ? null : await createRefundRepository(tx).byId(missing.id);
      if (missing === undefined || refund === null) return false;
      await issueCreditNote(tx, { refund, ...toTakenBack(missing) });
      return true;
    });

  return async (): Promise<number> => {
    let issued = 0;
    for (const { payment_id: paymentId } of await listMissing(db)) if (await issue(paymentId)) issued += 1;
    return issued;
  };
}
