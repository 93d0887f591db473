import type { Database } from '../../../db/database';
import { newId } from '../../../db/ids';
import type { Payment } from '../payment-repository';
import { divideOwed } from './owed';
import { createRefundRepository } from './refund-repository';
import type { RequestRefund } from './request-refund';

type Returning = Pick<Payment, 'id' | 'uid' | 'amountPaise' | 'createdAt' | 'credited'>;

/** Refunds the part of the owed amount that no other refund returns, such as that of a failed dashboard refund. */
export const createGiveBack =
  (requestRefund: RequestRefund) =>
  async (tx: Database, payment: Returning, replaces: { id: string; at: Date } | null = null): Promise<void> => {
    const { id: paymentId, uid, credited } = payment;
    const amountPaise = await divideOwed(tx, payment);
    if (amountPaise === 0) return;
    const refund = { id: newId(), paymentId, uid, amountPaise, gstPaise: 0, reason: 'not_credited' } as const;
    // For a credited payment the person was notified when the money was first refunded.
    if (!credited) await requestRefund(tx, { ...refund, createdAt: replaces?.at ?? payment.createdAt });
    else if (replaces !== null) await createRefundRepository(tx).add({ ...refund, createdAt: replaces.at, replaces: replaces.id });
  };

export type GiveBack = ReturnType<typeof createGiveBack>;
