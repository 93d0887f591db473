import type { Database } from '../../db/database';
import type { Charges, PaidCycle } from '../subscriptions/charges';
import type { CreditResult } from './credit-recharge';
import type { GatewayPayment } from './provider/gateway';
import { createPaymentRepository } from './payment-repository';
import { includedGst } from './prices';
import type { IssueReceipt } from './receipts/receipts';
import { createRefundRepository } from './refunds/refund-repository';
import type { GiveBack } from './refunds/give-back';

interface ChargeCreditDeps {
  clock: () => Date;
  charges: Charges;
  issueReceipt: IssueReceipt;
  giveBack: GiveBack;
}

/** Records a captured charge of a subscription and gives the questions of its cycle, once for each payment; or refunds the money. */
export function createChargeCredit({ clock, charges, issueReceipt, giveBack }: ChargeCreditDeps) {
  return async (tx: Database, subscriptionId: string, payment: GatewayPayment, cycle: PaidCycle): Promise<CreditResult> => {
    const locked = await charges.lockOrder(tx, subscriptionId);
    if (locked === null || payment.amount === 0) return 'unknown';
    const { order, isClosed } = locked;
    const { uid, gstPercent } = order;
    const payments = createPaymentRepository(tx);
    const known = await payments.byId(payment.id);
    // A person who confirms an earlier refused charge is notified as well.
    if (known !== null) return known.credited ? 'repeated' : 'refused';
    const verdict = await charges.judge(tx, order, isClosed, cycle);
    const isPrice = payment.amount === order.pricePaise && payment.currency === 'INR';
    const isRefunded = payment.status === 'refunded' || (await createRefundRepository(tx).isWholeReturned(payment));
    const credited = verdict === 'starts' && isPrice && !isRefunded;
    const gst = credited ? includedGst(payment.amount, gstPercent) : 0;
    const row = { id: payment.id, uid, amountPaise: payment.amount, gstPaise: gst, createdAt: clock() };
    await payments.add({ ...row, kind: 'subscription', subscriptionId, method: payment.method, credited, cycleEnd: cycle.end });
    if (!credited) {
      // A mandate of another price, changed in the dashboard, would charge each cycle only to refund it; and who refunds all of a charge there undoes the purchase.
      if (verdict !== 'goes back' || !isPrice) await charges.stop(tx, order.id);
      await giveBack(tx, { ...row, credited });
      return 'refused';
    }
    await charges.startCycle(tx, order, cycle);
    const { id: paymentId, amount, method } = payment;
    await issueReceipt(tx, { uid, paymentId, kind: 'subscription', questions: order.questions, gst, gstPercent, amount, method });
    return 'credited';
  };
}

export type CreditCharge = ReturnType<typeof createChargeCredit>;
