import { escapeHtml } from './wordpress';

export interface HeadTags {
  title: string;
  description: string;
  path: string;
  image?: string | undefined;
  type: 'article' | 'website';
}

export const listHead: HeadTags = {
  title: 'Chat with Astra',
  path: '/blogs',
  type: 'website',
  description: 'How charts are worked out, what they can say and what they cannot.',
};

/** The path of an address of any host, without a trailing slash; empty if invalid. */
export function parsePath(url: string): string {
  const base = 'http://site.invalid';
  return URL.canParse(url, base) ? new URL(url, base).pathname.replace(/\/+$/, '') : '';
}

/** Head tags in RankMath's format, with this site's addresses; a picture may be on another host. */
export function renderTags({ title, description, path, image, type }: HeadTags, publicUrl: string): string {
  const address = escapeHtml(publicUrl + path);
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}"/>`,
    '<meta name="robots" content="index, follow"/>',
    `<link rel="canonical" href="${address}"/>`,
    `<meta property="og:type" content="${type}"/>`,
    `<meta property="og:title" content="${escapeHtml(title)}"/>`,
    `<meta property="og:description" content="${escapeHtml(description)}"/>`,
    `<meta property="og:url" content="${address}"/>`,
    ...(image === undefined ? [] : [`<meta property="og:image" content="${escapeHtml(new URL(image, publicUrl).href)}"/>`]),
  ].join('\n');
}
