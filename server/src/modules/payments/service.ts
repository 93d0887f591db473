import type { FastifyBaseLogger } from 'fastify';
import * as z from 'zod/mini';
import type { Config } from '../../config/config';
import type { Database } from '../../db/database';
import type { JobQueue } from '../../jobs/job-queue';
import type { Ledger } from '../ledger/service';
import type { NotificationService } from '../notifications/service';
import { createCharges } from '../subscriptions/charges';
import { createSubscriptionCancel } from '../subscriptions/cancel';
import { createProviderCancel } from '../subscriptions/cancel-at-provider';
import { createSubscriptionCheckout } from '../subscriptions/checkout';
import { createSubscriptionNotify } from '../subscriptions/notify';
import { createSubscriptionReconciliation } from '../subscriptions/reconcile';
import type { CouponService } from '../wheel/coupons';
import { createChargeCredit } from './credit-charge';
import { createRechargeCredit } from './credit-recharge';
import type { PaymentGateway } from './gateway';
import { createMissingCreditNotes } from './missing-credit-notes';
import { createOrders } from './orders';
import { createChargeRefund } from './charge-refund';
import { createPlanFinder } from './plan-finder';
import { createReceipts } from './receipt-service';
import { createCreditNoteIssuer, createReceiptIssuer } from './receipts';
import { createRecharges } from './recharges';
import { createReconciliation } from './reconcile';
import { createRefunds } from './refunds';
import { createRefundRequest } from './request-refund';
import { createSettlement } from './settle';
import { createTransactions } from './transactions';
import { createWebhook } from './webhook';

interface PaymentServiceDeps {
  db: Database;
  clock: () => Date;
  log: FastifyBaseLogger;
  config: Config;
  ledger: Ledger;
  gateway: PaymentGateway | null;
  coupons: CouponService;
  isSubscribed: (tx: Database, uid: string) => Promise<boolean>;
  findVerifiedCode: (uid: string) => Promise<string | null>;
  notify: NotificationService['notify'];
  jobs: Pick<JobQueue, 'define'>;
}

/** All that has to do with paying, put together once. */
export function createPaymentService({ config: { commerce, payments: config, jwtSecret, assetsDir }, ...deps }: PaymentServiceDeps) {
  const { db, clock, log, ledger, gateway, coupons, isSubscribed, findVerifiedCode, notify, jobs } = deps;
  const { graceDays } = commerce.plan;
  const issueReceipt = createReceiptIssuer({ commerce, clock });
  const issueCreditNote = createCreditNoteIssuer({ commerce, clock });
  const requestRefund = createRefundRequest(notify);
  const charges = createCharges({ clock, ledger, notify: createSubscriptionNotify(notify) });
  const cancelAtProvider = createProviderCancel({ gateway, log });
  const stopCharging = jobs.define('payments.stop-charging', z.object({ subscription: z.string() }), async ({ subscription }) =>
    cancelAtProvider(subscription, { atCycleEnd: false }),
  );
  const refunds = createRefunds({
    db,
    clock,
    ledger,
    gateway,
    log,
    takeBackCharge: createChargeRefund({ ledger, charges, stopCharging }),
    issueCreditNote,
    requestRefund,
  });
  const creditRecharge = createRechargeCredit({ clock, ledger, coupons, issueReceipt, requestRefund });
  const creditCharge = createChargeCredit({ clock, charges, issueReceipt, requestRefund, isSubscribed });
  const settlement = createSettlement({ db, clock, log, gateway, creditRecharge, refunds });
  const findPlan = createPlanFinder({ db, commerce, config, gateway });
  const checkout = createSubscriptionCheckout({ db, clock, log, commerce, config, gateway, creditCharge, isSubscribed, findPlan });
  const subscriptions = createSubscriptionReconciliation({ db, clock, gateway, charges, checkout });
  return {
    orders: createOrders({ db, clock, log, commerce, config, gateway, coupons }),
    recharges: createRecharges({ db, clock, log, ledger, config, gateway, settlement }),
    receipts: createReceipts({ db, clock, secret: jwtSecret, assetsDir }),
    listTransactions: createTransactions(db),
    handleWebhook: createWebhook({ db, clock, config, creditRecharge, creditCharge, charges, refunds, stopCharging }),
    reconcile: createReconciliation({ db, clock, log, settlement, refunds, subscriptions }),
    issueMissingCreditNotes: createMissingCreditNotes({ db, issueCreditNote }),
    refunds,
    checkout,
    cancel: createSubscriptionCancel({ db, clock, cancelAtProvider, stopCharging, charges, graceDays, findVerifiedCode }),
  };
}
