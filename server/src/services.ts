import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { greeting, groundsOf, createBuiltInReader, createModelAstrologer, withStatedPlace } from './astrologers';
import type { Astrologer, Question } from './astrologers';
import { createBirthsService } from './modules/births/service';
import { createReplyLog } from './modules/chats/replies/reply-log';
import { createChatsService } from './modules/chats/service';
import { readInviter } from './modules/invites/link-cookie';
import { createInviteService } from './modules/invites/service';
import { createLedger } from './modules/ledger/service';
import { createConsentService } from './modules/consents/service';
import { withConsent } from './modules/consents/model-consent';
import { createFlagPeople } from './modules/minors/flag-people';
import { createMinors } from './modules/minors/service';
import { createRights } from './modules/rights/service';
import { createModelBudget } from './modules/model-usage/budget';
import { modelAnswers } from './modules/model-usage/metrics';
import { createPush } from './modules/push/create-push';
import { createNotificationService } from './modules/notifications/service';
import { createKundliDocuments } from './modules/kundli-documents/service';
import { findNamedPlaceIn, findPlaceIn } from './modules/places/find-place';
import { createPlacesService, type PlacesService } from './modules/places/service';
import { createPredictionService } from './modules/predictions/service';
import { createSubscriptionService } from './modules/subscriptions/service';
import { createNumberMarks } from './modules/number-marks/number-marks';
import { buildAccountServices } from './account-services';
import { buildCommerceServices } from './commerce-services';
import { buildCommunityServices } from './community-services';
import { buildContentServices } from './content-services';
import type { ServerDeps } from './deps';
import { createFrameServices } from './frame/frame-services';
import { maxConnections } from './db/postgres/pool-size';

/** The configured model with the built-in reader as its fallback; without a model only the reader. */
function createAstrologer({ db, config, log, clock }: ServerDeps, places: PlacesService): Astrologer {
  const reader = createBuiltInReader({ paceMs: config.readerPaceMs });
  if (!config.model) return reader;
  const { model } = config;
  const limited = createModelBudget({ db, clock, limits: model });
  const budget = model.isOutside ? withConsent(limited, db) : limited;
  return createModelAstrologer({
    model,
    reader,
    log,
    clock,
    findPlace: findPlaceIn(places),
    budget,
    onEnd: (end) => modelAnswers.inc({ end }),
  });
}

/** The astrologer, and the places of births in questions. */
const createAstrologers = (deps: ServerDeps, places: PlacesService) => ({
  astrologer: deps.astrologer ?? createAstrologer(deps, places),
  findStatedPlace: (question: Question) => withStatedPlace(question, findNamedPlaceIn(places)),
});

/** The dependencies of chats on other services. */
interface ChatNeeds extends Pick<Parameters<typeof createChatsService>[0], 'ledger' | 'births' | 'isSubscribed' | 'connections'> {
  places: PlacesService;
}

const createChats = (deps: ServerDeps, { places, ...needs }: ChatNeeds) =>
  createChatsService({
    ...needs,
    db: deps.db,
    clock: deps.clock,
    log: deps.log,
    greeting,
    groundsOf,
    ...createAstrologers(deps, places),
    isOnlyProcess: deps.config.databaseUrl === null,
    replyLog: deps.redis && createReplyLog(deps.redis, deps.log),
    shutdownSignal: deps.shutdown?.signal,
    listen: deps.listen,
  });

/** The services of all modules, created once. */
export function buildServices(deps: ServerDeps) {
  const { db, clock, config } = deps;
  const { connections = config.databaseUrl === null ? 1 : (config.databasePool ?? maxConnections) } = deps;
  const frame = createFrameServices(deps);
  const ledger = createLedger({ clock });
  const subscriptions = createSubscriptionService({ db, clock, ledger, ...config.commerce.plan });
  const notifications = createNotificationService({ db, clock });
  const push = createPush(deps);

  const births = createBirthsService({ db, clock });
  const minors = createMinors({ ...deps, jobs: frame.jobs });
  const places = createPlacesService({ file: join(config.assetsDir, 'places.json') });
  const marks = createNumberMarks({ clock, secret: config.hashSecret });
  const community = buildCommunityServices(deps, { ledger, births, notifications, marks, connections });
  const chats = createChats(deps, { ledger, births, places, connections, isSubscribed: subscriptions.isActive });

  const predictions = createPredictionService({ db, clock, ledger, births, isSubscribed: subscriptions.isActive });

  const accounts = buildAccountServices(deps, { ledger, births, notifications, marks, eraseChats: chats.erase });
  const { sessions } = accounts;

  const commerce = buildCommerceServices(deps, { ledger, subscriptions, sessions, births, chats, notifications, jobs: frame.jobs });
  accounts.closePaymentsBy(commerce.payments.closeAccount, minors.payments.leave);
  minors.payments.closeBy(commerce.payments.closeAccount.bar);
  community.moderation.onBan(commerce.payments.closeAccount.ban);

  const invites = createInviteService({
    ...deps,
    secret: config.hashSecret,
    linkSecrets: config.linkSecrets,
    publicUrl: config.publicUrl,
    accounts: sessions,
  });

  return {
    ...frame,
    ...community,
    deps,
    readInviter: (request: FastifyRequest) => readInviter(request, invites.linkTokens),
    nameOf: births.findName,
    ...commerce,
    ...buildContentServices(deps, { places, forum: community.forum }),
    ledger,
    sessions,
    minors,
    minorOf: minors.find,
    flagPeople: createFlagPeople(db, subscriptions, minors),
    assertMinorMay: minors.assertMay,
    rights: createRights(deps),
    births,
    kundliDocuments: createKundliDocuments({ ...config, clock, births }),
    chats,
    predictions,
    subscriptions,
    notifications,
    push,
    consents: createConsentService({
      db,
      clock,
      asksFor: { account: true, push: config.push !== null, model: config.model?.isOutside === true },
      onWithdrawn: { push: push.removeAll },
    }),
    invites,
    places,
  };
}

export type Services = ReturnType<typeof buildServices>;
