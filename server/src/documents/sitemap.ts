import type { RouteEntry } from '@oracle-astra/shared/contract';
import { staticPathOf, signs, siteRoutes } from '@oracle-astra/shared/contract';

/** Pages that are a person's own, or a step of something under way; what lies below each of them too. */
const personalPaths = [
  'create-kundli', 'chats', 'chatsceleb', 'daily-prediction', 'balance', 'payment', 'my-active-plans', 'profile',
  'notifications', 'forum/create', 'forum/edit-post', 'delete-account',
] as const;

const isPersonal = (path: string) => personalPaths.some((own) => path === own || path.startsWith(`${own}/`));

const xmlEntities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const escapeXml = (text: string) => text.replace(/[&<>"']/g, (mark) => xmlEntities[mark] ?? mark);

/** A sitemap of the public pages of the route tables, the horoscopes and `others`, which begin with a slash. */
export function sitemapXml(publicUrl: string, routes: readonly RouteEntry[], extraPaths: readonly string[]): string {
  const pages = routes.flatMap(({ path }) => staticPathOf(path) ?? []).filter((address) => !isPersonal(address.slice(1)));
  const addresses = new Set([...pages, ...signs.map((sign) => siteRoutes.horoscope(sign)), ...extraPaths]);
  const entries = [...addresses].map((address) => `<url><loc>${escapeXml(`${publicUrl}${address}`)}</loc></url>`);
  return ['<?xml version="1.0" encoding="UTF-8"?>', '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">', ...entries, '</urlset>', ''].join('\n');
}

/** A rule fits every address that begins so, and a discussion's may begin as a personal page's does: hence the ends. */
const toDisallowRules = (path: string) => [`/${path}$`, `/${path}?`, `/${path}/`];

/** Lets robots read all but personal pages, and names the sitemap. The API stays open: pages are made from it. */
export function robotsTxt(publicUrl: string): string {
  const closed = personalPaths.flatMap(toDisallowRules);
  return ['User-agent: *', 'Allow: /', ...closed.map((rule) => `Disallow: ${rule}`), '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
}
