import type { Database } from '../../db/database';
import type { AddJob } from '../../jobs/job-queue';
import type { Ledger } from '../ledger/service';
import type { Charges } from '../subscriptions/charges';
import { createPaymentRepository, type Payment } from './payment-repository';
import type { TakenBack } from './refunds';

interface ChargeRefundDeps {
  ledger: Ledger;
  charges: Charges;
  stopCharging: AddJob<{ subscription: string }>;
}

/** Takes back a month of the plan of which no question was asked, and ends the subscription; null where one was asked or it has ended. */
export function createChargeRefund({ ledger, charges, stopCharging }: ChargeRefundDeps) {
  return async (tx: Database, payment: Payment): Promise<TakenBack | null> => {
    const { subscriptionId, uid } = payment;
    const order = subscriptionId === null ? null : await charges.lockOrder(tx, subscriptionId);
    // Otherwise the questions of a later subscription would be taken for this one.
    if (order === null || !(await charges.ownsQuestions(tx, order))) return null;
    const latest = await createPaymentRepository(tx).latestCharge(order.id);
    if (latest?.id !== payment.id || (await ledger.available(tx, uid, 'subscription_question')) < order.questions) return null;
    const moved = await ledger.transfer(tx, {
      key: `refund:${payment.id}`,
      reason: 'refund',
      from: { uid, kind: 'available' },
      to: { system: 'refunded' },
      unit: 'subscription_question',
      amount: order.questions,
    });
    if (moved !== 'moved') return null;
    await charges.end(tx, order.id);
    await stopCharging({ subscription: order.id }, tx);
    return { amount: payment.amountPaise, gst: payment.gstPaise, questions: order.questions };
  };
}
