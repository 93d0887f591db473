import { siteRoutes } from '@oracle-astra/shared/contract';
import { indiaMs } from '../../indian-date';
import type { Post } from './posts';
import { escapeHtml } from './wordpress';

// Characters that no XML document may have, even escaped.
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/gu;
const escapeXml = (text: string) => escapeHtml(text).replace(forbidden, '');

const toUtc = (date: string) => new Date(Date.parse(`${date}Z`) - indiaMs).toUTCString();

/** An RSS 2.0 feed of posts, the newest first. */
export function rssFeed(posts: readonly Post[], publicUrl: string, feedPath: string): string {
  const items = posts.map((post) => {
    const address = escapeXml(publicUrl + siteRoutes.blog(post.slug));
    return [
      '<item>',
      `<title>${escapeXml(post.title)}</title>`,
      `<link>${address}</link>`,
      `<guid isPermaLink="true">${address}</guid>`,
      `<pubDate>${toUtc(post.date)}</pubDate>`,
      `<description>${escapeXml(post.excerpt)}</description>`,
      '</item>',
    ].join('');
  });
  const [newest] = posts;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    '<title>Oracle &amp; Astra: Blogs</title>',
    `<link>${escapeXml(publicUrl + siteRoutes.blogs())}</link>`,
    '<description>How charts are worked out, what they can say and what they cannot.</description>',
    '<language>en-IN</language>',
    `<atom:link href="${escapeXml(publicUrl + feedPath)}" rel="self" type="application/rss+xml"/>`,
    ...(newest === undefined ? [] : [`<lastBuildDate>${toUtc(newest.date)}</lastBuildDate>`]),
    ...items,
    '</channel></rss>',
    '',
  ].join('\n');
}
