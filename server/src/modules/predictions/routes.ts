import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  apiPaths,
  keptPredictionQuery,
  keptPredictionResponse,
  keptPredictionsResponse,
  predictionRequest,
  streamSeparator,
} from '@oracle-astra/shared/contract';
import type { Failure, Prediction, PredictionStatus } from '@oracle-astra/shared/contract';
import * as z from 'zod/mini';
import { splitIntoChunks, streamText } from '../../astrologers/reader/stream-text';
import { sessionOf } from '../../plugins/auth';
import { isRefusal, toFailure } from '../../plugins/error-handler';
import { callerOf } from '../../plugins/idempotency';
import type { Services } from '../../services';
import { endWithSession } from '../notifications/end-with-session';
import { sendChunks } from '../chats/replies/send-chunks';

const tags = ['predictions'];
const success = { status: 'success' } as const;
const streamedText = {
  200: { description: 'Text, then U+001E and the status object.', content: { 'text/plain': { schema: z.string() } } },
};
/** A long text is sent in larger chunks, not for a longer time. */
const maxStreamMs = 6000;

const formatEnd = (status: PredictionStatus | Failure) => `${streamSeparator}${JSON.stringify(status)}\n`;

async function* streamPrediction({ text, pid, type, from, to, charged }: Prediction, paceMs: number, signal: AbortSignal) {
  const pace = Math.min(paceMs, maxStreamMs / splitIntoChunks(text).length);
  yield* streamText(text, { paceMs: pace, signal });
  yield `\n${formatEnd({ ...success, pid, type, from, to, charged })}`;
}

async function* streamFailure(failure: Failure) {
  yield formatEnd(failure);
}

export function predictionRoutes(services: Services): FastifyPluginAsyncZod {
  const { deps, predictions } = services;
  const signal = deps.shutdown?.signal ?? new AbortController().signal;
  return async (app) => {
    app.post(apiPaths.predictions, { schema: { tags, body: predictionRequest, response: streamedText } }, async (request, reply) => {
      const chunks = await predictions.generate(callerOf(request), request.body).then(
        (prediction) => streamPrediction(prediction, deps.config.readerPaceMs, signal),
        (error: unknown) => {
          if (isRefusal(error)) return streamFailure(toFailure(error));
          throw error;
        },
      );
      endWithSession(reply, sessionOf(request), services);
      await sendChunks(reply, chunks);
      return reply;
    });

    app.get(apiPaths.keptPredictions, { schema: { tags, response: { 200: keptPredictionsResponse } } }, async (request) => {
      return { ...success, predictions: await predictions.list(sessionOf(request).uid) };
    });

    app.get(
      apiPaths.keptPrediction,
      { schema: { tags, querystring: keptPredictionQuery, response: { 200: keptPredictionResponse } } },
      async (request) => {
        return { ...success, prediction: await predictions.read(sessionOf(request).uid, request.query.pid) };
      },
    );
  };
}
