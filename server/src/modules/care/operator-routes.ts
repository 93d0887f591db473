import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Config } from '../../config/config';
import type { Database } from '../../db/database';
import { operatorPagePolicy, requireOperatorPassword } from '../../plugins/operators/operator-password';
import { renderCarePage } from './page';
import { readCareLog } from './read-care-log';

interface CareOperatorDeps {
  config: Pick<Config, 'local' | 'metricsToken'>;
  db: Database;
  clock: () => Date;
}

/** The log of care for operators. */
export function careOperatorRoutes({ config, db, clock }: CareOperatorDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onRequest', requireOperatorPassword(config, 'Care'));
    app.get('/ops/care', { schema: { hide: true }, helmet: { contentSecurityPolicy: operatorPagePolicy } }, async (_request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(renderCarePage(await readCareLog(db, clock()))),
    );
  };
}
