import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../domain-error';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A banned person may call this route: it reads, or keeps what is that person's own. Any other POST refuses them. */
    allowBanned?: boolean;
  }
}

const readMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

function refuseBanned({ session, method, routeOptions }: FastifyRequest): void {
  if (!session?.isBanned || readMethods.has(method) || routeOptions.config.allowBanned) return;
  throw new DomainError('account_banned');
}

/**
 * Routes of `scope` that write refuse a banned person before anything else is read of the request, unless they declare
 * `config: { allowBanned: true }`. Comes after the check of the token.
 */
export function addBans(scope: FastifyInstance): void {
  scope.addHook('onRequest', async (request) => refuseBanned(request));
}
