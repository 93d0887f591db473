import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  apiPaths,
  chatResponse,
  chatFeedbackRequest,
  chatId,
  chatsResponse,
  doneResponse,
  pushChatRequest,
  startChatResponse,
  startChatRequest,
} from '@oracle-astra/shared/contract';
import * as z from 'zod/mini';
import type { DomainError } from '../../domain-error';
import { sessionOf } from '../../plugins/auth';
import { toFailure, isRefusal } from '../../plugins/error-handler';
import { callerOf } from '../../plugins/idempotency';
import type { Services } from '../../services';
import { formatStreamEnd } from './replies/follow-reply';
import { endWithSession } from '../notifications/end-with-session';
import { sendChunks } from './replies/send-chunks';

const tags = ['chats'];
const done = { status: 'success' } as const;
const streamedText = {
  200: { description: 'Text, then U+001E and the status object.', content: { 'text/plain': { schema: z.string() } } },
};

/** A refusal is a stream without text, because the response to a question is always a stream. */
async function* streamRefusal(error: DomainError): AsyncGenerator<string, void> {
  yield formatStreamEnd(toFailure(error));
}

function toRefusalStream(error: unknown): AsyncIterable<string> {
  if (isRefusal(error)) return streamRefusal(error);
  throw error;
}

export function chatRoutes(services: Services): FastifyPluginAsyncZod {
  const { chats } = services;
  return async (app) => {
    app.addHook('onReady', () => chats.recover());
    app.addHook('onClose', () => chats.drain());

    for (const url of [apiPaths.startChat, apiPaths.startCelebChat]) {
      app.post(url, { schema: { tags, body: startChatRequest, response: { 200: startChatResponse } } }, async (request) => {
        return { ...done, ...(await chats.start(callerOf(request), request.body, url === apiPaths.startCelebChat)) };
      });
    }

    app.post(apiPaths.pushChat, { schema: { tags, body: pushChatRequest, response: streamedText } }, async (request, reply) => {
      const { uid, key } = callerOf(request);
      const chunks = await chats.ask(uid, request.body, key).catch(toRefusalStream);
      endWithSession(reply, sessionOf(request), services);
      await sendChunks(reply, chunks);
      return reply;
    });

    const onChat = [
      [apiPaths.stopChat, chats.stop],
      [apiPaths.stopReply, chats.stopReply],
      [apiPaths.deleteChat, chats.remove],
    ] as const;
    for (const [url, work] of onChat) {
      app.post(url, { schema: { tags, body: chatId, response: { 200: doneResponse } } }, async (request) => {
        await work(callerOf(request), request.body.asst_id);
        return done;
      });
    }

    app.post(apiPaths.chatFeedback, { schema: { tags, body: chatFeedbackRequest, response: { 200: doneResponse } } }, async (request) => {
      await chats.rate(callerOf(request), request.body);
      return done;
    });

    app.post(apiPaths.chats, { schema: { tags, response: { 200: chatsResponse } } }, async (request) => {
      return { ...done, chats: await chats.list(sessionOf(request).uid) };
    });

    app.post(apiPaths.chat, { schema: { tags, body: chatId, response: { 200: chatResponse } } }, async (request) => {
      return { ...done, ...(await chats.read(sessionOf(request).uid, request.body.asst_id)) };
    });
  };
}
