import type { FastifyInstance } from 'fastify';
import { DomainError } from '../../domain-error';

const methodsWithBody = new Set(['POST', 'PUT', 'PATCH']);

/** Deeper than any client needs, and far below the stack's limit. */
const maxDepth = 32;
/** PostgreSQL cannot store text with a NUL or an unpaired surrogate. */
const unstorableCharacters = /[\0\p{Surrogate}]/u;

/** Throws 400 if a value is nested too deep, or contains text that cannot be stored. */
function checkValue(value: unknown, depth = 0): void {
  if (typeof value === 'string' && unstorableCharacters.test(value))
    throw new DomainError('invalid_request', { message: 'This holds a character that cannot be kept.' });
  if (typeof value !== 'object' || value === null) return;
  if (depth === maxDepth) throw new DomainError('invalid_request', { message: 'This is nested too deep.' });
  for (const [name, inner] of Object.entries(value)) {
    checkValue(name);
    checkValue(inner, depth + 1);
  }
}

/**
 * Parses bodies as the provider's clients send them: JSON with its own content type or as plain text (a fetch without a
 * content type), a form, or none at all, which becomes an empty object.
 */
export function addBodyParsers(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.decorateRequest('typedBody', null);
  app.addContentTypeParser(['application/json', 'text/plain'], { parseAs: 'string' }, (request, body, done) => {
    request.typedBody = body as string;
    if (body === '') done(null, {});
    else void parseJson(request, body as string, done);
  });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(body as string)));
  });
  app.addHook('preValidation', async (request) => {
    if (request.body === undefined && methodsWithBody.has(request.method)) request.body = {};
    for (const part of [request.params, request.query, request.body]) checkValue(part);
  });
}
