import { sql } from 'drizzle-orm';
import type { FastifyPluginAsync } from 'fastify';
import { DomainError } from '../domain-error';
import type { Parts } from '../parts';
import { sendFailure } from './errors';

/** `/healthz`: the process answers. `/readyz`: so does its database. */
export function healthRoutes({ db, config }: Pick<Parts, 'db' | 'config'>): FastifyPluginAsync {
  return async (app) => {
    app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'success', commit: config.commit }));

    app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
      try {
        await db.execute(sql`select 1`);
        return { status: 'success' };
      } catch (error) {
        request.log.error({ err: error }, 'database does not answer');
        return sendFailure(reply, new DomainError('unavailable', { message: 'The database does not answer.' }));
      }
    });
  };
}
