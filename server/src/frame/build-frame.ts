import type { FastifyError, FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import Fastify, { LogController } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { addSecretMetrics, followSecrets, type ProductSecrets } from '../config/secrets/follow-secrets';
import { toFastifyTrustProxy } from '../config/trust-proxy';
import { newId } from '../db/ids';
import { addReplicaMetrics } from '../db/replica/replica-metrics';
import { sendErrorDocument } from '../documents/error-document';
import { addJobs } from '../jobs/add-jobs';
import { jobRoutes } from '../modules/jobs/routes';
import { readActivity } from '../modules/releases/ops/activity';
import { createReleaseReports } from '../modules/releases/ops/reports';
import { createRegistry, followRegistry } from '../modules/releases/registry';
import { addReleaseJobs } from '../modules/releases/release-jobs';
import { releaseRoutes } from '../modules/releases/routes';
import { createReleaseTests } from '../modules/releases/tested/repository';
import { addCodeMetrics } from '../modules/session/codes/metrics';
import { createNoteWrite } from '../modules/session/note-write';
import { devSmsRoutes } from '../modules/sms/routes';
import { addCompression } from '../plugins/compression';
import { addErrorHandler, sendError, type FailureCare } from '../plugins/error-handler';
import { healthRoutes } from '../plugins/health';
import { addBodyParsers } from '../plugins/limits/body-parsers';
import { addConnections, connectionOptions } from '../plugins/limits/connections';
import { addRateLimits } from '../plugins/limits/rate-limits';
import { addMetrics } from '../plugins/metrics';
import { addNotFound } from '../plugins/not-found';
import { addOpenApi } from '../plugins/openapi';
import { operatorRoutes } from '../plugins/operators/operators';
import { addReadYourWrites } from '../plugins/read-your-writes';
import { rewriteUrl } from '../plugins/rewrite-url';
import { addFederationHosts } from '../plugins/security/federation-hosts';
import { addLocalHosts } from '../plugins/security/local-hosts';
import { addSecurityEvents } from '../plugins/security/log-security-events';
import { addSecurityHeaders, setSecurityHeaders } from '../plugins/security/security-headers';
import { addTracing } from '../plugins/tracing';
import { validatorCompiler } from '../plugins/validation';
import type { ExpiryRules } from '../pruning/expired';
import { addPruning } from '../pruning/pruning-job';
import { addRedisMetrics } from '../redis/redis-metrics';
import type { FrameDeps } from './frame-deps';
import type { FrameServices } from './frame-services';
import { registerRoutes, type ProductRoutes } from './routes';

/** What a product adds to the server of every site. */
export interface Product {
  services: FrameServices;
  /** When the rows of each table are over. */
  rules: ExpiryRules;
  /** Finds the help that goes with failures. */
  findCare?: FailureCare;
  /** Secrets that may change while the server runs. */
  secrets?: ProductSecrets;
  /** Adds the jobs and metrics of the product, before any route. */
  addJobs?: (app: FastifyInstance) => void;
  /** Commands of operators, which need their token. */
  operatorCommands?: FastifyPluginAsync;
  /** Pages of operators, each of which asks for their password. */
  operatorPages?: readonly FastifyPluginAsync[];
  routes: ProductRoutes;
}

const bodyLimit = 64 * 1024;

/** Handles an address that cannot be parsed; it reaches no route and no hook. */
function sendUnroutedError(error: FastifyError, request: FastifyRequest, reply: FastifyReply, deps: FrameDeps): void {
  setSecurityHeaders(request, reply, deps.config);
  if (deps.siteRoutes !== undefined && !request.url.startsWith('/apis/')) sendErrorDocument(error, request, reply);
  else sendError(error, reply);
}

function createServer(deps: FrameDeps): FastifyInstance {
  const app = Fastify({
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: toFastifyTrustProxy(deps.config.trustProxy),
    bodyLimit,
    genReqId: () => newId(),
    rewriteUrl,
    ...connectionOptions(deps.config),
    frameworkErrors: (error, request, reply) => sendUnroutedError(error, request, reply, deps),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('session', null);
  app.decorate('siteName', deps.siteName);
  return app;
}

/** What applies to all requests, and work that is done beside them. */
async function addPlugins(app: FastifyInstance, deps: FrameDeps, { services, rules, findCare, secrets }: Product): Promise<void> {
  const { config } = deps;
  if (config.tracing) addTracing(app);
  if (deps.replica) addReadYourWrites(app, createNoteWrite(deps.db));
  addConnections(app);
  addErrorHandler(app, findCare);
  if (config.local) addLocalHosts(app, [config.host, config.publicUrl]);
  addPruning(services.jobs, { ...deps, rules });
  addBodyParsers(app);
  await addSecurityHeaders(app, config);
  addFederationHosts(app, config.federationHosts);
  addMetrics(app);
  addSecurityEvents(app, config.hashSecret);
  addRedisMetrics(app, deps.redis);
  addSecretMetrics(app, config, secrets?.inUse);
  followSecrets(app, { ...deps, secrets });
  addCodeMetrics(app);
  addReplicaMetrics(app, deps.replica);
  await addRateLimits(app, config, deps.redis);
  await addCompression(app);
}

/** The server of a site with its product, not yet listening. */
export async function buildFrame(deps: FrameDeps, product: Product): Promise<FastifyInstance> {
  const { config } = deps;
  const { services, operatorPages = [] } = product;
  const app = createServer(deps);
  await addPlugins(app, deps, product);
  product.addJobs?.(app);
  const registry = createRegistry(deps);
  followRegistry(app, registry, deps);
  addReleaseJobs(app, deps, { ...services, registry });
  addJobs(app, { ...services, log: deps.log });
  addNotFound(app);
  await addOpenApi(app, deps.siteName);

  await app.register(healthRoutes(deps));
  await app.register(operatorRoutes(config, product.operatorCommands));
  for (const page of operatorPages) await app.register(page);
  await app.register(jobRoutes(config, services.deadJobs));
  const { open: openTestSession } = services.testAccounts;
  const activity = () => readActivity(app.metrics);
  const [reports, tests] = [createReleaseReports(deps), createReleaseTests(deps)];
  await app.register(releaseRoutes({ ...deps, registry, reports, tests, activity, openTestSession }));
  if (config.local) await app.register(devSmsRoutes(deps));
  await app.register((scope) => registerRoutes(scope, services, product.routes));
  if (deps.siteRoutes) await app.register(deps.siteRoutes(services.sessions, services.flagPeople ?? {}));
  return app;
}
