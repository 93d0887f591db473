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
import { balanceRoutes } from './modules/balance/routes';
import { blogRoutes } from './modules/blog/routes';
import { imageRoutes } from './modules/content/images';
import { contentRoutes } from './modules/content/routes';
import { forumReadRoutes } from './modules/forum/public-routes';
import { forumOwnRoutes } from './modules/forum/routes';
import { horoscopeRoutes } from './modules/horoscope/routes';
import { inviteRoutes } from './modules/invites/routes';
import { notificationRoutes } from './modules/notifications/routes';
import { placesRoutes } from './modules/places/routes';
import { rechargeRoutes } from './modules/recharges/routes';
import { planRoutes } from './modules/subscriptions/public-routes';
import { subscriptionRoutes } from './modules/subscriptions/routes';
import { sessionPublicRoutes } from './modules/session/public-routes';
import { sessionRoutes } from './modules/session/routes';
import { sendErrorDocument } from './pages/error-document';
import type { Parts } from './parts';
import { optionalSession, requireSession } from './plugins/auth';
import { addBans } from './plugins/bans';
import { addBodies } from './plugins/bodies';
import { addCompression } from './plugins/compression';
import { addConnections, connectionOptions } from './plugins/connections';
import { addErrors, answerError } from './plugins/errors';
import { healthRoutes } from './plugins/health';
import { addHeaders, commonHeaders } from './plugins/headers';
import { addLimits } from './plugins/limits';
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

/** Routes that nobody signs in for. One line a module. */
const publicRoutes: ModuleRoutes[] = [
  sessionPublicRoutes,
  panchangRoutes,
  contentRoutes,
  imageRoutes,
  horoscopeRoutes,
  placesRoutes,
  blogRoutes,
  rechargeRoutes,
  planRoutes,
];

/** Routes that answer everyone, and say more to who is signed in. */
const optionalRoutes: ModuleRoutes[] = [
  forumReadRoutes,
];

/** Routes that need a token. */
const privateRoutes: ModuleRoutes[] = [
  sessionRoutes,
  birthRoutes,
  chatRoutes,
  balanceRoutes,
  subscriptionRoutes,
  notificationRoutes,
  inviteRoutes,
  forumOwnRoutes,
];

async function addModules(scope: FastifyInstance, services: Services): Promise<void> {
  for (const routes of publicRoutes) await scope.register(routes(services));
  await scope.register(async (inner) => {
    optionalSession(inner, services.sessions);
    addBans(inner);
    for (const routes of optionalRoutes) await inner.register(routes(services));
  });
  await scope.register(async (inner) => {
    requireSession(inner, services.sessions);
    addBans(inner);
    for (const routes of privateRoutes) await inner.register(routes(services));
  });
}

/** An address that cannot be read reaches no route, and none of its hooks. */
function answerUnrouted(error: FastifyError, request: FastifyRequest, reply: FastifyReply, hasPages: boolean): void {
  void reply.headers(commonHeaders);
  if (hasPages && !request.url.startsWith('/apis/')) sendErrorDocument(error, request, reply);
  else answerError(error, reply);
}

/** The whole server over the given parts, not yet listening. */
export async function buildApp(parts: Parts): Promise<FastifyInstance> {
  const services = buildServices(parts);
  const app = Fastify({
    loggerInstance: parts.log, logController: new LogController({ disableRequestLogging: true }), trustProxy: toFastifyTrustProxy(parts.config.trustProxy),
    bodyLimit, genReqId: () => newId(), rewriteUrl, ...connectionOptions(parts.config),
    frameworkErrors: (error, request, reply) => answerUnrouted(error, request, reply, parts.pages !== undefined),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('session', null);
  addConnections(app);
  addErrors(app);
  addPruning(app, parts);
  addBodies(app);
  addHeaders(app);
  addMetrics(app);
  await addLimits(app, parts.config);
  await addCompression(app);
  addNotFound(app);
  await addOpenApi(app);

  await app.register(healthRoutes(parts));
  await app.register(operatorRoutes(parts.config));
  if (parts.config.local) await app.register(devSmsRoutes(parts));
  await app.register((scope) => addModules(scope, services));
  if (parts.pages) await app.register(parts.pages(services.sessions));
  return app;
}
