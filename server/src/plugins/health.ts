import type { FastifyPluginAsync } from 'fastify';
import { createDatabaseProbe } from '../db/probe';
import { DomainError } from '../domain-error';
import type { Parts } from '../parts';
import { sendFailure } from './errors';

/** `/healthz`: the process answers, and says whether its database does. `/readyz`: both do, and it is not about to end. */
export function healthRoutes({ db, log, config, lifetime }: Pick<Parts, 'db' | 'log' | 'config' | 'lifetime'>): FastifyPluginAsync {
  const answers = createDatabaseProbe(db, (error) => log.error({ err: error }, 'database does not answer'));

  return async (app) => {
    app.get('/healthz', { schema: { hide: true } }, async () => ({
      status: 'success', commit: config.commit, database: (await answers()) ? 'answers' : 'does not answer',
    }));

    app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
      if (lifetime?.isEnding) return sendFailure(reply, new DomainError('unavailable', { message: 'The server is about to end.' }));
      return (await answers()) ? { status: 'success' } : sendFailure(reply, new DomainError('unavailable', { message: 'The database does not answer.' }));
    });
  };
}
