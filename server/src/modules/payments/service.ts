import type { FastifyBaseLogger } from 'fastify';
import * as z from 'zod/mini';
import type { ProductConfig } from '../../config/product/product-config';
import type { Database } from '../../db/database';
import type { JobQueue } from '../../jobs/job-queue';
import type { Ledger } from '../ledger/service';
import type { NotificationService } from '../notifications/service';
import { createCharges } from '../subscriptions/charges';
import { createSubscriptionCancel } from '../subscriptions/cancel';
import { createSubscriptionCheckout } from '../subscriptions/checkout';
import { createSubscriptionDrop } from '../subscriptions/drop';
import { createSubscriptionNotify } from '../subscriptions/notify';
import { createMandates } from '../subscriptions/mandates';
import { createChargeReconciliation, createSubscriptionReconciliation } from '../subscriptions/reconcile';
import { createInvoiceReconciliation } from '../subscriptions/unreported-charges';
import type { CouponService } from '../wheel/coupons';
import { createAccountClosing } from './close-account';
import { createBannedClosing } from './close-banned';
import { createRefundBooking } from './refunds/book-refund';
import { createGiveBack } from './refunds/give-back';
import { createTakeBack } from './refunds/take-back';
import { createChargeCredit } from './credit-charge';
import { createRechargeCredit, type ExtendChats } from './credit-recharge';
import type { PaymentGateway } from './provider/gateway';
import { createMissingCreditNotes } from './refunds/missing-credit-notes';
import { createOrders } from './orders';
import { createOverdueList } from './overdue';
import { createChargeRefund } from './refunds/charge-refund';
import { createPlanFinder } from './plan-finder';
import { createReceipts } from './receipts/receipt-service';
import { createCreditNoteIssuer, createReceiptIssuer } from './receipts/receipts';
import { createRecharges } from './recharges';
import { createReconciliation } from './reconcile';
import { createRefunds } from './refunds/refunds';
import { createRefundsBefore } from './refunds/refunds-before';
import { createRefundReconciliation } from './refunds/refund-reconciliation';
import { createRefusals } from './refunds/refusals';
import { createReturnOtherwise } from './refunds/return-otherwise';
import { createRefundNotify, createRefundRequest } from './refunds/request-refund';
import { createSettlement } from './settle';
import { createStrayPayments } from './provider/stray-payments';
import { createTransactions } from './transactions';
import { createUnreportedPayments } from './provider/unreported-payments';
import { createWebhook } from './provider/webhook';

interface PaymentServiceDeps {
  db: Database;
  clock: () => Date;
  log: FastifyBaseLogger;
  config: ProductConfig;
  ledger: Ledger;
  gateway: PaymentGateway | null;
  coupons: CouponService;
  isSubscribed: (tx: Database, uid: string) => Promise<boolean>;
  findVerifiedCode: (uid: string) => Promise<string | null>;
  notify: NotificationService['notify'];
  extendChats: ExtendChats;
  jobs: Pick<JobQueue, 'define'>;
}

/** Creates and connects the services for payments. */
export function createPaymentService({ config: { commerce, payments: config, jwtSecrets, assetsDir }, ...deps }: PaymentServiceDeps) {
  const { db, clock, log, ledger, gateway, coupons, isSubscribed, findVerifiedCode, notify, extendChats, jobs } = deps;
  const { graceDays } = commerce.plan;
  const issueReceipt = createReceiptIssuer({ commerce, clock });
  const issueCreditNote = createCreditNoteIssuer({ commerce, clock });
  const notifyRefund = createRefundNotify(notify);
  const requestRefund = createRefundRequest(notifyRefund);
  const giveBack = createGiveBack(requestRefund);
  const mandates = createMandates({ db, clock, gateway, addJob: () => addEnding, creditCharges: async (id) => creditCharges(id) });
  const addEnding = jobs.define('payments.stop-charging', z.object({ subscription: z.string() }), async ({ subscription }) =>
    mandates.end(subscription),
  );
  const charges = createCharges({ clock, ledger, notify: createSubscriptionNotify(notify), mandates, graceDays });
  const takeBack = createTakeBack({ ledger, charges });
  const bookRefund = createRefundBooking({ clock, log, takeBack, giveBack, issueCreditNote, notify: notifyRefund });
  const takeBackCharge = createChargeRefund({ ledger, charges });
  const noteRefusal = createRefusals({ db, clock, log, notify: notifyRefund });
  const refunding = { db, clock, ledger, gateway, log, takeBackCharge, issueCreditNote, requestRefund, bookRefund, noteRefusal };
  const refunds = createRefunds(refunding);
  const creditRecharge = createRechargeCredit({ clock, ledger, coupons, issueReceipt, giveBack, notify, extendChats });
  const creditCharge = createChargeCredit({ clock, charges, issueReceipt, giveBack });
  const settlement = createSettlement({ db, clock, log, gateway, creditRecharge, refunds, bookRefund });
  const findPlan = createPlanFinder({ db, log, commerce, config, gateway });
  const sendRefunds = refunds.sendRequested;
  const ask = async (id: string) => subscriptions.ask(id);
  const shop = { db, clock, log, commerce, config, gateway };
  const recharges = createRecharges({ db, clock, log, ledger, config, gateway, settlement });
  const checkout = createSubscriptionCheckout({ ...shop, creditCharge, mandates, sendRefunds, isSubscribed, recharges, ask, findPlan });
  const bookRefunds = createRefundsBefore({ db, gateway, bookRefund });
  const creditCharges = createChargeReconciliation({ gateway, bookRefunds, credit: checkout.credit });
  const subscriptions = createSubscriptionReconciliation({ db, clock, gateway, charges, mandates, graceDays, creditCharges });
  // The previous release may have such jobs in the queue.
  jobs.define('payments.end-plan', z.object({ subscription: z.string() }), async ({ subscription }) => subscriptions.end(subscription));
  const creditInvoice = createInvoiceReconciliation({ db, clock, gateway, creditCharges, credit: checkout.credit });
  const noteStray = createStrayPayments({ clock, log });
  const booking = { bookRefund, noteStray, refunds };
  const settleUnreported = createUnreportedPayments({ db, settlement, creditInvoice, noteStray });
  const refundReconciliation = createRefundReconciliation({ db, clock, log, gateway, bookRefund, settleUnreported });
  const closeAccount = createAccountClosing({ charges, refunds });
  const closeBanned = createBannedClosing({ db, ban: closeAccount.ban, log });
  return {
    orders: createOrders({ ...shop, coupons, check: recharges.check, ask: settlement.checkBeforeEnd }),
    recharges,
    receipts: createReceipts({ db, clock, jwtSecrets, assetsDir }),
    listTransactions: createTransactions(db),
    handleWebhook: createWebhook({ ...shop, ...booking, creditRecharge, creditCharge, charges, endPlan: subscriptions.end, mandates }),
    reconcile: createReconciliation({ db, clock, log, settlement, refunds, subscriptions, refundReconciliation, closeBanned }),
    issueMissingCreditNotes: createMissingCreditNotes({ db, issueCreditNote }),
    refunds,
    listOverdue: createOverdueList({ db, clock }),
    returnOtherwise: createReturnOtherwise({ db, clock, gateway, log, bookRefund, notify: notifyRefund }),
    checkout,
    dropSubscription: createSubscriptionDrop({ db, log, ask, abandon: checkout.abandon }),
    cancel: createSubscriptionCancel({ db, clock, log, mandates, charges, graceDays, findVerifiedCode, bar: closeAccount.bar }),
    closeAccount,
  };
}
