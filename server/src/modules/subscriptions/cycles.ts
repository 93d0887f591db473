import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { subscriptionCycles, subscriptionLateQuestions } from '../../db/schema';
import type { Ledger } from '../ledger/service';
import type { CloseReason } from './machine';

export type Cycle = typeof subscriptionCycles.$inferSelect;
type NewCycle = Pick<Cycle, 'paymentId' | 'uid' | 'subscriptionId' | 'questions' | 'startsAt' | 'endsAt'>;

const unit = 'subscription_question';

/** Whether the cycle that pays for a reply has closed while it was being answered. */
export async function isLateQuestion(tx: Database, replyId: string): Promise<boolean> {
  const rows = await tx.select().from(subscriptionLateQuestions).where(eq(subscriptionLateQuestions.replyId, replyId));
  return rows.length > 0;
}

/** The cycles of plans and their questions; the person must be locked. All functions take the event's transaction. */
// eslint-disable-next-line max-lines-per-function -- the steps of one table of cycles
export function createCycles({ clock, ledger }: { clock: () => Date; ledger: Ledger }) {
  const openOf = async (tx: Database, uid: string): Promise<Cycle | null> => {
    const [row] = await tx
      .select()
      .from(subscriptionCycles)
      .where(and(eq(subscriptionCycles.uid, uid), isNull(subscriptionCycles.closedAt)));
    return row ?? null;
  };

  /** Takes back the rest of a cycle, and records which of its questions are being answered. */
  async function close(tx: Database, { uid, paymentId }: Cycle, closedBy: CloseReason): Promise<number> {
    const left = await ledger.lockAvailable(tx, uid, unit);
    if (left > 0)
      await ledger.transfer(tx, {
        key: closedBy === 'refunded' ? `refund:${paymentId}` : `cycle:${paymentId}:closed`,
        reason: closedBy === 'refunded' ? 'refund' : 'cycle ended',
        from: { uid, kind: 'available' },
        to: { system: closedBy === 'refunded' ? 'refunded' : 'expired' },
        unit,
        amount: left,
      });
    await tx.update(subscriptionCycles).set({ closedAt: clock(), closedBy }).where(eq(subscriptionCycles.paymentId, paymentId));
    // Read after the account is locked, so that later questions are not paid by this cycle.
    await tx.execute(sql`insert into subscription_late_questions (reply_id, payment_id)
      select id, ${paymentId} from chat_replies where uid = ${uid} and state = 'pending' and paid_unit = ${unit} on conflict do nothing`);
    return left;
  }

  return {
    openOf,

    /** The questions that a payment gave, and whether its cycle is open. */
    async find(tx: Database, { id }: { id: string }): Promise<{ questions: number; isOpen: boolean }> {
      const [row] = await tx.select().from(subscriptionCycles).where(eq(subscriptionCycles.paymentId, id));
      return { questions: row?.questions ?? 0, isOpen: row !== undefined && row.closedAt === null };
    },

    async open(tx: Database, cycle: NewCycle): Promise<void> {
      const before = await openOf(tx, cycle.uid);
      if (before !== null) await close(tx, before, 'renewed');
      await tx.insert(subscriptionCycles).values({ ...cycle, openedAt: clock() });
      await ledger.transfer(tx, {
        key: `payment:${cycle.paymentId}`,
        reason: 'subscription',
        from: { system: 'bought' },
        to: { uid: cycle.uid, kind: 'available' },
        unit,
        amount: cycle.questions,
      });
    },

    /** Opens the cycle of a charge whose questions were already given. */
    async adopt(tx: Database, cycle: NewCycle): Promise<void> {
      await tx
        .update(subscriptionCycles)
        .set({ closedAt: clock(), closedBy: 'renewed' })
        .where(and(eq(subscriptionCycles.uid, cycle.uid), isNull(subscriptionCycles.closedAt)));
      await tx
        .insert(subscriptionCycles)
        .values({ ...cycle, openedAt: clock() })
        .onConflictDoNothing();
    },

    /** Closes the open cycle of a person if it belongs to this plan; otherwise false. */
    async closeOf(tx: Database, { id, uid }: { id: string; uid: string }, reason: CloseReason): Promise<boolean> {
      const cycle = await openOf(tx, uid);
      if (cycle?.subscriptionId !== id) return false;
      await close(tx, cycle, reason);
      return true;
    },
  };
}
