import { apiPaths, type PaymentTransaction, type SubscriptionStatusResponse } from '@oracle-astra/shared/contract';
import { sql } from 'drizzle-orm';
import type { Member, World } from './money-world';

interface Books extends Record<string, unknown> {
  wallet: number;
  left: number;
  given: number;
  asked: number;
  taken: number;
  payments: number;
  receipts: number;
  refunds: number;
  notices: number;
  disputes: number;
  disputes_told: number;
}

export const statusOf = async (world: World, { jwt }: Member) =>
  (await world.first.get(apiPaths.subscriptionStatus, jwt)).json<SubscriptionStatusResponse>();

/** The data of a person in the tables, each sum computed separately. */
async function readBooks({ first }: World, { uid }: Member): Promise<Books> {
  const { rows } = await first.db.execute<Books>(sql`
    with opened as (select * from subscription_cycles where uid = ${uid} and closed_at is null)
    select
      coalesce((select balance from accounts where id = ${`${uid}:wallet_paise:available`}), 0)::int as wallet,
      coalesce((select balance from accounts where id = ${`${uid}:subscription_question:available`}), 0)::int as left,
      coalesce((select questions from opened), 0)::int as given,
      (select count(*) from chat_replies r join chat_messages m on m.mid = r.question_mid, opened
        where r.uid = ${uid} and r.paid_unit = 'subscription_question' and r.state <> 'failed' and m.created_at >= opened.opened_at)::int as asked,
      coalesce((select sum(b.taken) from provider_refunds b join opened on opened.payment_id = b.payment_id), 0)::int as taken,
      (select count(*) from payments where uid = ${uid} and credited)::int as payments,
      (select count(distinct r.payment_id) from receipts r join payments p on p.id = r.payment_id where p.uid = ${uid} and p.credited)::int as receipts,
      (select count(*) from (select id from refunds where uid = ${uid}
        union all select id from provider_refunds where uid = ${uid} and refund_id is null and kind = 'refund' and booked_at is not null) gone)::int as refunds,
      (select count(*) from notifications where uid = ${uid} and kind in ('payment_refunded', 'refund_failed'))::int as notices,
      (select count(*) from provider_refunds where uid = ${uid} and kind = 'dispute' and taken + written_off > 0)::int as disputes,
      (select count(*) from notifications where uid = ${uid} and kind = 'dispute_lost')::int as disputes_told`);
  return rows[0] as Books;
}

/** Balance, plan, payments, receipts and notifications shown to a person match the books. */
export async function checkReads(world: World): Promise<void> {
  for (const member of world.members) {
    const shown = await statusOf(world, member);
    const { wallet } = (await world.first.get(apiPaths.balance, member.jwt)).json<{ wallet: number }>();
    const { transactions } = (await world.first.get(apiPaths.paymentTransactions, member.jwt)).json<{
      transactions: PaymentTransaction[];
    }>();
    const books = await readBooks(world, member);
    expect(Math.round(wallet * 100)).toBe(books.wallet);
    // A usable plan has the questions of its open cycle, minus those asked or returned.
    expect(shown.remaining_questions).toBe(shown.is_active ? books.left : 0);
    if (books.given > 0) expect(books.left).toBe(books.given - books.asked - books.taken);
    if (shown.is_active) expect(books.given).toBeGreaterThan(0);
    expect(books.receipts).toBe(books.payments);
    const paid = transactions.filter(({ kind, receipt_id: receipt }) => kind !== 'refund' && receipt !== null);
    if (transactions.length < 20) expect(paid).toHaveLength(books.payments);
    if (books.refunds > 0) expect(books.notices).toBeGreaterThan(0);
    expect(books.disputes_told).toBe(books.disputes);
  }
}
