import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Fastify, { LogController } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { toFastifyTrustProxy } from './config/trust-proxy';
import { newId } from './db/ids';
import { birthRoutes } from './modules/births/routes';
import { chatRoutes } from './modules/chats/routes';
import { panchangRoutes } from './modules/panchang/routes';
import { devSmsRoutes } from './modules/sms/routes';
import { avatarRoutes } from './modules/avatars/routes';
import { balanceRoutes } from './modules/balance/routes';
import { blogRoutes } from './modules/blog/routes';
import { imageRoutes } from './modules/content/images';
import { contentRoutes } from './modules/content/routes';
import { forumReadRoutes } from './modules/forum/public-routes';
import { forumOwnRoutes } from './modules/forum/routes';
import { forumMemberRoutes, forumPostRoutes } from './modules/forum/write-routes';
import { horoscopeRoutes } from './modules/horoscope/routes';
import { inviteRoutes } from './modules/invites/routes';
import { moderationRoutes } from './modules/moderation/routes';
import { notificationRoutes } from './modules/notifications/routes';
import { placesRoutes } from './modules/places/routes';
import { skyRoutes } from './modules/sky/routes';
import { pointRoutes } from './modules/points/routes';
import { paymentOperatorRoutes } from './modules/payments/operator-routes';
import { paymentPublicRoutes, quoteRoutes } from './modules/payments/public-routes';
import { addPaymentJobs } from './modules/payments/reconcile-job';
import { paymentRoutes } from './modules/payments/routes';
import { promoRoutes } from './modules/promos/routes';
import { predictionRoutes } from './modules/predictions/routes';
import { rechargeRoutes } from './modules/recharges/routes';
import { planRoutes } from './modules/subscriptions/public-routes';
import { subscriptionRoutes } from './modules/subscriptions/routes';
import { transferRoutes } from './modules/transfers/routes';
import { wheelRoutes } from './modules/wheel/routes';
import { sessionPublicRoutes } from './modules/session/public-routes';
import { sessionRoutes } from './modules/session/routes';
import { accountDataRoutes } from './modules/users/routes';
import { sendErrorDocument } from './documents/error-document';
import type { ServerDeps } from './deps';
import { optionalSession, requireSession } from './plugins/auth';
import { addBans } from './plugins/bans';
import { addBodyParsers } from './plugins/body-parsers';
import { addCompression } from './plugins/compression';
import { addConnections, connectionOptions } from './plugins/connections';
import { addErrorHandler, sendError } from './plugins/error-handler';
import { healthRoutes } from './plugins/health';
import { addSecurityHeaders, setSecurityHeaders } from './plugins/security-headers';
import { addRateLimits } from './plugins/rate-limits';
import { addMetrics } from './plugins/metrics';
import { addNotFound } from './plugins/not-found';
import { addOpenApi } from './plugins/openapi';
import { operatorRoutes } from './plugins/operators';
import { validatorCompiler } from './plugins/validation';
import { rewriteUrl } from './plugins/rewrite-url';
import { addPruning } from './pruning/pruning-job';
import type { Services } from './services';
import { buildServices } from './services';

const bodyLimit = 64 * 1024;

type ModuleRoutes = (services: Services) => FastifyPluginAsyncZod;

/** Modules whose routes need no token. */
const publicModules: ModuleRoutes[] = [
  sessionPublicRoutes,
  panchangRoutes,
  contentRoutes,
  imageRoutes,
  avatarRoutes,
  horoscopeRoutes,
  placesRoutes,
  skyRoutes,
  blogRoutes,
  rechargeRoutes,
  planRoutes,
  paymentPublicRoutes,
];

/** Modules whose routes respond to everyone, with more for a signed-in person. */
const optionalSessionModules: ModuleRoutes[] = [forumReadRoutes, quoteRoutes];

/** Modules whose routes need a token. */
const authenticatedModules: ModuleRoutes[] = [
  sessionRoutes,
  birthRoutes,
  chatRoutes,
  predictionRoutes,
  balanceRoutes,
  subscriptionRoutes,
  paymentRoutes,
  transferRoutes,
  wheelRoutes,
  promoRoutes,
  notificationRoutes,
  inviteRoutes,
  forumOwnRoutes,
  forumPostRoutes,
  forumMemberRoutes,
  pointRoutes,
  accountDataRoutes,
];

async function registerModules(scope: FastifyInstance, services: Services): Promise<void> {
  for (const routes of publicModules) await scope.register(routes(services));
  await scope.register(async (inner) => {
    optionalSession(inner, services.sessions);
    addBans(inner);
    for (const routes of optionalSessionModules) await inner.register(routes(services));
  });
  await scope.register(async (inner) => {
    requireSession(inner, services.sessions);
    addBans(inner);
    for (const routes of authenticatedModules) await inner.register(routes(services));
  });
}

/** Handles an address that cannot be parsed, which reaches no route and no hook. */
function sendUnroutedError(error: FastifyError, request: FastifyRequest, reply: FastifyReply, hasSite: boolean): void {
  setSecurityHeaders(request, reply);
  if (hasSite && !request.url.startsWith('/apis/')) sendErrorDocument(error, request, reply);
  else sendError(error, reply);
}

/** The whole server, not yet listening. */
export async function buildApp(deps: ServerDeps): Promise<FastifyInstance> {
  const services = buildServices(deps);
  const app = Fastify({
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: toFastifyTrustProxy(deps.config.trustProxy),
    bodyLimit,
    genReqId: () => newId(),
    rewriteUrl,
    ...connectionOptions(deps.config),
    frameworkErrors: (error, request, reply) => sendUnroutedError(error, request, reply, deps.siteRoutes !== undefined),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('session', null);
  addConnections(app);
  addErrorHandler(app);
  addPruning(app, deps);
  addBodyParsers(app);
  await addSecurityHeaders(app);
  addMetrics(app);
  await addRateLimits(app, deps.config);
  await addCompression(app);
  addPaymentJobs(app, { ...deps, reconcile: services.payments.reconcile, ledgerCheck: services.ledgerCheck });
  addNotFound(app);
  await addOpenApi(app);

  await app.register(healthRoutes(deps));
  await app.register(operatorRoutes(deps.config, paymentOperatorRoutes(services)));
  await app.register(moderationRoutes(deps.config, services.moderation));
  if (deps.config.local) await app.register(devSmsRoutes(deps));
  await app.register((scope) => registerModules(scope, services));
  if (deps.siteRoutes) await app.register(deps.siteRoutes(services.sessions));
  return app;
}
