import type { FastifyInstance } from 'fastify';
import { DomainError } from '../domain-error';
import { sendFailure } from './error-handler';

/** Unknown paths below `/apis` get JSON, also if pages handle every other address. */
export function addNotFound(app: FastifyInstance): void {
  app.all('/apis/*', { schema: { hide: true } }, () => {
    throw new DomainError('not_found');
  });
  app.setNotFoundHandler((_request, reply) => sendFailure(reply, new DomainError('not_found')));
}
