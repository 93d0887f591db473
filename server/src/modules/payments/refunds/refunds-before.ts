import type { Database } from '../../../db/database';
import type { GatewayPayment, PaymentGateway } from '../provider/gateway';
import { createPaymentRepository } from '../payment-repository';
import type { BookRefund } from './book-refund';

interface RefundsBeforeDeps {
  db: Database;
  gateway: PaymentGateway | null;
  bookRefund: BookRefund;
}

/** Stores the refunds of a payment that is not known yet, so that it is not credited. Throws a GatewayError. */
export const createRefundsBefore =
  ({ db, gateway, bookRefund }: RefundsBeforeDeps) =>
  async ({ id, amount_refunded: refunded }: GatewayPayment): Promise<void> => {
    if (gateway === null || refunded === 0 || (await createPaymentRepository(db).byId(id)) !== null) return;
    for (const refund of await gateway.listRefunds(id)) await db.transaction(async (tx) => bookRefund(tx, { ...refund, kind: 'refund' }));
  };
