import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { defaultLocale, isLocale, locales, type Locale } from '@oracle-astra/shared/contract';

/** The preferred language of an Accept-Language header; English if it names none of the site's. */
export function parseAcceptLanguage(header: string | undefined): Locale {
  const preferred = new Negotiator({ headers: { 'accept-language': header } }).language([...locales]);
  return isLocale(preferred) ? preferred : defaultLocale;
}

/** The language of the response to a request. Sets Content-Language and Vary. */
export function negotiateLocale(request: FastifyRequest, reply: FastifyReply): Locale {
  const locale = parseAcceptLanguage(request.headers['accept-language']);
  void reply.headers({ 'content-language': locale, vary: 'accept-language' });
  return locale;
}
