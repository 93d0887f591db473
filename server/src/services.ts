import { join } from 'node:path';
import { deleteIdempotentAnswers } from './db/idempotency';
import { getConnectionShare } from './db/concurrency-limit';
import { cancelCodeMinutes } from '@oracle-astra/shared/contract';
import { greeting, groundsOf, createBuiltInReader } from './astrologers';
import { createBirthsService, type BirthsService } from './modules/births/service';
import { createChatsService } from './modules/chats/service';
import { eraseInvites } from './modules/invites/erase';
import { createInviteService } from './modules/invites/service';
import { createInviteReward } from './modules/invites/invite-reward';
import { createLedger, type Ledger } from './modules/ledger/service';
import { createSignUpGift } from './modules/ledger/sign-up-gift';
import type { AccountEraser, SessionService, SignUpHook } from './modules/session/service';
import { createSessionService } from './modules/session/service';
import { createBlogService } from './modules/blog/service';
import { eraseForumTraces } from './modules/forum/erase';
import { createForumService } from './modules/forum/service';
import { createForumVoting } from './modules/forum/voting';
import { createForumWriting, type WritingDeps as ForumDeps } from './modules/forum/writing';
import { createProfileService } from './modules/forum/profiles';
import { createHoroscopeService } from './modules/horoscope/service';
import { createModerationService } from './modules/moderation/service';
import { createNotificationHub } from './modules/notifications/live';
import { createNotificationService } from './modules/notifications/service';
import { createPanchangCalendar } from './modules/panchang/calendar';
import { createPanchangService } from './modules/panchang/service';
import { createPlacesService } from './modules/places/service';
import { createSkyService } from './modules/sky/service';
import { createPointService } from './modules/points/service';
import { createSubscriptionService } from './modules/subscriptions/service';
import { createNumberEraser, skipErasedNumbers } from './modules/users/erased-numbers';
import { createLedgerCheck } from './modules/ledger/check';
import { createRazorpayGateway } from './modules/payments/razorpay-gateway';
import { createPaymentService } from './modules/payments/service';
import { createSubscriptionService, type SubscriptionService } from './modules/subscriptions/service';
import { createTransferService } from './modules/transfers/service';
import { createCouponService } from './modules/wheel/coupons';
import { createWheelService } from './modules/wheel/service';
import type { ServerDeps } from './deps';

/** Searches use a quarter of the connections at most. */
const searchConnectionShare = 0.25;

/** What members write, and what they earn by it. */
function buildCommunityServices(base: Pick<ForumDeps, 'db' | 'clock' | 'notifications'> & { ledger: Ledger; births: BirthsService }) {
  const profiles = createProfileService(base);
  const points = createPointService(base);
  const forumDeps = { ...base, profiles, points };
  return { profiles, points, writing: createForumWriting(forumDeps), voting: createForumVoting(forumDeps) };
}

type CommerceParts = {
  ledger: Ledger;
  subscriptions: SubscriptionService;
  sessions: SessionService;
  births: Pick<ReturnType<typeof createBirthsService>, 'list'>;
};

/** Payments, transfers and the wheel. */
function buildCommerce({ db, clock, config, log, gateway }: ServerDeps, { ledger, subscriptions, sessions, births }: CommerceParts) {
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
      findVerifiedCode: async (uid) => sessions.findVerifiedCode(uid, cancelCodeMinutes * 60),
    }),
    ledgerCheck: createLedgerCheck({ db }),
    wheel: createWheelService({ db, clock }),
    transfers: createTransferService({
      db,
      clock,
      ledger,
      mobileOf: async (uid) => (await sessions.user(uid))?.mobile ?? null,
      nameOf: async (uid) => (await births.list(uid)).at(-1)?.full_name ?? null,
      // Recipients learn of a transfer from their history; this is the one place to notify them from.
      notify: async () => undefined,
    }),
  };
}

/** The services of all modules, created once. */
export function buildServices(deps: ServerDeps) {
  const { db, clock, config, sms } = deps;
  /** PGlite has a single one. */
  const connections = config.databaseUrl === null ? 1 : config.databasePool;
  const ledger = createLedger({ clock });
  const subscriptions = createSubscriptionService({ db, clock, ledger, graceDays: config.commerce.plan.graceDays });
  const notifications = createNotificationService({ db, clock });

  const births = createBirthsService({ db, clock });
  const places = createPlacesService({ file: join(config.assetsDir, 'places.json') });
  const community = buildCommunityServices({ db, clock, ledger, births, notifications });
  const { profiles, points } = community;
  const chats = createChatsService({
    db,
    clock,
    log: deps.log,
    ledger,
    births,
    isSubscribed: subscriptions.isActive,
    greeting,
    groundsOf,
    astrologer: deps.astrologer ?? createBuiltInReader({ paceMs: config.readerPaceMs }),
    isOnlyProcess: config.databaseUrl === null,
    connections,
    shutdownSignal: deps.shutdown?.signal,
  });

  const numbers = { clock, secret: config.jwtSecret };
  const signUpHooks: SignUpHook[] = [skipErasedNumbers(createSignUpGift(ledger), numbers), createInviteReward({ ledger, ...numbers })];
  const own = [chats, births, profiles, points, notifications].map(({ erase }) => erase);
  const erasers: AccountEraser[] = [createNumberEraser(numbers), deleteIdempotentAnswers, eraseForumTraces, ...own, eraseInvites];
  const sessions = createSessionService({ db, clock, sms, secret: config.jwtSecret, log: deps.log, signUpHooks, erasers });

  const commerce = buildCommerce(deps, { ledger, subscriptions, sessions, births });
  erasers.push(commerce.payments.cancel.erase);

  return {
    ...community,
    deps,
    ...commerce,
    ledger,
    sessions,
    births,
    chats,
    panchang: createPanchangService({ clock }),
    panchangCalendar: createPanchangCalendar({ clock, places }),
    subscriptions,
    notifications,
    moderation: createModerationService({ db, clock, notifications }),
    notificationHub: createNotificationHub({ listen: deps.listen, log: deps.log }),
    invites: createInviteService({
      db,
      clock,
      sms,
      secret: config.jwtSecret,
      publicUrl: config.publicUrl,
      log: deps.log,
      accounts: sessions,
    }),
    forum: createForumService({ db, profiles, parallelSearches: getConnectionShare(connections, searchConnectionShare) }),
    blog: createBlogService(config),
    horoscope: createHoroscopeService({ clock }),
    places,
    sky: createSkyService({ clock }),
  };
}

export type Services = ReturnType<typeof buildServices>;
