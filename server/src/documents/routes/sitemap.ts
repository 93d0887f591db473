import type { Locale, RouteEntry } from '@oracle-astra/shared/contract';
import {
  boundLocale,
  defaultLocale,
  isPersonalPath,
  locales,
  localizePath,
  personalPaths,
  staticPathOf,
} from '@oracle-astra/shared/contract';

const xmlEntities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const escapeXml = (text: string) => text.replace(/[&<>"']/g, (character) => xmlEntities[character] ?? character);

/** The path of the sitemap of a language. */
export const sitemapPath = (locale: Locale) => `/sitemap-${locale}.xml`;

/** The index that names the sitemap of each language. */
export const sitemapIndexXml = (publicUrl: string, languages: readonly Locale[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...languages.map((locale) => `<sitemap><loc>${escapeXml(publicUrl + sitemapPath(locale))}</loc></sitemap>`),
    '</sitemapindex>',
    '',
  ].join('\n');

/** The public pages of the route tables and `extraPaths`, which begin with a slash, in one language with their addresses in the others. */
export function sitemapXml(
  publicUrl: string,
  routes: readonly RouteEntry[],
  extraPaths: readonly string[],
  { locale, languages }: { locale: Locale; languages: readonly Locale[] },
): string {
  const pages = routes
    .flatMap(({ path }) => staticPathOf(path) ?? [])
    .filter((path) => !isPersonalPath(path) && boundLocale(path) === null);
  const paths = new Set([...pages, ...extraPaths]);
  const addressOf = (path: string, language: Locale) => escapeXml(publicUrl + localizePath(path, language));
  const entries = [...paths].map((path) => {
    const alternates = [...languages.map((each) => [each, each] as const), ['x-default', defaultLocale] as const].map(
      ([language, to]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${addressOf(path, to)}"/>`,
    );
    return `<url><loc>${addressOf(path, locale)}</loc>${alternates.join('')}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** A rule matches every path with its prefix, and a discussion's path may begin like a personal one, so the rules have these endings. */
const toDisallowRules = (path: string) =>
  locales.map((locale) => localizePath(`/${path}`, locale)).flatMap((address) => [`${address}$`, `${address}?`, `${address}/`]);

/** Disallows personal pages and names the sitemap. The API stays allowed, since pages load their data from it. */
export function robotsTxt(publicUrl: string): string {
  const rules = personalPaths.flatMap(toDisallowRules);
  return ['User-agent: *', 'Allow: /', ...rules.map((rule) => `Disallow: ${rule}`), '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
}
