import type { FastifyRequest } from 'fastify';
import type { Writer } from '../db/may-write';
import { DomainError } from '../domain-error';
import { sessionOf } from './auth';
import { findEndpoint } from './endpoints';

/** The person who requests a write, and its Idempotency-Key or null. */
export interface Caller extends Writer {
  key: string | null;
}

const pattern = /^[\x21-\x7e]{1,100}$/;

/** The request's Idempotency-Key or null. Throws if it is not 1 to 100 plain characters. */
export function idempotencyKeyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !pattern.test(key)) throw new DomainError('invalid_idempotency_key');
  return key;
}

/** For a route below `requireSession` that writes. */
export function callerOf(request: FastifyRequest): Caller {
  const endpoint = findEndpoint(request.routeOptions.url);
  const refusesBanned = endpoint?.writes === true && !endpoint.whileBanned;
  return { uid: sessionOf(request).uid, key: idempotencyKeyOf(request), refusesBanned };
}
