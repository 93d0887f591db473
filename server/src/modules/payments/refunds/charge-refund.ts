import type { Database } from '../../../db/database';
import type { Charges } from '../../subscriptions/charges';
import type { Ledger } from '../../ledger/service';
import type { Payment } from '../payment-repository';
import type { TakenBack } from './recharge-refund';

interface ChargeRefundDeps {
  ledger: Ledger;
  charges: Charges;
}

/** Takes back an unused month of the plan and ends the subscription; null if a question was asked or it has ended. The person is locked. */
export function createChargeRefund({ ledger, charges }: ChargeRefundDeps) {
  return async (tx: Database, payment: Payment): Promise<TakenBack | null> => {
    const cycle = await charges.cycles.openOf(tx, payment.uid);
    if (cycle?.paymentId !== payment.id) return null;
    if ((await ledger.lockAvailable(tx, payment.uid, 'subscription_question')) < cycle.questions) return null;
    if (!(await charges.happen(tx, cycle.subscriptionId, { kind: 'refunded' }))) return null;
    return { amount: payment.amountPaise, gst: payment.gstPaise, questions: cycle.questions };
  };
}
