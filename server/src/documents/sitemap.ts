import type { Locale, RouteEntry } from '@oracle-astra/shared/contract';
import {
  boundLocale,
  defaultLocale,
  isPersonalPath,
  locales,
  localizePath,
  personalPaths,
  signs,
  siteRoutes,
  staticPathOf,
} from '@oracle-astra/shared/contract';

const xmlEntities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const escapeXml = (text: string) => text.replace(/[&<>"']/g, (character) => xmlEntities[character] ?? character);

/** A sitemap of the public pages of the route tables, the horoscopes and `extraPaths`, which begin with a slash, in every language. */
export function sitemapXml(publicUrl: string, routes: readonly RouteEntry[], extraPaths: readonly string[]): string {
  const pages = routes
    .flatMap(({ path }) => staticPathOf(path) ?? [])
    .filter((path) => !isPersonalPath(path) && boundLocale(path) === null);
  const paths = new Set([...pages, ...signs.map((sign) => siteRoutes.horoscope(sign)), ...extraPaths]);
  const addressOf = (path: string, locale: Locale) => escapeXml(publicUrl + localizePath(path, locale));
  const entries = [...paths].flatMap((path) => {
    const alternates = [...locales.map((locale) => [locale, locale] as const), ['x-default', defaultLocale] as const].map(
      ([language, locale]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${addressOf(path, locale)}"/>`,
    );
    return locales.map((locale) => `<url><loc>${addressOf(path, locale)}</loc>${alternates.join('')}</url>`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** A rule matches every path with its prefix, and a discussion's path may begin like a personal one: hence these endings. */
const toDisallowRules = (path: string) =>
  locales.map((locale) => localizePath(`/${path}`, locale)).flatMap((address) => [`${address}$`, `${address}?`, `${address}/`]);

/** Disallows personal pages and names the sitemap. The API stays allowed, since pages load their data from it. */
export function robotsTxt(publicUrl: string): string {
  const rules = personalPaths.flatMap(toDisallowRules);
  return ['User-agent: *', 'Allow: /', ...rules.map((rule) => `Disallow: ${rule}`), '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
}
