import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { DomainError } from '../domain-error';
import type { Session, SessionVerifier } from '../modules/session/session';

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null;
  }
}

/** The bearer token of a request, or null. */
export function getBearerToken(request: FastifyRequest): string | null {
  const match = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '');
  return match?.[1] ?? null;
}

/** The session of a request below `requireSession`. */
export function sessionOf(request: FastifyRequest): Session {
  if (request.session === null) throw new DomainError('unauthenticated');
  return request.session;
}

function describeSecurity(scope: FastifyInstance, security: readonly { [name: string]: string[] }[]): void {
  scope.addHook('onRoute', (route: RouteOptions) => {
    route.schema = { ...route.schema, security };
  });
}

/** Every route of `scope` responds with 401 without a valid token. */
export function requireSession(scope: FastifyInstance, sessions: SessionVerifier): void {
  describeSecurity(scope, [{ bearer: [] }]);
  scope.addHook('onRequest', async (request) => {
    const token = getBearerToken(request);
    request.session = token === null ? null : await sessions.verify(token);
    if (request.session === null) throw new DomainError('unauthenticated');
  });
}

/** Routes of `scope` have a session where the request has a token; an invalid token is still a 401. */
export function optionalSession(scope: FastifyInstance, sessions: SessionVerifier): void {
  describeSecurity(scope, [{}, { bearer: [] }]);
  scope.addHook('onRequest', async (request) => {
    if (request.headers.authorization === undefined) return;
    const token = getBearerToken(request);
    request.session = token === null ? null : await sessions.verify(token);
    if (request.session === null) throw new DomainError('unauthenticated');
  });
}
