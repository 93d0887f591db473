import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../domain-error';
import type { AssertPage } from '../modules/session/page/page-check';
import type { AssertProven } from '../modules/session/proof';
import { findEndpoint } from './endpoints';
import type { Endpoint } from './security/endpoint';
import { isRefusal, sendFailure } from './error-handler';
import { createBannedError } from './failures';
import { idempotencyKeyOf } from './idempotency';

const apiPrefix = '/apis/';

function refuseBanned({ session, routeOptions }: FastifyRequest): void {
  const endpoint = findEndpoint(routeOptions.url);
  if (!endpoint?.writes || endpoint.whileBanned) return;
  if (session?.isTest) throw new DomainError('forbidden', { message: 'A test account writes nothing that others see.' });
  if (session?.isBanned) throw createBannedError(session.banReason);
}

/** Refuses writes of banned persons and test accounts that the table does not allow, before the body is read. Register it after the token check. */
export function addBans(scope: FastifyInstance): void {
  scope.addHook('onRequest', async (request) => refuseBanned(request));
}

interface RiskChecks {
  assertProven: AssertProven;
  assertPage: AssertPage;
}

/** Refuses risky acts of others than the person, before the body is read. Register it after the bans. */
export function addProofs(scope: FastifyInstance, { assertProven, assertPage }: RiskChecks): void {
  scope.addHook('onRequest', async (request, reply) => {
    const { session, routeOptions } = request;
    const endpoint = findEndpoint(routeOptions.url);
    if (session === null || endpoint === undefined) return;
    const { needsProof, needsPage = needsProof } = endpoint;
    try {
      if (needsPage && (session.isOfPage || needsPage === 'always')) await assertPage(request, session);
      // Not for kept writes, whose stored answer is repeated without a proof: their services require it at the first call of a key.
      if (needsProof && !(endpoint.writes && endpoint.key === 'kept')) assertProven(session);
    } catch (error) {
      // With an HTTP failure for reads, because they answer with a file, and pages of earlier releases save every response that is
      // not an HTTP failure.
      if (endpoint.writes || !isRefusal(error)) throw error;
      return sendFailure(reply, error, 403);
    }
  });
}

/** Refuses what is not for people under 18. Register it after the bans. */
export function addMinorRules(
  scope: FastifyInstance,
  assertMay: (uid: string, kind: NonNullable<Endpoint['forMinors']>) => Promise<void>,
): void {
  scope.addHook('onRequest', async ({ session, routeOptions }) => {
    const kind = findEndpoint(routeOptions.url)?.forMinors;
    if (session !== null && kind !== undefined) await assertMay(session.uid, kind);
  });
}

/**
 * Enforces the table of endpoints for the routes of `scope`: every API route has an entry, a write refuses HEAD, which the
 * framework routes like GET, and every write refuses a malformed Idempotency-Key.
 */
export function addEndpointRules(scope: FastifyInstance): void {
  scope.addHook('onRoute', ({ url, routePath, schema }) => {
    const isDocumented = url.startsWith(apiPrefix) && schema?.hide !== true && !routePath.includes('*');
    if (isDocumented && findEndpoint(url) === undefined) throw new Error(`Say in plugins/endpoints.ts what ${url} does.`);
  });
  scope.addHook('onRequest', async (request, reply) => {
    if (!findEndpoint(request.routeOptions.url)?.writes) return;
    if (request.method === 'HEAD') {
      void reply.header('allow', 'GET');
      throw new DomainError('method_not_allowed');
    }
    idempotencyKeyOf(request);
  });
}
