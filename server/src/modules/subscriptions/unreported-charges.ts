import type { Database } from '../../db/database';
import { emptyIfUnknown, type GatewayPayment, type PaymentGateway } from '../payments/provider/gateway';
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
    const findInvoices = async (id: string | null) => (id === null ? [] : [(await gateway?.findInvoice(id)) ?? null]);
    const isAnswered = payment.status === 'captured' || payment.status === 'refunded';
    // Most unanswered charges are renewals, which need no look-up.
    if (!isAnswered && !(await createMandateRepository(db).hasOrderWithoutMandate())) return true;
    // An invoice that the provider does not know (any more) is of no plan.
    const [invoice] = await findInvoices(payment.invoice_id).catch(emptyIfUnknown);
    if (!invoice || (await createSubscriptionRepository(db).orderById(invoice.subscriptionId)) === null) return false;
    if (!isAnswered) {
      await createMandateRepository(db).noteMandate(invoice.subscriptionId, clock(), payment.id);
      return true;
    }
    await creditCharges(invoice.subscriptionId);
    // A second payment of a cycle, by a retry before the bank answered, has no invoice.
    await credit(invoice.subscriptionId, payment, { start: invoice.cycleStart, end: invoice.cycleEnd });
    return true;
  };
