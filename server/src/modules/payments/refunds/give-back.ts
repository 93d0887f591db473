import type { Database } from '../../../db/database';
import { newId } from '../../../db/ids';
import type { Payment } from '../payment-repository';
import { createRefundRepository } from './refund-repository';
import type { RequestRefund } from './request-refund';

/** Refunds an uncredited payment: all of it, or the part that is not being refunded already. */
export const createGiveBack =
  (requestRefund: RequestRefund) =>
  async (
    tx: Database,
    { id: paymentId, uid, amountPaise, createdAt }: Pick<Payment, 'id' | 'uid' | 'amountPaise' | 'createdAt'>,
  ): Promise<void> => {
    const left = amountPaise - (await createRefundRepository(tx).givenBack(paymentId));
    if (left > 0)
      await requestRefund(tx, { id: newId(), paymentId, uid, amountPaise: left, gstPaise: 0, reason: 'not_credited', createdAt });
  };

export type GiveBack = ReturnType<typeof createGiveBack>;
