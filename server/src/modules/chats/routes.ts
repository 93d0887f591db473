import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { api, chatAnswer, chatId, chatsAnswer, doneAnswer, pushChatRequest, startChatAnswer, startChatRequest } from '@oracle-astra/shared/contract';
import * as z from 'zod/mini';
import { sessionOf } from '../../plugins/auth';
import { Refusal } from '../../plugins/errors';
import { idempotencyKeyOf } from '../../plugins/idempotency';
import type { Services } from '../../services';
import { endOfStream } from './answering';
import { sendPieces } from './stream';

const tags = ['chats'];
const done = { status: 'success' } as const;
const streamedText = { 200: { description: 'Text, then U+001E and the status object.', content: { 'text/plain': { schema: z.string() } } } };

/** A refusal ends the stream before it has any text: a question is always answered as a stream. */
async function* onlyEnd(message: string): AsyncGenerator<string, void> {
  yield endOfStream({ status: 'fail', message });
}

function refused(error: unknown): AsyncIterable<string> {
  if (error instanceof Refusal) return onlyEnd(error.message);
  throw error;
}

export function chatRoutes({ chats }: Services): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onReady', () => chats.recover());
    app.addHook('onClose', () => chats.drain());

    for (const url of [api.startChat, api.startCelebChat]) {
      app.post(url, { config: { allowBanned: true }, schema: { tags, body: startChatRequest, response: { 200: startChatAnswer } } }, async (request) => {
        return { ...done, ...(await chats.start(sessionOf(request).uid, request.body)) };
      });
    }

    app.post(api.pushChat, { config: { allowBanned: true }, schema: { tags, body: pushChatRequest, response: streamedText } }, async (request, reply) => {
      const pieces = await chats.ask(sessionOf(request).uid, request.body, idempotencyKeyOf(request)).catch(refused);
      await sendPieces(reply, pieces);
      return reply;
    });

    app.post(api.stopChat, { config: { allowBanned: true }, schema: { tags, body: chatId, response: { 200: doneAnswer } } }, async (request) => {
      await chats.stop(sessionOf(request).uid, request.body.asst_id);
      return done;
    });

    app.post(api.deleteChat, { config: { allowBanned: true }, schema: { tags, body: chatId, response: { 200: doneAnswer } } }, async (request) => {
      await chats.remove(sessionOf(request).uid, request.body.asst_id);
      return done;
    });

    app.post(api.chats, { config: { allowBanned: true }, schema: { tags, response: { 200: chatsAnswer } } }, async (request) => {
      return { ...done, chats: await chats.list(sessionOf(request).uid) };
    });

    app.post(api.chat, { config: { allowBanned: true }, schema: { tags, body: chatId, response: { 200: chatAnswer } } }, async (request) => {
      return { ...done, chats: await chats.read(sessionOf(request).uid, request.body.asst_id) };
    });
  };
}
