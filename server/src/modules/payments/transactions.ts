import { sql } from 'drizzle-orm';
import type { PaymentTransaction, PaymentTransactionsRequest, PaymentTransactionsResponse, SuccessOf } from '@oracle-astra/shared/contract';
import { formatInstant } from '../../indian-date';
import type { Database } from '../../db/database';
import { DomainError } from '../../domain-error';

const pageSize = 20;

interface Row extends Record<string, unknown> {
  id: string;
  kind: 'recharge' | 'subscription' | 'refund';
  created_at: string | Date;
  amount: number;
  gst: number;
  method: string | null;
  receipt_id: string | null;
  refund_state: 'requested' | 'sent' | 'processed' | 'failed' | null;
  /** The written-off amount of a refund, and the kind of its payment. */
  written_off: number;
  of: 'recharge' | 'subscription' | null;
}

/** The state for the person: a sent refund has not arrived yet. */
const toRefundState = (state: string): PaymentTransaction['refund_state'] =>
  state === 'processed' ? 'returned' : state === 'failed' ? 'failed' : 'on_its_way';

/** The used part of refunded money. */
const toUsed = (of: Row['of'], writtenOff: number): PaymentTransaction['used'] =>
  of === 'recharge' ? { unit: 'wallet', count: writtenOff / 100 } : { unit: 'questions', count: writtenOff };

/** Questions that expired with their cycle were also written off, but not used. */
const usedOfWrittenOff = sql`greatest(0, written_off - coalesce((select sum(p.amount) from transfers t join postings p on p.transfer_id = t.id
  where t.key = 'cycle:' || payment_id || ':closed' and p.amount > 0), 0))::integer`;

/** A dashboard refund that replaces one of this site has the credit note of that one. */
const noteOfReplaced = sql`(select n.id from refunds r join credit_notes n on n.refund_id = r.id where r.of_payment = listed.refund_of limit 1)`;

/** A cursor is the instant and the id of the last row of the page before. */
function parseCursor(cursor: string | undefined): { at: string; id: string } | null {
  if (cursor === undefined) return null;
  const [at = ''] = cursor.split('_', 1);
  const [id, instant] = [cursor.slice(at.length + 1), formatInstant(Date.parse(at))];
  if (instant === null || id === '') throw new DomainError('invalid_request', { field: 'cursor' });
  return { at: instant, id };
}

/** Payments and refunds of a person, newest first. */
export function createTransactions(db: Database) {
  return async (
    uid: string,
    { kind, cursor }: PaymentTransactionsRequest,
  ): Promise<Omit<SuccessOf<PaymentTransactionsResponse>, 'status' | 'message'>> => {
    const after = parseCursor(cursor);
    const page = after === null ? sql`` : sql`and (created_at, id) < (${after.at}::timestamptz, ${after.id})`;
    const { rows } = await db.execute<Row>(sql`
      select listed.*, coalesce(receipts.id, credit_notes.id, ${noteOfReplaced}) as receipt_id from (
        (select id, kind, created_at, amount_paise as amount, gst_paise as gst, method, id as payment_id, null as refund_of, null as refund_state, 0 as written_off, null as of from payments
          where uid = ${uid} and kind in ('recharge', 'subscription') and (${kind ?? null}::text is null or kind = ${kind ?? null}::text) ${page}
          order by created_at desc, id desc limit ${pageSize + 1})
        union all
        (select id, 'refund' as kind, created_at, amount_paise, gst_paise, null, null, null,
            case when state = 'requested' and refused_at is not null then 'failed' else state end, 0, null from refunds
          where uid = ${uid} and state <> 'replaced' and (${kind ?? null}::text is null or ${kind ?? null}::text = 'refund') ${page}
          order by created_at desc, id desc limit ${pageSize + 1})
        union all
        (select id, 'refund' as kind, created_at, amount_paise, gst_paise, null, null,
            case when kind = 'refund' and absorbed_paise > 0 then payment_id end, state,
            ${usedOfWrittenOff}, (select p.kind from payments p where p.id = payment_id) from provider_refunds
          where uid = ${uid} and refund_id is null and (${kind ?? null}::text is null or ${kind ?? null}::text = 'refund') ${page}
          order by created_at desc, id desc limit ${pageSize + 1})
      ) listed left join receipts on receipts.payment_id = listed.payment_id
      left join credit_notes on listed.kind = 'refund' and credit_notes.refund_id = listed.id
      order by listed.created_at desc, listed.id desc limit ${pageSize + 1}`);
    const shown = rows
      .slice(0, pageSize)
      .map(
        ({
          id,
          kind: shownKind,
          created_at: at,
          amount,
          gst,
          method,
          receipt_id: receiptId,
          refund_state: state,
          written_off: writtenOff,
          of,
        }) => ({
          transaction_id: id,
          kind: shownKind,
          at: new Date(at).toISOString(),
          amount: Number(amount),
          gst: Number(gst),
          method,
          receipt_id: receiptId,
          ...(state !== null && { refund_state: toRefundState(state) }),
          ...(writtenOff > 0 && { used: toUsed(of, writtenOff) }),
        }),
      );
    const last = shown.at(-1);
    return { transactions: shown, next_cursor: rows.length > pageSize && last ? `${last.at}_${last.transaction_id}` : null };
  };
}
