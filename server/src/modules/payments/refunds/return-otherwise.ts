import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../db/database';
import { DomainError } from '../../../domain-error';
import { lockPerson } from '../../../db/lock-person';
import { toUnavailable } from '../closed-payments';
import { createPaymentRepository } from '../payment-repository';
import type { PaymentGateway } from '../provider/gateway';
import type { BookRefund } from './book-refund';
import { createRefundRepository, type Refund } from './refund-repository';
import type { NotifyOfRefund } from './request-refund';

interface ReturnDeps {
  db: Database;
  clock: () => Date;
  log: FastifyBaseLogger;
  gateway: PaymentGateway | null;
  bookRefund: BookRefund;
  notify: NotifyOfRefund;
}

const isStuck = ({ state, refusedAt }: Refund) => state === 'failed' || (state === 'requested' && refusedAt !== null);

/**
 * An operator has returned the money of failed and refused refunds without the provider, such as by a bank transfer. The
 * provider is asked first, because it may have made one whose answer was lost; meanwhile they are claimed, so that none is sent.
 */
export const createReturnOtherwise =
  ({ db, clock, log, gateway, bookRefund, notify }: ReturnDeps) =>
  async (paymentId: string, reference: string): Promise<{ amount: number }> => {
    const known = createRefundRepository(db);
    for (const { id } of (await known.ofPayment(paymentId)).filter(({ state, refusedAt }) => state === 'requested' && refusedAt !== null))
      if (!(await known.claim(id, clock())))
        throw new DomainError('forbidden', { message: 'A refund of this payment was sent within the last minute. Try again in a minute.' });
    for (const refund of (await gateway?.listRefunds(paymentId).catch(toUnavailable(log))) ?? [])
      await db.transaction(async (tx) => bookRefund(tx, { ...refund, kind: 'refund' }));
    return db.transaction(async (tx) => {
      const payments = createPaymentRepository(tx);
      const uid = (await payments.byId(paymentId))?.uid;
      if (uid === undefined) throw new DomainError('not_found', { message: 'There is no such payment.' });
      await lockPerson(tx, uid);
      await payments.lock(paymentId);
      const refunds = createRefundRepository(tx);
      const stuck = (await refunds.ofPayment(paymentId)).filter(isStuck);
      if (stuck.length === 0) throw new DomainError('forbidden', { message: 'No refund of this payment has failed or is refused.' });
      for (const { id } of stuck) await refunds.returnOtherwise(id, reference, clock());
      const amount = stuck.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
      await notify(tx, uid, amount);
      return { amount };
    });
  };
