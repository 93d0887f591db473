import type { FastifyReply, FastifyRequest } from 'fastify';
import { helplines, localizePath, splitLocale, type Locale } from '@oracle-astra/shared/contract';
import { DomainError } from '../domain-error';
import { getMessage, type ServerMessageId } from '../messages';
import { toUnavailableError } from '../plugins/error-handler';
import { failures } from '../plugins/failures';
import { buildContentPolicy, hashSource } from './content-policy';
import { escapeHtml } from './escape-html';

const css =
  'body{margin:0;display:grid;place-content:center;min-height:100vh;padding:1rem;background:#15173D;color:#F4EFE2;font:1.0625rem/1.75rem system-ui,sans-serif}h1{font:500 2.125rem/2.5rem serif;margin:0 0 1rem}a{color:#E3C27A}';
const policy = buildContentPolicy({ scripts: [], styles: [hashSource(css)] });

declare module 'fastify' {
  interface FastifyInstance {
    /** The name of a site of its own. */
    siteName?: string | undefined;
  }
}

interface ErrorCopy {
  /** The title of the document, if it differs from that of the page. */
  documentTitle?: ServerMessageId;
  title: ServerMessageId;
  text: ServerMessageId;
  action: ServerMessageId;
  /** The address that the action leads to; '' is the same one. */
  to: '' | '/';
}

const serverError: ErrorCopy = {
  documentTitle: 'server.errorDocument.unavailable',
  title: 'server.errorDocument.serverErrorTitle',
  text: 'server.errorDocument.serverErrorText',
  action: 'server.errorDocument.tryAgain',
  to: '',
};
const badAddress: ErrorCopy = {
  title: 'server.errorDocument.badAddressTitle',
  text: 'server.errorDocument.badAddressText',
  action: 'server.errorDocument.badAddressAction',
  to: '/',
};
const tooManyRequests: ErrorCopy = {
  title: 'server.errorDocument.tooManyRequestsTitle',
  text: 'server.errorDocument.tooManyRequestsText',
  action: 'server.errorDocument.tryAgain',
  to: '',
};

const getErrorCopy = (status: number) => (status === 429 ? tooManyRequests : status < 500 ? badAddress : serverError);

/** Without the name of this site on a site of its own. */
const toCopyOf = ({ server }: FastifyRequest, { documentTitle, ...copy }: ErrorCopy): ErrorCopy =>
  server.siteName === undefined && documentTitle !== undefined ? { ...copy, documentTitle } : copy;

/** A search may express despair and was not assessed, so the helplines are shown in any case. */
function renderHelplines(locale: Locale): string {
  const links = [helplines.mind, helplines.emergency].map(({ number }) => `<a href="tel:${number}">${number}</a>`);
  return `<p>${escapeHtml(getMessage(locale, 'server.errorDocument.helplines'))} ${links.join(' · ')}</p>`;
}

/** The page for requests that get no document: it needs neither a release nor a script. */
function renderErrorDocument({ title, documentTitle = title, text, action, to }: ErrorCopy, locale: Locale, isSearch: boolean): string {
  const print = (id: ServerMessageId) => escapeHtml(getMessage(locale, id));
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${print(documentTitle)}</title>
<style>${css}</style></head>
<body><main><h1>${print(title)}</h1><p>${print(text)}</p><p><a href="${to === '' ? '' : localizePath(to, locale)}">${print(action)}</a></p>${isSearch ? renderHelplines(locale) : ''}</main></body></html>
`;
}

/** A page for testers with the reason why their link is refused. */
export const sendRefusalDocument = (reply: FastifyReply, status: 403 | 410, sentence: string): FastifyReply =>
  reply.status(status).type('text/html; charset=utf-8').headers({ 'cache-control': 'no-store', 'content-security-policy': policy })
    .send(`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>Test link refused</title>
<style>${css}</style></head>
<body><main><h1>Test link refused</h1><p>${escapeHtml(sentence)}</p><p><a href="/">Go to the site</a></p></main></body></html>
`);

/** The language of an address, even of one that cannot be decoded. */
const readLocale = (address: string) => splitLocale(address.replace(/[?#].*$/s, '')).locale;

const isSearch = (address: string) => new URLSearchParams(address.split('?')[1]).has('query');

/** HTTP status of an error, and the seconds after which a retry may succeed. */
function toHttpError(error: Error & { statusCode?: number }): { status: number; retryAfter?: number } {
  const domainError = error instanceof DomainError ? error : toUnavailableError(error);
  if (domainError) return { status: failures[domainError.code].status, retryAfter: domainError.details.retryAfterSeconds };
  const { statusCode = 500 } = error;
  return { status: statusCode >= 400 && statusCode < 500 ? statusCode : 500 };
}

/** Responds to a page request with an error page, for a bad request or a server error; server errors are logged. */
export function sendErrorDocument(error: Error & { statusCode?: number }, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, retryAfter } = toHttpError(error);
  // A refusal, such as that of a closing server, is not a fault.
  if (status >= 500 && !(error instanceof DomainError)) request.log.error({ err: error }, 'A document cannot be made');
  if (retryAfter !== undefined) void reply.header('retry-after', String(Math.max(1, Math.ceil(retryAfter))));
  return reply
    .status(status)
    .type('text/html; charset=utf-8')
    .headers({ 'cache-control': 'no-store', 'content-security-policy': policy })
    .send(renderErrorDocument(toCopyOf(request, getErrorCopy(status)), readLocale(request.originalUrl), isSearch(request.originalUrl)));
}
