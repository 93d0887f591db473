import { join } from 'node:path';
import { forgetAnswers } from './db/answer-once';
import { shareOf } from './db/parallel-limit';
import { greeting, groundsOf, makeBuiltInReader } from './astrologers';
import { makeBirthsService } from './modules/births/service';
import { makeChatsService } from './modules/chats/service';
import { eraseInvites } from './modules/invites/erase';
import { makeInviteService } from './modules/invites/service';
import { makeInvitedWelcome } from './modules/invites/welcome';
import { makeLedger } from './modules/ledger/service';
import { makeWelcomeGift } from './modules/ledger/welcome';
import type { Erase, Welcome } from './modules/session/service';
import { makeSessionService } from './modules/session/service';
import { makeBlogService } from './modules/blog/service';
import { makeForumService } from './modules/forum/service';
import { makeProfileService } from './modules/forum/profiles';
import { makeHoroscopeService } from './modules/horoscope/service';
import { makeNotificationService } from './modules/notifications/service';
import { makePanchangService } from './modules/panchang/service';
import { makePlacesService } from './modules/places/service';
import { makeSubscriptionService } from './modules/subscriptions/service';
import type { Parts } from './parts';

/** Searches take a quarter of the connections at most. */
const searchShare = 0.25;

/** Everything that decides, built once from the parts. One line a module. */
export function buildServices(parts: Parts) {
  const { db, clock, config, sms } = parts;
  /** PGlite has one. */
  const connections = config.databaseUrl === null ? 1 : config.databasePool;
  const ledger = makeLedger({ clock });
  const subscriptions = makeSubscriptionService({ db, clock, ledger });
  const notifications = makeNotificationService({ db, clock });

  const births = makeBirthsService({ db, clock });
  const profiles = makeProfileService({ db, ledger, births });
  const chats = makeChatsService({
    db, clock, log: parts.log, ledger, births, isSubscribed: subscriptions.isActive, greeting, groundsOf,
    astrologer: parts.astrologer ?? makeBuiltInReader({ paceMs: config.readerPaceMs }),
    alone: config.databaseUrl === null,
    connections,
    ending: parts.lifetime?.signal,
  });

  const welcomes: Welcome[] = [
    makeWelcomeGift(ledger),
    makeInvitedWelcome({ ledger, clock, secret: config.jwtSecret }),
  ];
  const erasers: Erase[] = [
    forgetAnswers,
    chats.erase,
    births.erase,
    profiles.erase,
    notifications.erase,
    eraseInvites,
  ];
  const sessions = makeSessionService({ db, clock, sms, secret: config.jwtSecret, log: parts.log, welcomes, erasers });

  return {
    parts,
    ledger,
    sessions,
    births,
    chats,
    panchang: makePanchangService({ clock }),
    subscriptions,
    profiles,
    notifications,
    invites: makeInviteService({ db, clock, sms, secret: config.jwtSecret, publicUrl: config.publicUrl, log: parts.log, accounts: sessions }),
    forum: makeForumService({ db, profiles, parallelSearches: shareOf(connections, searchShare) }),
    blog: makeBlogService(config),
    horoscope: makeHoroscopeService({ clock }),
    places: makePlacesService({ file: join(config.assetsDir, 'places.json') }),
  };
}

export type Services = ReturnType<typeof buildServices>;
