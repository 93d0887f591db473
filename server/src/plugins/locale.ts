import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { defaultLocale, isLocale, locales, type Locale } from '@oracle-astra/shared/contract';

/** The language that an Accept-Language header prefers, English where it names none of the site's. */
export function parseAcceptLanguage(header: string | undefined): Locale {
  const preferred = new Negotiator({ headers: { 'accept-language': header } }).language([...locales]);
  return isLocale(preferred) ? preferred : defaultLocale;
}

/** The language of the response to a request. Its headers name the language, and that a cache must keep one response for each. */
export function negotiateLocale(request: FastifyRequest, reply: FastifyReply): Locale {
  const locale = parseAcceptLanguage(request.headers['accept-language']);
  void reply.headers({ 'content-language': locale, vary: 'accept-language' });
  return locale;
}
