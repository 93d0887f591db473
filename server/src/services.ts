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
import { createSubscriptionService } from './modules/subscriptions/service';
import type { Parts } from './parts';

/** Searches take a quarter of the connections at most. */
const searchShare = 0.25;

/** Everything that decides, built once from the parts. One line a module. */
export function buildServices(parts: Parts) {
  const { db, clock, config, sms } = parts;
  /** PGlite has one. */
  const connections = config.databaseUrl === null ? 1 : config.databasePool;
  const ledger = createLedger({ clock });
  const subscriptions = createSubscriptionService({ db, clock, ledger });
  const notifications = createNotificationService({ db, clock });

  const births = createBirthsService({ db, clock });
  const profiles = createProfileService({ db, ledger, births });
  const chats = createChatsService({
    db, clock, log: parts.log, ledger, births, isSubscribed: subscriptions.isActive, greeting, groundsOf,
    astrologer: parts.astrologer ?? createBuiltInReader({ paceMs: config.readerPaceMs }),
    isOnlyProcess: config.databaseUrl === null,
    connections,
    shutdownSignal: parts.lifetime?.signal,
  });

  const signUpHooks: SignUpHook[] = [
    createSignUpGift(ledger),
    createInviteReward({ ledger, clock, secret: config.jwtSecret }),
  ];
  const erasers: AccountEraser[] = [
    deleteIdempotentAnswers,
    chats.erase,
    births.erase,
    profiles.erase,
    notifications.erase,
    eraseInvites,
  ];
  const sessions = createSessionService({ db, clock, sms, secret: config.jwtSecret, log: parts.log, signUpHooks, erasers });

  return {
    parts,
    ledger,
    sessions,
    births,
    chats,
    panchang: createPanchangService({ clock }),
    subscriptions,
    profiles,
    notifications,
    invites: createInviteService({ db, clock, sms, secret: config.jwtSecret, publicUrl: config.publicUrl, log: parts.log, accounts: sessions }),
    forum: createForumService({ db, profiles, parallelSearches: getConnectionShare(connections, searchShare) }),
    blog: createBlogService(config),
    horoscope: createHoroscopeService({ clock }),
    places: createPlacesService({ file: join(config.assetsDir, 'places.json') }),
  };
}

export type Services = ReturnType<typeof buildServices>;
