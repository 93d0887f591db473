import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CareCard, Failure, FailureCode } from '@oracle-astra/shared/contract';
import { isDatabaseUnavailable } from '../db/unavailable';
import { DomainError } from '../domain-error';
import { failures } from './failures';

/** A failed call with text: whether it failed because of too many requests, and whether the database is writable. */
export interface FailedCall {
  isFlood: boolean;
  canWrite: boolean;
}

/** Finds the help that goes with the failure of a request, by the words that it sent. */
export type FailureCare = (request: FastifyRequest, call: FailedCall) => Promise<CareCard | undefined>;

/** A failure as sent in a response or at the end of a stream. */
export function toFailure({ code, details }: DomainError): Failure {
  const { message = failures[code].message, field, fieldError, triesLeft, moments, paid, care } = details;
  return {
    status: 'fail',
    code,
    message,
    ...(field === undefined ? {} : { field }),
    ...(fieldError === undefined ? {} : { field_error: fieldError }),
    ...(triesLeft === undefined ? {} : { tries_left: triesLeft }),
    ...(moments === undefined ? {} : { moments }),
    ...(paid === undefined ? {} : { paid }),
    ...(care === undefined ? {} : { care }),
  };
}

/** Whether a business rule refused the request, which is HTTP 200. */
export function isRefusal(error: unknown): error is DomainError {
  return error instanceof DomainError && failures[error.code].status === 200;
}

/** Sends a failure without the route's response schema, which describes only successful responses. */
export function sendFailure(reply: FastifyReply, error: DomainError, statusCode = failures[error.code].status): FastifyReply {
  const { retryAfterSeconds } = error.details;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(Math.max(1, Math.ceil(retryAfterSeconds))));
  reply.request.failureCode = error.code;
  return reply.code(statusCode).type('application/json; charset=utf-8').serializer(JSON.stringify).send(toFailure(error));
}

/** Errors of the framework have only a status. */
const codesByStatus: Record<number, FailureCode> = {
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
};

/** Long enough for a failover to begin, short enough for a waiting person. */
const databaseRetrySeconds = 3;

/** The error for an unavailable database, where a retry may succeed; null for any other error. */
export function toUnavailableError(error: unknown): DomainError | null {
  return isDatabaseUnavailable(error) ? new DomainError('unavailable', { retryAfterSeconds: databaseRetrySeconds }) : null;
}

/** Converts any error to the failure to send, with the HTTP status if it differs from the code's. */
function toSent(error: FastifyError | Error, reply: FastifyReply): { failure: DomainError; statusCode?: number } {
  if (error instanceof DomainError) return { failure: error };
  const statusCode = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
  if (statusCode >= 400 && statusCode < 500)
    return { failure: new DomainError(codesByStatus[statusCode] ?? 'unreadable_request'), statusCode };
  reply.log.error({ err: error }, 'request failed');
  return { failure: toUnavailableError(error) ?? new DomainError('internal_error') };
}

/** Responds to any error, including errors before routing. */
export function sendError(error: FastifyError | Error, reply: FastifyReply): FastifyReply {
  const { failure, statusCode } = toSent(error, reply);
  return sendFailure(reply, failure, statusCode);
}

/** Adds help for a text about despair or danger to a failure; a failing lookup never hides the failure. */
async function addCare(failure: DomainError, request: FastifyRequest, findCare: FailureCare): Promise<DomainError> {
  if (failure.details.care !== undefined) return failure;
  try {
    const { status } = failures[failure.code];
    const call = { isFlood: failure.code === 'too_many_requests', canWrite: status < 500 };
    const care = await findCare(request, call);
    return care === undefined ? failure : new DomainError(failure.code, { ...failure.details, care });
  } catch (error) {
    request.log.error({ err: error }, 'the words of a failed request were not read');
    return failure;
  }
}

/** Every error is sent as `{ status: 'fail', code, message }`, with the help of care if its text needs it, and never with a stack trace. */
export function addErrorHandler(app: FastifyInstance, findCare?: FailureCare): void {
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const { failure, statusCode } = toSent(error, reply);
    return sendFailure(reply, findCare ? await addCare(failure, request, findCare) : failure, statusCode);
  });
}
