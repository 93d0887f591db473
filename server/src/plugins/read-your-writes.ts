import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readScope, type ReadScope } from '../db/replica/read-scope';
import type { NoteWrite } from '../modules/session/note-write';

/**
 * Lets reads of a request go to a replica that has what its session wrote, and notes with the session that a request wrote,
 * before the answer is sent: the next request may meet another process.
 */
export function addReadYourWrites(app: FastifyInstance, noteWrite: NoteWrite): void {
  const scopes = new WeakMap<FastifyRequest, ReadScope>();

  app.addHook('onRequest', (request, _reply, done) => {
    const scope = { getPosition: () => request.session?.wroteAt ?? null, hasWritten: false };
    scopes.set(request, scope);
    readScope.run(scope, done);
  });

  // The parts of a body come outside of the scope.
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
