import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastify } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { apiPaths, blogMedia, blogPosts } from '@oracle-astra/shared/contract';
import type { BlogPost } from '@oracle-astra/shared/contract';
import { createTestApp } from '../../testing/test-app';
import { blogRoutes } from './routes';
import { createBlogService } from './service';

const ready = createTestApp();
const get = async (query: string) => (await ready).get(`${apiPaths.posts}${query}`);
const posts = async (query: string) => (await get(query)).json<BlogPost[]>();

it('lists the latest first, with totals in the headers', async () => {
  const reply = await get('?per_page=9&page=1&order=desc&orderby=date');
  const list = reply.json<BlogPost[]>();
  expect(blogPosts.safeParse(list).success).toBe(true);
  expect(list).toHaveLength(9);
  expect(list.map(({ date }) => date)).toEqual(
    list
      .map(({ date }) => date)
      .toSorted()
      .toReversed(),
  );
  expect(Number(reply.headers['x-wp-total'])).toBeGreaterThanOrEqual(10);
  expect(reply.headers['x-wp-totalpages']).toBe(String(Math.ceil(Number(reply.headers['x-wp-total']) / 9)));
});

it('pages do not overlap and together are complete', async () => {
  const total = Number((await get('')).headers['x-wp-total']);
  const slugs = [...(await posts('?per_page=9&page=1')), ...(await posts('?per_page=9&page=2'))].map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(total);
});

it('refuses a page past the end and bad parameters as WordPress does', async () => {
  const past = await get('?per_page=9&page=99');
  expect([past.statusCode, past.json()]).toMatchObject([400, { code: 'rest_post_invalid_page_number', data: { status: 400 } }]);
  for (const query of ['?per_page=0', '?per_page=101', '?page=-1', '?order=up', '?before=yesterday', '?before=%2B275760-09-13T00:00:00Z']) {
    const reply = await get(query);
    expect([query, reply.statusCode, reply.json<{ code: string }>().code]).toEqual([query, 400, 'rest_invalid_param']);
  }
});

it('finds a post by its slug, and nothing by an unknown one', async () => {
  const [post, ...more] = await posts('?slug=thirty-tithis-one-month');
  expect(more).toEqual([]);
  expect(post?.content.rendered).toContain('<h2>How a tithi is found</h2>');
  expect(post?.title.rendered).toBe('Thirty tithis, one month');
  const unknown = await get('?slug=no-such-post');
  expect([unknown.statusCode, unknown.json()]).toEqual([200, []]);
});

it('gives the neighbours of a post by date', async () => {
  const [newest, second, third] = await posts('?per_page=3');
  const previous = await posts(`?before=${second?.date}&per_page=1&order=desc&orderby=date`);
  const next = await posts(`?after=${second?.date}&per_page=1&order=asc&orderby=date`);
  expect(previous[0]?.slug).toBe(third?.slug);
  expect(next[0]?.slug).toBe(newest?.slug);
  expect(await posts(`?after=${newest?.date}&per_page=1&order=asc`)).toEqual([]);
  expect((await posts('?before=2026-09-02T03:30:01Z'))[0]?.date).toBe('2026-09-02T09:00:00');
  expect(await posts('?before=2026-09-02T03:30:00Z')).toEqual([]);
});

it('returns only the requested fields', async () => {
  const [post] = await posts('?per_page=1&_fields=id,slug,title.rendered');
  expect(Object.keys(post ?? {})).toEqual(['id', 'slug', 'title']);
  const [whole] = await posts('?per_page=1&_embed');
  expect(whole).toHaveProperty(['_embedded', 'wp:featuredmedia', 0, 'source_url']);
});

it('has a picture with a text alternative for every post', async () => {
  const { get: ask } = await ready;
  for (const { featured_media: id } of await posts('?per_page=100')) {
    const media = (await ask(`${apiPaths.media}/${id}`)).json<{ source_url: string; alt_text: string }>();
    expect(blogMedia.safeParse(media).success).toBe(true);
    expect(media.alt_text).not.toBe('');
    const picture = await ask(media.source_url);
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  }
  expect((await ask(`${apiPaths.media}/1`)).statusCode).toBe(404);
  expect((await ask(`${apiPaths.media}/x`)).statusCode).toBe(404);
});

