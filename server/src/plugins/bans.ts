import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../domain-error';
import { failures } from './failures';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A banned person may call this route, which reads or changes only their own data. Any other write refuses them. */
    allowBanned?: boolean;
  }
}

const readMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

function refuseBanned({ session, method, routeOptions }: FastifyRequest): void {
  if (!session?.isBanned || readMethods.has(method) || routeOptions.config.allowBanned) return;
  const { banReason } = session;
  const usual = failures.account_banned.message;
  throw new DomainError('account_banned', banReason ? { message: `${usual} Reason: ${banReason}` } : {});
}

/**
 * Refuses banned persons on every route of `scope` that writes, before the body is read, unless the route declares
 * `config: { allowBanned: true }`. Register it after the token check.
 */
export function addBans(scope: FastifyInstance): void {
  scope.addHook('onRequest', async (request) => refuseBanned(request));
}
