import type { FastifyPluginAsync } from 'fastify';
import { createDatabaseProbe } from '../db/postgres/probe';
import { DomainError } from '../domain-error';
import type { FrameDeps } from '../frame/frame-deps';
import { sendFailure } from './error-handler';

/** `/healthz`: the process runs; it also reports its database. `/readyz`: both are available, pages are warm, and no shutdown has begun. */
export function healthRoutes({
  db,
  log,
  config,
  start,
  shutdown,
}: Pick<FrameDeps, 'db' | 'log' | 'config' | 'start' | 'shutdown'>): FastifyPluginAsync {
  const isDatabaseUp = createDatabaseProbe(db, (error) => log.error({ err: error }, 'database does not answer'));

  return async (app) => {
    app.get('/healthz', { schema: { hide: true } }, async () => ({
      status: 'success',
      commit: config.commit,
      database: (await isDatabaseUp()) ? 'answers' : 'does not answer',
    }));

    app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
      if (start?.isWarm === false)
        return sendFailure(reply, new DomainError('unavailable', { message: 'The server has not rendered its first pages yet.' }));
      if (shutdown?.isShuttingDown) return sendFailure(reply, new DomainError('unavailable', { message: 'The server is about to end.' }));
      return (await isDatabaseUp())
        ? { status: 'success' }
        : sendFailure(reply, new DomainError('unavailable', { message: 'The database does not answer.' }));
    });
  };
}
