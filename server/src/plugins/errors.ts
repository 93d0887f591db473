import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { Failure } from '@oracle-astra/shared/contract';
import { texts } from '@oracle-astra/shared/contract';

/** A business refusal: HTTP 200, `status: 'fail'`, and a message for the person. */
export class Refusal extends Error {
  override name = 'Refusal';
}

/** An error with an HTTP status of its own; `retryAfter` in seconds. */
export class HttpError extends Error {
  override name = 'HttpError';
  constructor(readonly statusCode: number, message: string, readonly retryAfter?: number) {
    super(message);
  }
}

const plainMessages: Record<number, string> = {
  404: 'Not found.',
  413: 'This is too long to send.',
  415: 'Send this as JSON.',
};

/** Sends a failure past the route's response schema, which describes its own answers alone. */
export function sendFailure(reply: FastifyReply, statusCode: number, message: string): FastifyReply {
  const failure: Failure = { status: 'fail', message };
  return reply.code(statusCode).type('application/json; charset=utf-8').serializer(JSON.stringify).send(failure);
}

/** What the validator says by itself, where the contract has no words of its own. */
const ownWords = /^(Invalid|Too|Unrecognized|Expected)/;

function messageOf(error: FastifyError, statusCode: number): string {
  if (hasZodFastifySchemaValidationErrors(error)) {
    const { message = '', instancePath = '' } = error.validation[0] ?? {};
    if (!ownWords.test(message)) return message;
    const field = instancePath.slice(1).replaceAll('/', '.');
    return field ? `Check the field ${field}.` : 'Send the fields of this call.';
  }
  return plainMessages[statusCode] ?? 'This request cannot be read.';
}

function answerError(error: FastifyError | Error, reply: FastifyReply): FastifyReply {
  if (error instanceof Refusal) return sendFailure(reply, 200, error.message);
  if (error instanceof HttpError) {
    if (error.retryAfter !== undefined) reply.header('retry-after', String(Math.max(1, Math.ceil(error.retryAfter))));
    return sendFailure(reply, error.statusCode, error.message);
  }
  const statusCode = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
  if (statusCode >= 400 && statusCode < 500) return sendFailure(reply, statusCode, messageOf(error as FastifyError, statusCode));
  reply.log.error({ err: error }, 'request failed');
  return sendFailure(reply, 500, texts.exception);
}

/** Every error leaves as `{ status: 'fail', message }`, and never with a stack trace. */
export function addErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, _request, reply) => answerError(error, reply));
}