it('writes the head of a post and of the list, escaped and with the site’s own address', async () => {
  const { get: ask } = await ready;
  const head = async (url: string) => ask(`${apiPaths.seoHead}?url=${encodeURIComponent(url)}`);
  const post = (await head('https://example.org/blogs/thirty-tithis-one-month/')).json<{ success: boolean; head: string }>();
  expect(post.success).toBe(true);
  expect(post.head).toContain('<link rel="canonical" href="http://localhost:3000/blogs/thirty-tithis-one-month"/>');
  expect((await head('/blogs')).json<{ head: string }>().head).toContain('<title>Chat with Astra</title>');
  for (const unknown of ['/blogs/"><script>', '%', '/blogs/%E0%A4']) expect((await head(unknown)).statusCode).toBe(404);
  expect((await ask(apiPaths.seoHead)).statusCode).toBe(400);
});

it('answers nothing that could run or imitate a part of the page, in any post', async () => {
  const assetsDir = mkdtempSync(join(tmpdir(), 'assets-'));
  mkdirSync(join(assetsDir, 'blog'));
  const words = '<img src=x onerror=alert(1)>';
  writeFileSync(
    join(assetsDir, 'blog/posts.json'),
    JSON.stringify([{ id: 1, slug: 'theirs', date: '2026-03-01T09:00:00', title: words, excerpt: words, media: 2, alt: words }]),
  );
  writeFileSync(
    join(assetsDir, 'blog/theirs.html'),
    `<h2 id="composition">x</h2><a href="/\\evil.test">y</a><a href="#composition">z</a>${words}<script>alert(1)</script>`,
  );
  const app = fastify().setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler);
  await app.register(blogRoutes({ blog: createBlogService({ assetsDir, publicUrl: 'https://site.test' }) }));
  for (const query of ['', '?slug=theirs', '?search=y']) {
    const [post] = (await app.inject(`${apiPaths.posts}${query}`)).json<BlogPost[]>();
    const escaped = '&lt;img src=x onerror=alert(1)&gt;';
    expect([post?.title.rendered, post?.excerpt.rendered]).toEqual([escaped, `<p>${escaped}</p>\n`]);
    expect(post?.content.rendered).toBe('<h2 id="post-composition">x</h2><a>y</a><a href="#post-composition">z</a><img src="/blogs/x">');
  }
  await app.close();
  rmSync(assetsDir, { recursive: true });
});

it('has a feed of the newest posts with this site’s addresses', async () => {
  const reply = await (await ready).get('/blogs/feed.xml');
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8']);
  expect(reply.body).toContain('<link>http://localhost:3000/blogs/thirty-tithis-one-month</link>');
  expect(reply.body).toContain('<pubDate>Wed, 28 Oct 2026 03:30:00 GMT</pubDate>');
});

it('finds the related posts of a post', async () => {
  const { get: ask } = await ready;
  const related = async (slug: string) => (await ask(`${apiPaths.relatedPosts}?slug=${slug}`)).json<BlogPost[]>();
  const found = await related('how-long-a-lagna-lasts');
  expect(found).toHaveLength(3);
  expect(found.map(({ slug }) => slug)).not.toContain('how-long-a-lagna-lasts');
  expect(found[0]).not.toHaveProperty('content');
  expect((await related('rashi-aur-lagna'))[0]?.slug).toBe('adhik-maas-kyon-aata-hai');
  expect(await related('no-such-post')).toEqual([]);
});

it('shows each figure of a post, with a text alternative', async () => {
  const list = await posts('?per_page=100');
  const figures = list.flatMap(({ content }) => [
    ...content.rendered.matchAll(/<img src="([^"]+)" width="640" height="\d+" loading="lazy" alt="([^"]+)">/g),
  ]);
  expect(figures.length).toBeGreaterThanOrEqual(12);
  for (const [, address = '', alt = ''] of figures) {
    expect(alt.length).toBeGreaterThan(40);
    expect([address, (await (await ready).get(address)).statusCode]).toEqual([address, 200]);
  }
});
