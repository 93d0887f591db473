import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ProductRoutes } from './frame/routes';
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
import { transferRoutes } from './modules/transfers/routes';
import { wheelRoutes } from './modules/wheel/routes';
import { accountDataRoutes } from './modules/users/routes';
import type { Services } from './services';

type ModuleRoutes = (services: Services) => FastifyPluginAsyncZod;

/** Modules whose routes need no token. */
const publicModules: ModuleRoutes[] = [
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
];

/** Modules whose routes respond to everyone, with more for a signed-in person. */
const optionalSessionModules: ModuleRoutes[] = [forumReadRoutes, quoteRoutes, matchRoutes, matchCardRoutes];

/** Modules whose routes need a token. */
const authenticatedModules: ModuleRoutes[] = [
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

/** The routes of every module of the product, by who may call them. */
export const listProductRoutes = (services: Services): ProductRoutes => ({
  public: publicModules.map((routes) => routes(services)),
  optionalSession: optionalSessionModules.map((routes) => routes(services)),
  authenticated: authenticatedModules.map((routes) => routes(services)),
});
