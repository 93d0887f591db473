import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Fastify, { LogController } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { toFastifyTrustProxy } from './config/trust-proxy';
import { newId } from './db/ids';
import { addReplicaMetrics } from './db/replica/replica-metrics';
import { registerModules } from './module-routes';
import { devSmsRoutes } from './modules/sms/routes';
import { createFailureCare } from './modules/care/failure-care';
import { careOperatorRoutes } from './modules/care/operator-routes';
import { moderationRoutes } from './modules/moderation/routes';
import { createNoteWrite } from './modules/session/note-write';
import { addModelMetrics } from './modules/model-usage/metrics';
import { addCodeMetrics } from './modules/session/codes/metrics';
import { createRegistry, followRegistry } from './modules/releases/registry';
import { addReleaseJobs } from './modules/releases/release-jobs';
import { readActivity } from './modules/releases/ops/activity';
import { createReleaseTests } from './modules/releases/tested/repository';
import { createReleaseReports } from './modules/releases/ops/reports';
import { releaseRoutes } from './modules/releases/routes';
import { paymentOperatorRoutes } from './modules/payments/operator-routes';
import { addPaymentJobs } from './modules/payments/reconcile-job';
import { jobRoutes } from './modules/jobs/routes';
import { rightsOperatorRoutes } from './modules/rights/ops-routes';
import { addPushJob } from './modules/push/push-job';
import { sendErrorDocument } from './documents/error-document';
import type { ServerDeps } from './deps';
import { addJobs } from './jobs/add-jobs';
import { addBodyParsers } from './plugins/limits/body-parsers';
import { addCompression } from './plugins/compression';
import { addConnections, connectionOptions } from './plugins/limits/connections';
import { addErrorHandler, sendError } from './plugins/error-handler';
import { healthRoutes } from './plugins/health';
import { addFederationHosts } from './plugins/security/federation-hosts';
import { addSecurityEvents } from './plugins/security/log-security-events';
import { addSecurityHeaders, setSecurityHeaders } from './plugins/security/security-headers';
import { addLocalHosts } from './plugins/security/local-hosts';
import { addReadYourWrites } from './plugins/read-your-writes';
import { addTracing } from './plugins/tracing';
import { addRateLimits } from './plugins/limits/rate-limits';
import { addMetrics } from './plugins/metrics';
import { addNotFound } from './plugins/not-found';
import { addOpenApi } from './plugins/openapi';
import { operatorRoutes } from './plugins/operators/operators';
import { validatorCompiler } from './plugins/validation';
import { rewriteUrl } from './plugins/rewrite-url';
import { addPruning } from './pruning/pruning-job';
import { addSecretMetrics, followSecrets } from './config/secrets/follow-secrets';
import { addRedisMetrics } from './redis/redis-metrics';
import { buildServices } from './services';

const bodyLimit = 64 * 1024;

/** Handles an address that cannot be parsed; it reaches no route and no hook. */
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
  if (deps.config.tracing) addTracing(app);
  if (deps.replica) addReadYourWrites(app, createNoteWrite(deps.db));
  addConnections(app);
  addErrorHandler(app, createFailureCare(deps));
  if (deps.config.local) addLocalHosts(app, [deps.config.host, deps.config.publicUrl]);
  addPruning(services.jobs, deps);
  addBodyParsers(app);
  await addSecurityHeaders(app);
  addFederationHosts(app, deps.config.federationHosts);
  addMetrics(app);
  addSecurityEvents(app, deps.config.hashSecret);
  addRedisMetrics(app, deps.redis);
  addSecretMetrics(app, deps.config);
  followSecrets(app, deps);
  addModelMetrics(app);
  addCodeMetrics(app);
  addReplicaMetrics(app, deps.replica);
  await addRateLimits(app, deps.config, deps.redis);
  await addCompression(app);
  addPaymentJobs(app, { ...deps, ...services, reconcile: services.payments.reconcile });
  addPushJob(app, services.jobs, services.push);
  const registry = createRegistry(deps);
  followRegistry(app, registry, deps);
  addReleaseJobs(app, deps, { ...services, registry });
  addJobs(app, { ...services, log: deps.log });
  addNotFound(app);
  await addOpenApi(app);

  await app.register(healthRoutes(deps));
  await app.register(operatorRoutes(deps.config, paymentOperatorRoutes(services)));
  await app.register(careOperatorRoutes(deps));
  await app.register(moderationRoutes(deps.config, services.moderation));
  await app.register(jobRoutes(deps.config, services.deadJobs));
  await app.register(rightsOperatorRoutes({ ...deps, rights: services.rights }));
  const { open: openTestSession } = services.testAccounts;
  const activity = () => readActivity(app.metrics);
  const [reports, tests] = [createReleaseReports(deps), createReleaseTests(deps)];
  await app.register(releaseRoutes({ ...deps, registry, reports, tests, activity, openTestSession }));
  if (deps.config.local) await app.register(devSmsRoutes(deps));
  await app.register((scope) => registerModules(scope, services));
  if (deps.siteRoutes) await app.register(deps.siteRoutes(services.sessions));
  return app;
}
