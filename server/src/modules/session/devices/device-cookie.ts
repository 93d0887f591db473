import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie, serializeCookie } from '@oracle-astra/shared/contract';

const name = 'device';
const idPattern = /^[\w-]{22}$/;
/** Seconds; browsers keep no cookie for longer than 400 days. */
const maxAgeSeconds = 400 * 24 * 60 * 60;

/** The random device id from the cookie; null if there is none. It identifies a browser, not a person. */
export function readDeviceId(request: FastifyRequest): string | null {
  const id = readCookie(request.headers.cookie ?? '', name);
  return id !== null && idPattern.test(id) ? id : null;
}

/** A new id of 128 random bits. */
export const createDeviceId = (): string => randomBytes(16).toString('base64url');

/** Sets the device cookie: HttpOnly, and sent only to the API. */
export function setDeviceCookie(reply: FastifyReply, id: string, publicUrl: string): void {
  const secure = reply.request.protocol === 'https' || publicUrl.startsWith('https:');
  reply.header('set-cookie', serializeCookie(name, id, { maxAge: maxAgeSeconds, path: '/apis', httpOnly: true, secure }));
}
