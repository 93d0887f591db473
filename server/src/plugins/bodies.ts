import type { FastifyInstance } from 'fastify';
import { DomainError } from '../domain-error';

const methodsWithBody = new Set(['POST', 'PUT', 'PATCH']);

/** PostgreSQL keeps no text with a NUL in it. */
function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, inner]) => name.includes('\0') || holdsNul(inner));
}

/**
 * Bodies as clients of the provider send them: JSON under its own name or as plain text (a fetch
 * without a content type), a form, or none at all, which reads as an object without fields.
 */
export function addBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser(['application/json', 'text/plain'], { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {});
    else void parseJson(request, body as string, done);
  });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(body as string)));
  });
  app.addHook('preValidation', async (request) => {
    if (request.body === undefined && methodsWithBody.has(request.method)) request.body = {};
    if (holdsNul(request.body) || holdsNul(request.query) || holdsNul(request.params)) throw new DomainError('invalid_request', { message: 'This holds a character that cannot be kept.' });
  });
}
