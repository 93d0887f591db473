import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  addPasskeyRequest,
  addPasskeyResponse,
  apiPaths,
  doneResponse,
  passkeyAnswerRequest,
  passkeyCreationResponse,
  passkeyProofResponse,
  passkeysResponse,
  removePasskeyRequest,
  renamePasskeyRequest,
} from '@oracle-astra/shared/contract';
import { sessionOf } from '../../../plugins/auth';
import { idempotencyKeyOf } from '../../../plugins/idempotency';
import type { FrameServices } from '../../../frame/frame-services';
import { describeAgent } from '../devices/agent';

const tags = ['session'];
const done = { status: 'success' } as const;

/** The passkeys of a signed-in person. */
export function passkeyRoutes({ sessions }: Pick<FrameServices, 'sessions'>): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(apiPaths.passkeys, { schema: { tags, response: { 200: passkeysResponse } } }, async (request) => ({
      ...done,
      passkeys: await sessions.listPasskeys(sessionOf(request).uid),
    }));

    app.get(apiPaths.passkeyCreation, { schema: { tags, response: { 200: passkeyCreationResponse } } }, async (request) => ({
      ...done,
      options: await sessions.createPasskey(sessionOf(request)),
    }));

    app.post(apiPaths.addPasskey, { schema: { tags, body: addPasskeyRequest, response: { 200: addPasskeyResponse } } }, async (request) => {
      const from = { agent: describeAgent(request.headers['user-agent']), key: idempotencyKeyOf(request) };
      return { ...done, passkey: await sessions.addPasskey(sessionOf(request), { ...request.body, ...from }) };
    });

    app.post(apiPaths.renamePasskey, { schema: { tags, body: renamePasskeyRequest, response: { 200: doneResponse } } }, async (request) => {
      await sessions.renamePasskey(sessionOf(request), request.body);
      return done;
    });

    app.post(apiPaths.removePasskey, { schema: { tags, body: removePasskeyRequest, response: { 200: doneResponse } } }, async (request) => {
      await sessions.removePasskey(sessionOf(request), { ...request.body, key: idempotencyKeyOf(request) });
      return done;
    });

    app.get(apiPaths.passkeyProof, { schema: { tags, response: { 200: passkeyProofResponse } } }, async (request) => ({
      ...done,
      options: await sessions.beginPasskeyProof(sessionOf(request)),
    }));

    app.post(
      apiPaths.proveByPasskey,
      { schema: { tags, body: passkeyAnswerRequest, response: { 200: doneResponse } } },
      async (request) => {
        await sessions.proveByPasskey(sessionOf(request), { ...request.body, key: idempotencyKeyOf(request) });
        return done;
      },
    );
  };
}
