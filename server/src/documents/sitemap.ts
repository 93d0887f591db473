import type { RouteEntry } from '@oracle-astra/shared/contract';
import { staticPathOf, signs, siteRoutes } from '@oracle-astra/shared/contract';

/** Pages with personal content, or steps of a process, with all paths below them. */
const personalPaths = [
  'create-kundli',
  'chats',
  'chatsceleb',
  'daily-prediction',
  'balance',
  'payment',
  'my-active-plans',
  'profile',
  'notifications',
  'forum/create',
  'forum/edit-post',
  'delete-account',
] as const;

const isPersonal = (path: string) => personalPaths.some((personal) => path === personal || path.startsWith(`${personal}/`));

const xmlEntities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const escapeXml = (text: string) => text.replace(/[&<>"']/g, (character) => xmlEntities[character] ?? character);

/** A sitemap of the public pages of the route tables, the horoscopes and `extraPaths`, which begin with a slash. */
export function sitemapXml(publicUrl: string, routes: readonly RouteEntry[], extraPaths: readonly string[]): string {
  const pages = routes.flatMap(({ path }) => staticPathOf(path) ?? []).filter((path) => !isPersonal(path.slice(1)));
  const paths = new Set([...pages, ...signs.map((sign) => siteRoutes.horoscope(sign)), ...extraPaths]);
  const entries = [...paths].map((path) => `<url><loc>${escapeXml(`${publicUrl}${path}`)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** A rule matches every path with its prefix, and a discussion's path may begin like a personal one: hence these endings. */
const toDisallowRules = (path: string) => [`/${path}$`, `/${path}?`, `/${path}/`];

/** Disallows personal pages and names the sitemap. The API stays allowed, since pages load their data from it. */
export function robotsTxt(publicUrl: string): string {
  const rules = personalPaths.flatMap(toDisallowRules);
  return ['User-agent: *', 'Allow: /', ...rules.map((rule) => `Disallow: ${rule}`), '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
}
