import type { FastifyInstance } from 'fastify';
import { createProductSecrets } from './config/product/product-secrets';
import { dataRules } from './data-rules';
import type { ServerDeps } from './deps';
import { buildFrame } from './frame/build-frame';
import { listProductRoutes } from './module-routes';
import { createFailureCare } from './modules/care/failure-care';
import { careOperatorRoutes } from './modules/care/operator-routes';
import { addModelMetrics } from './modules/model-usage/metrics';
import { moderationRoutes } from './modules/moderation/routes';
import { paymentOperatorRoutes } from './modules/payments/operator-routes';
import { addPaymentJobs } from './modules/payments/reconcile-job';
import { restoredRoutes } from './modules/restored/operator-routes';
import { rightsOperatorRoutes } from './modules/rights/ops-routes';
import { addPushJob } from './modules/push/push-job';
import { buildServices } from './services';

/** The whole server, not yet listening. */
export function buildApp(deps: ServerDeps): Promise<FastifyInstance> {
  const services = buildServices(deps);
  return buildFrame(deps, {
    services,
    rules: dataRules,
    findCare: createFailureCare(deps),
    secrets: createProductSecrets(deps.config),
    addJobs(app) {
      addModelMetrics(app);
      addPaymentJobs(app, { ...deps, ...services, reconcile: services.payments.reconcile });
      addPushJob(app, services.jobs, services.push);
    },
    async operatorCommands(app) {
      await app.register(paymentOperatorRoutes(services));
      const announceRevoked = services.notifications.announce;
      await app.register(restoredRoutes({ ...deps, ...services, secret: deps.config.hashSecret, announceRevoked }));
    },
    operatorPages: [
      careOperatorRoutes(deps),
      moderationRoutes(deps.config, services.moderation),
      rightsOperatorRoutes({ ...deps, rights: services.rights }),
    ],
    routes: listProductRoutes(services),
  });
}
