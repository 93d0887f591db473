import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../domain-error';
import { toUnavailableError } from '../plugins/error-handler';
import { failures } from '../plugins/failures';
import { buildContentPolicy, hashSource } from './content-policy';

const css =
  'body{margin:0;display:grid;place-content:center;min-height:100vh;padding:1rem;background:#15173D;color:#F4EFE2;font:1.0625rem/1.75rem system-ui,sans-serif}h1{font:500 2.125rem/2.5rem serif;margin:0 0 1rem}a{color:#E3C27A}';
const policy = buildContentPolicy({ scripts: [], styles: [hashSource(css)] });

interface ErrorCopy {
  title: string;
  text: string;
  action: string;
  href: string;
}

const serverError: ErrorCopy = {
  title: 'We cannot show this page now',
  text: 'The fault is ours, and we have been told of it. Nothing was charged.',
  action: 'Try again',
  href: '',
};
const badAddress: ErrorCopy = {
  title: 'This address cannot be read',
  text: 'It holds something that no page of ours has. Perhaps it was copied only in part.',
  action: 'Go to the first page',
  href: '/',
};
const tooManyRequests: ErrorCopy = { title: 'Too many requests', text: 'Wait a little and try again.', action: 'Try again', href: '' };

const getErrorCopy = (status: number) => (status === 429 ? tooManyRequests : status < 500 ? badAddress : serverError);

/** The page for requests that get no document at all: it needs neither a release nor a script. */
const renderErrorDocument = ({ title, text, action, href }: ErrorCopy) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title === serverError.title ? 'Oracle &amp; Astra is not available' : title}</title>
<style>${css}</style></head>
<body><main><h1>${title}</h1><p>${text}</p><p><a href="${href}">${action}</a></p></main></body></html>
`;

/** HTTP status of an error, and the seconds after which a retry may succeed. */
function toHttpError(error: Error & { statusCode?: number }): { status: number; retryAfter?: number } {
  const domainError = error instanceof DomainError ? error : toUnavailableError(error);
  if (domainError) return { status: failures[domainError.code].status, retryAfter: domainError.details.retryAfterSeconds };
  const { statusCode = 500 } = error;
  return { status: statusCode >= 400 && statusCode < 500 ? statusCode : 500 };
}

/** Responds to a page request with an error page: for what is wrong with the request, or for a server error, which is logged. */
export function sendErrorDocument(error: Error & { statusCode?: number }, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, retryAfter } = toHttpError(error);
  if (status >= 500) request.log.error({ err: error }, 'A document cannot be made');
  if (retryAfter !== undefined) void reply.header('retry-after', String(Math.max(1, Math.ceil(retryAfter))));
  return reply
    .status(status)
    .type('text/html; charset=utf-8')
    .headers({ 'cache-control': 'no-store', 'content-security-policy': policy })
    .send(renderErrorDocument(getErrorCopy(status)));
}
