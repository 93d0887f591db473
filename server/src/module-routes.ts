import type { FastifyInstance } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { matchRoutes } from './modules/births/match-routes';
import { birthRoutes, lifeEventRoutes } from './modules/births/routes';
import { accuracyRoutes } from './modules/accuracy/routes';
import { consentRoutes } from './modules/consents/routes';
import { careRoutes } from './modules/care/routes';
import { chatRoutes } from './modules/chats/routes';
import { panchangRoutes } from './modules/panchang/routes';
import { kundliDocumentRoutes, kundliFileRoutes, matchCardRoutes } from './modules/kundli-documents/routes';
import { avatarRoutes } from './modules/avatars/routes';
import { balanceRoutes } from './modules/balance/routes';
import { blogRoutes } from './modules/blog/routes';
import { imageRoutes } from './modules/content/images';
import { contentRoutes } from './modules/content/routes';
import { forumReadRoutes } from './modules/forum/public-routes';
import { forumOwnRoutes } from './modules/forum/routes';
import { forumMemberRoutes, forumPostRoutes } from './modules/forum/writing/write-routes';
import { horoscopeRoutes } from './modules/horoscope/routes';
import { inviteLinkRoutes } from './modules/invites/link-routes';
import { inviteRoutes } from './modules/invites/routes';
import { minorRoutes } from './modules/minors/routes';
import { rightsRoutes } from './modules/rights/routes';
import { notificationRoutes } from './modules/notifications/routes';
import { appIconRoutes } from './modules/pictures/app-icons';
import { pictureRoutes } from './modules/pictures/routes';
import { pushRoutes } from './modules/push/routes';
import { placesRoutes } from './modules/places/routes';
import { skyRoutes } from './modules/sky/routes';
import { pointRoutes } from './modules/points/routes';
import { paymentPublicRoutes, quoteRoutes } from './modules/payments/public-routes';
import { paymentRoutes } from './modules/payments/routes';
import { promoRoutes } from './modules/balance/app-promo-routes';
import { predictionRoutes } from './modules/predictions/routes';
import { rechargeRoutes } from './modules/recharges/routes';
import { planRoutes } from './modules/subscriptions/public-routes';
import { subscriptionRoutes } from './modules/subscriptions/routes';
import { telemetryRoutes } from './modules/releases/telemetry/routes';
import { transferRoutes } from './modules/transfers/routes';
import { wheelRoutes } from './modules/wheel/routes';
import { passkeyPublicRoutes } from './modules/session/passkeys/public-routes';
import { passkeyRoutes } from './modules/session/passkeys/routes';
import { sessionPublicRoutes } from './modules/session/public-routes';
import { sessionRoutes } from './modules/session/routes';
import { accountDataRoutes } from './modules/users/routes';
import { optionalSession, requireSession } from './plugins/auth';
import { addBans, addEndpointRules, addMinorRules, addProofs } from './plugins/endpoint-rules';
import type { Services } from './services';

type ModuleRoutes = (services: Services) => FastifyPluginAsyncZod;

/** Modules whose routes need no token. */
const publicModules: ModuleRoutes[] = [
  sessionPublicRoutes,
  passkeyPublicRoutes,
  panchangRoutes,
  contentRoutes,
  imageRoutes,
  pictureRoutes,
  kundliFileRoutes,
  accuracyRoutes,
  appIconRoutes,
  avatarRoutes,
  horoscopeRoutes,
  placesRoutes,
  skyRoutes,
  blogRoutes,
  rechargeRoutes,
  planRoutes,
  paymentPublicRoutes,
  careRoutes,
  inviteLinkRoutes,
  telemetryRoutes,
];

/** Modules whose routes respond to everyone, with more for a signed-in person. */
const optionalSessionModules: ModuleRoutes[] = [forumReadRoutes, quoteRoutes, matchRoutes, matchCardRoutes];

/** Modules whose routes need a token. */
const authenticatedModules: ModuleRoutes[] = [
  sessionRoutes,
  passkeyRoutes,
  birthRoutes,
  lifeEventRoutes,
  kundliDocumentRoutes,
  chatRoutes,
  predictionRoutes,
  balanceRoutes,
  subscriptionRoutes,
  paymentRoutes,
  transferRoutes,
  wheelRoutes,
  promoRoutes,
  notificationRoutes,
  pushRoutes,
  inviteRoutes,
  forumOwnRoutes,
  forumPostRoutes,
  forumMemberRoutes,
  pointRoutes,
  accountDataRoutes,
  consentRoutes,
  minorRoutes,
  rightsRoutes,
];

/** Registers the routes of every module, by who may call them. */
export async function registerModules(scope: FastifyInstance, services: Services): Promise<void> {
  addEndpointRules(scope);
  for (const routes of publicModules) await scope.register(routes(services));
  await scope.register(async (inner) => {
    optionalSession(inner, services.sessions);
    addBans(inner);
    for (const routes of optionalSessionModules) await inner.register(routes(services));
  });
  await scope.register(async (inner) => {
    requireSession(inner, services.sessions);
    addBans(inner);
    addProofs(inner, services.assertProven);
    addMinorRules(inner, services.minors);
    for (const routes of authenticatedModules) await inner.register(routes(services));
  });
}
