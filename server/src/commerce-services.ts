import { cancelCodeMinutes } from '@oracle-astra/shared/contract';
import type { ServerDeps } from './deps';
import type { JobQueue } from './jobs/job-queue';
import type { BirthsService } from './modules/births/service';
import type { ChatsService } from './modules/chats/service';
import { createLedgerCheck } from './modules/ledger/check';
import type { Ledger } from './modules/ledger/service';
import type { NotificationService } from './modules/notifications/service';
import { createRazorpayGateway } from './modules/payments/provider/razorpay-gateway';
import { createPaymentService } from './modules/payments/service';
import type { SessionService } from './modules/session/service';
import type { SubscriptionService } from './modules/subscriptions/service';
import { createTransferService } from './modules/transfers/service';
import { createCouponService } from './modules/wheel/coupons';
import { createWheelService } from './modules/wheel/service';

interface CommerceParts {
  ledger: Ledger;
  subscriptions: SubscriptionService;
  sessions: SessionService;
  births: Pick<BirthsService, 'findName'>;
  chats: Pick<ChatsService, 'extend'>;
  notifications: Pick<NotificationService, 'notify'>;
  jobs: Pick<JobQueue, 'define'>;
}

/** Payments, transfers and the wheel. */
export function buildCommerceServices(
  { db, clock, config, log, gateway }: ServerDeps,
  { ledger, subscriptions, sessions, births, chats, notifications, jobs }: CommerceParts,
) {
  return {
    payments: createPaymentService({
      db,
      clock,
      log,
      config,
      ledger,
      gateway: gateway ?? (config.payments === null ? null : createRazorpayGateway(config.payments)),
      coupons: createCouponService({ clock }),
      isSubscribed: subscriptions.isActive,
      notify: notifications.notify,
      extendChats: chats.extend,
      jobs,
      findVerifiedCode: async (uid) => sessions.findVerifiedCode(uid, cancelCodeMinutes * 60),
    }),
    ledgerCheck: createLedgerCheck({ db, clock }),
    wheel: createWheelService({ db, clock }),
    transfers: createTransferService({
      db,
      clock,
      ledger,
      nameOf: births.findName,
      notify: notifications.notify,
      secret: config.hashSecret,
    }),
  };
}
