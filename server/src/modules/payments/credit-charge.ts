import type { Database } from '../../db/database';
import { newId } from '../../db/ids';
import type { Charges, PaidCycle } from '../subscriptions/charges';
import type { CreditResult } from './credit-recharge';
import type { GatewayPayment } from './gateway';
import { createPaymentRepository } from './payment-repository';
import { includedGst } from './prices';
import type { IssueReceipt } from './receipts';
import type { RequestRefund } from './request-refund';

interface ChargeCreditDeps {
  clock: () => Date;
  charges: Charges;
  issueReceipt: IssueReceipt;
  requestRefund: RequestRefund;
  isSubscribed: (tx: Database, uid: string) => Promise<boolean>;
}

/** Records a captured charge of a subscription and gives the questions of its cycle, once for each payment. */
export function createChargeCredit({ clock, charges, issueReceipt, requestRefund, isSubscribed }: ChargeCreditDeps) {
  return async (tx: Database, subscriptionId: string, payment: GatewayPayment, cycle: PaidCycle): Promise<CreditResult> => {
    const order = await charges.lockOrder(tx, subscriptionId);
    if (order === null) return 'unknown';
    const { uid, gstPercent } = order;
    const payments = createPaymentRepository(tx);
    if ((await payments.byId(payment.id)) !== null) return 'repeated';
    const isWanted = await charges.isWanted(tx, order, await isSubscribed(tx, uid));
    const credited = isWanted && payment.amount === order.pricePaise && payment.currency === 'INR';
    const gst = credited ? includedGst(payment.amount, gstPercent) : 0;
    const row = { id: payment.id, uid, amountPaise: payment.amount, gstPaise: gst, createdAt: clock() };
    await payments.add({ ...row, kind: 'subscription', subscriptionId, method: payment.method, credited, cycleEnd: cycle.end });
    if (!credited) {
      await requestRefund(tx, { ...row, id: newId(), paymentId: payment.id, reason: 'not_credited' });
      return 'refused';
    }
    await charges.startCycle(tx, order, cycle);
    const { id: paymentId, amount, method } = payment;
    await issueReceipt(tx, { uid, paymentId, kind: 'subscription', questions: order.questions, gst, gstPercent, amount, method });
    return 'credited';
  };
}

export type CreditCharge = ReturnType<typeof createChargeCredit>;
