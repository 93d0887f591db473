import { siteRoutes } from '@oracle-astra/shared/contract';
import { sitemapXml } from '../../documents/routes/sitemap';
import { rssFeed } from './feed';
import { postJson } from './wordpress';
import { createWordpressSource } from './wordpress-source';

const url = 'https://cms.example';
const site = 'https://site.example';
const slug = 'शनि-की-साढ़ेसाती';
/** Like WordPress' answers for slugs and addresses in other scripts. */
const encoded = encodeURIComponent(slug).toLowerCase();
const rendered = (text: string) => ({ rendered: text });
const answer = {
  id: 7,
  slug: encoded,
  date: '2026-11-01T09:00:00',
  link: `${url}/${encoded}/`,
  title: rendered('शनि'),
  excerpt: rendered(''),
  content: rendered(`<p><a href="${url}/${encoded}/">शनि</a></p>`),
  featured_media: 0,
};

it('encodes a slug of another script once, in links, feed and sitemap alike', async () => {
  const fetch = async () => Response.json([answer], { headers: { 'x-wp-total': '1', 'x-wp-totalpages': '1' } });
  const source = createWordpressSource({
    url,
    fetch: fetch as typeof globalThis.fetch,
    freshMs: 1,
    retryMs: 1,
    onFailure: () => undefined,
  });
  const { posts } = await source.list({ page: 1, per_page: 9, order: 'desc', orderby: 'date' });
  const [post] = posts!;
  const address = `/blogs/${encodeURIComponent(slug)}`;
  expect(post?.slug).toBe(slug);
  expect(siteRoutes.blog(post!.slug)).toBe(address);
  expect(post?.content).toContain(`href="${address}"`);
  expect(postJson(post!, false).link).toBe(address);
  expect(rssFeed(posts!, site, '/feed.xml')).toContain(`<link>${site}${address}</link>`);
  expect(sitemapXml(site, [], [siteRoutes.blog(post!.slug)], { locale: 'en', languages: ['en', 'hi'] })).toContain(
    `<loc>${site}${address}</loc>`,
  );
});
