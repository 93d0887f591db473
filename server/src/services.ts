import { join } from 'node:path';
import { deleteIdempotentAnswers } from './db/idempotency';
import { getConnectionShare } from './db/concurrency-limit';
import { greeting, groundsOf, createBuiltInReader } from './astrologers';
import { createBirthsService } from './modules/births/service';
import { createChatsService } from './modules/chats/service';
import { eraseInvites } from './modules/invites/erase';
import { createInviteService } from './modules/invites/service';
import { createInviteReward } from './modules/invites/invite-reward';
import { createLedger } from './modules/ledger/service';
import { createSignUpGift } from './modules/ledger/sign-up-gift';
import type { AccountEraser, SignUpHook } from './modules/session/service';
import { createSessionService } from './modules/session/service';
import { createBlogService } from './modules/blog/service';
import { createForumService } from './modules/forum/service';
import { createProfileService } from './modules/forum/profiles';
import { createHoroscopeService } from './modules/horoscope/service';
import { createNotificationService } from './modules/notifications/service';
import { createPanchangService } from './modules/panchang/service';
import { createPlacesService } from './modules/places/service';
import { createPredictionService } from './modules/predictions/service';
import { createSubscriptionService } from './modules/subscriptions/service';
import type { ServerDeps } from './deps';

/** Searches use a quarter of the connections at most. */
const searchConnectionShare = 0.25;

/** The services of all modules, created once. */
export function buildServices(deps: ServerDeps) {
  const { db, clock, config, sms } = deps;
  /** PGlite has a single one. */
  const connections = config.databaseUrl === null ? 1 : config.databasePool;
  const ledger = createLedger({ clock });
  const subscriptions = createSubscriptionService({ db, clock, ledger });
  const notifications = createNotificationService({ db, clock });

  const births = createBirthsService({ db, clock });
  const profiles = createProfileService({ db, ledger, births });
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

  const predictions = createPredictionService({ db, clock, ledger, births, isSubscribed: subscriptions.isActive });

  const signUpHooks: SignUpHook[] = [createSignUpGift(ledger), createInviteReward({ ledger, clock, secret: config.jwtSecret })];
  const erasers: AccountEraser[] = [deleteIdempotentAnswers, chats.erase, predictions.erase, births.erase, profiles.erase, notifications.erase, eraseInvites];
  const sessions = createSessionService({ db, clock, sms, secret: config.jwtSecret, log: deps.log, signUpHooks, erasers });

  return {
    deps,
    ledger,
    sessions,
    births,
    chats,
    predictions,
    panchang: createPanchangService({ clock }),
    subscriptions,
    profiles,
    notifications,
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
    places: createPlacesService({ file: join(config.assetsDir, 'places.json') }),
  };
}

export type Services = ReturnType<typeof buildServices>;
