import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readScope, type ReadScope } from '../db/replica/read-scope';
import type { NoteWrite } from '../modules/session/note-write';

/**
 * Allows reads of a request from a replica that has the session's own writes, and records writes of a request with the session
 * before the answer is sent, because the next request may reach another process.
 */
export function addReadYourWrites(app: FastifyInstance, noteWrite: NoteWrite): void {
  const scopes = new WeakMap<FastifyRequest, ReadScope>();

  app.addHook('onRequest', (request, _reply, done) => {
    const scope = { getPosition: () => request.session?.wroteAt ?? null, hasWritten: false };
    scopes.set(request, scope);
    readScope.run(scope, done);
  });

  // The chunks of a body arrive outside of the async scope.
  app.addHook('preValidation', (request, _reply, done) => {
    const scope = scopes.get(request);
    if (scope === undefined) done();
    else readScope.run(scope, done);
  });

  app.addHook('onSend', async (request) => {
    if (!scopes.get(request)?.hasWritten || request.session === null) return;
    await noteWrite(request.session.jti).catch((error: unknown) => {
      request.log.warn({ err: error }, 'reads of a session may be a second behind what it wrote');
    });
  });
}
