import type { Database } from '../../db/database';
import type { GatewayPayment, PaymentGateway } from '../payments/provider/gateway';
import type { SubscriptionCheckout } from './checkout';
import { createMandateRepository } from './mandate-repository';
import { createSubscriptionRepository } from './repository';

interface InvoiceDeps extends Pick<SubscriptionCheckout, 'credit'> {
  db: Database;
  clock: () => Date;
  gateway: PaymentGateway | null;
  creditCharges: (id: string) => Promise<void>;
}

/** Credits or refunds a captured charge that no event reported, if it is for a plan of this site; an unanswered one keeps its open order. False if it is for none. */
export const createInvoiceReconciliation =
  ({ db, clock, gateway, creditCharges, credit }: InvoiceDeps) =>
  async (payment: GatewayPayment): Promise<boolean> => {
    // Most unanswered charges are renewals, which need no look-up.
    if (payment.status !== 'captured' && !(await createMandateRepository(db).hasOrderWithoutMandate())) return true;
    const invoice = payment.invoice_id === null ? null : ((await gateway?.findInvoice(payment.invoice_id)) ?? null);
    if (invoice === null || (await createSubscriptionRepository(db).orderById(invoice.subscriptionId)) === null) return false;
    if (payment.status !== 'captured') {
      await createMandateRepository(db).noteMandate(invoice.subscriptionId, clock(), payment.id);
      return true;
    }
    await creditCharges(invoice.subscriptionId);
    // A second payment of a cycle, by a retry before the bank answered, has no invoice.
    await credit(invoice.subscriptionId, payment, { start: invoice.cycleStart, end: invoice.cycleEnd });
    return true;
  };
