import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import type { Ledger } from '../../ledger/service';

interface LateQuestion {
  replyId: string;
  uid: string;
  /** Paise. */
  amount: number;
}

/**
 * A question was being answered when the money of its wallet went back, so its price was written off as used. It was not
 * answered, so the released price is taken back instead. The person's account is locked.
 */
export async function takeBackLate(tx: Database, ledger: Ledger, { replyId, uid, amount }: LateQuestion): Promise<void> {
  const { rows } = await tx.execute<{ part: number }>(sql`
    with booked as (
      select b.id, b.written_off, b.booked_at from provider_refunds b
      join payments p on p.id = b.payment_id and p.kind = 'recharge'
      where b.uid = ${uid} and b.written_off > 0 and b.booked_at >= (select created_at from transfers where key = ${`reply:${replyId}:hold`})
      for update of b
    ), late as (
      select id, least(written_off, greatest(0, ${amount}::int - sum(written_off) over (order by booked_at, id) + written_off))::int as part
      from booked
    )
    update provider_refunds b set taken = b.taken + late.part, written_off = b.written_off - late.part
    from late where b.id = late.id and late.part > 0 returning late.part`);
  const part = rows.reduce((sum, row) => sum + row.part, 0);
  if (part === 0) return;
  await ledger.transfer(tx, {
    key: `reply:${replyId}:late`,
    reason: 'refund',
    from: { uid, kind: 'available' },
    to: { system: 'written_off' },
    unit: 'wallet_paise',
    amount: part,
  });
}
