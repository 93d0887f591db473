import type { Database } from '../../../db/database';
import type { GatewayPayment, PaymentGateway } from './gateway';
import type { NoteStray } from './stray-payments';
import type { Settlement } from '../settle';

interface UnreportedDeps {
  db: Database;
  settlement: Pick<Settlement, 'settlePayment'>;
  /** Credits or refunds a charge of a plan, or waits for it; false if it is for no plan of this site. */
  creditInvoice: (payment: GatewayPayment) => Promise<boolean>;
  noteStray: NoteStray;
}

/** Settles a payment that no event reported; a charge of a plan is found by its invoice, even long after the end of its mandate. */
export const createUnreportedPayments =
  ({ db, settlement, creditInvoice, noteStray }: UnreportedDeps) =>
  async (provider: PaymentGateway, payment: GatewayPayment): Promise<void> => {
    const result = await settlement.settlePayment(provider, payment);
    const isUnanswered = payment.invoice_id !== null && (payment.status === 'created' || payment.status === 'authorized');
    if (result !== 'unknown' && !isUnanswered) return;
    if (!(await creditInvoice(payment))) await noteStray(db, payment);
  };

export type SettleUnreported = ReturnType<typeof createUnreportedPayments>;
