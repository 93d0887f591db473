import { sql } from 'drizzle-orm';
import {
  balanceUnits,
  type Astrologer,
  type BalanceEntry,
  type BalanceHistoryRequest,
  type BalanceReason,
} from '@oracle-astra/shared/contract';
import type { Database } from '../../db/database';
import { readNumber } from '../../db/encryption/numbers';
import type { StoredText } from '../../db/encryption/stored-text';
import { createMessageCipher } from '../chats/message-cipher';
import { maskMobile } from '../transfers/mask';

const pageSize = 20;
/** The displayed units of the ledger; a newer release may have more. */
const shownUnits = sql.join(
  balanceUnits.map((unit) => sql`${unit === 'wallet' ? 'wallet_paise' : unit}`),
  sql`, `,
);

interface Row extends Record<string, unknown> {
  transfer_id: string;
  created_at: string | Date;
  reason: string;
  unit: string;
  amount: string | number;
  asst_id: string | null;
  astrologer: Astrologer | null;
  mid: string | null;
  body: StoredText | null;
  other: string;
  other_mobile: StoredText | null;
}

/** Reasons of transfers in the ledger; those that depend on the direction are in `toReason`. */
const reasons: Readonly<Record<string, BalanceReason>> = {
  welcome: 'welcome',
  invite: 'invite',
  'app promo': 'app_promo',
  recharge: 'recharge',
  subscription: 'subscription',
  refund: 'refund',
  'cycle ended': 'ended',
  'A question asked': 'question',
  'A question not answered': 'question_returned',
  'A free answer': 'question_free',
  'A stopped answer': 'question_free',
};

function toReason(reason: string, unit: string, amount: number): BalanceReason {
  if (reason === 'transfer') return amount < 0 ? 'transfer_sent' : 'transfer_received';
  if (reason in reasons) return reasons[reason] ?? 'other';
  if (unit.endsWith('_prediction')) return amount < 0 ? 'prediction' : 'prediction_returned';
  return unit === 'oracle_question' && /points|redeem/i.test(reason) ? 'points' : 'other';
}

function toEntry(db: Database, uid: string, row: Row): BalanceEntry {
  const { transfer_id: id, created_at: at, reason, unit, amount, asst_id: asstId, astrologer, mid, body } = row;
  const units = Number(amount);
  const mobile = readNumber(db, row.other, row.other_mobile);
  const message = mid === null || body === null ? null : createMessageCipher(db, uid).decryptBody(mid, body);
  return {
    entry_id: id,
    at: new Date(at).toISOString(),
    reason: toReason(reason, unit, units),
    unit: unit === 'wallet_paise' ? 'wallet' : (unit as BalanceEntry['unit']),
    amount: unit === 'wallet_paise' ? units / 100 : units,
    question: asstId !== null && astrologer !== null && message !== null ? { asst_id: asstId, astrologer, message } : null,
    mobile: mobile === null ? null : maskMobile(mobile),
  };
}

/**
 * The movements of a person's accounts, newest first. Each account is read by its index from the newest posting on, so that a
 * page costs the same for any length of history.
 */
export function createBalanceHistory(db: Database) {
  return async (uid: string, { cursor, unit }: BalanceHistoryRequest): Promise<{ entries: BalanceEntry[]; next_cursor: string | null }> => {
    const accountUnit = unit === 'wallet' ? 'wallet_paise' : (unit ?? null);
    const { rows } = await db.execute<Row>(sql`
      with page as (
        select posted.transfer_id, posted.amount, a.unit from accounts a cross join lateral (
          select p.transfer_id, p.amount from postings p where p.account_id = a.id
            and (${cursor ?? null}::text is null or p.transfer_id < ${cursor ?? null}::text)
          order by p.transfer_id desc limit ${pageSize + 1}
        ) posted
        where a.owner = ${uid} and a.kind = 'available' and a.unit in (${shownUnits})
          and (${accountUnit}::text is null or a.unit = ${accountUnit}::text)
        order by posted.transfer_id desc limit ${pageSize + 1}
      )
      select page.transfer_id, page.amount, page.unit, t.created_at, t.reason, m.asst_id, s.astrologer, m.mid, m.body,
        other.uid as other, other.mobile as other_mobile
      from page join transfers t on t.id = page.transfer_id
        left join chat_replies r on t.key like 'reply:%' and r.id = split_part(t.key, ':', 2)
        left join chat_messages m on m.mid = r.question_mid
        left join chat_sessions s on s.asst_id = m.asst_id
        left join question_transfers q on t.key like 'transfer:%' and q.id = split_part(t.key, ':', 2)
        left join users other on other.uid = case when q.sender = ${uid} then q.recipient else q.sender end
      order by page.transfer_id desc`);
    const entries = rows.slice(0, pageSize).map((row) => toEntry(db, uid, row));
    return { entries, next_cursor: rows.length > pageSize ? (entries.at(-1)?.entry_id ?? null) : null };
  };
}

const monthMs = 30 * 86_400_000;

/** The number of paid questions of a person in the last 30 days, by any means. */
export async function countAsked(db: Database, uid: string, now: Date): Promise<number> {
  const since = new Date(now.getTime() - monthMs).toISOString();
  const { rows } = await db.execute<{ asked: string }>(sql`
    select count(*)::text as asked from accounts a join postings p on p.account_id = a.id join transfers t on t.id = p.transfer_id
    where a.owner = ${uid} and a.kind = 'held' and p.amount < 0 and t.created_at >= ${since}::timestamptz and t.reason = 'A question answered'`);
  return Number(rows[0]?.asked ?? 0);
}
