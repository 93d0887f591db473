import type { Database } from '../../db/database';
import { newId } from '../../db/ids';
import { createPaymentRepository, type Payment } from './payment-repository';
import type { RequestRefund } from './request-refund';

/** Gives a payment back for which nothing was given: whole, or what the provider has not given back already. */
export const createGiveBack =
  (requestRefund: RequestRefund) =>
  async (
    tx: Database,
    { id: paymentId, uid, amountPaise, createdAt }: Pick<Payment, 'id' | 'uid' | 'amountPaise' | 'createdAt'>,
  ): Promise<void> => {
    const left = amountPaise - (await createPaymentRepository(tx).refundedAtProvider(paymentId));
    if (left > 0)
      await requestRefund(tx, { id: newId(), paymentId, uid, amountPaise: left, gstPaise: 0, reason: 'not_credited', createdAt });
  };

export type GiveBack = ReturnType<typeof createGiveBack>;
