import { setTimeout as pause } from 'node:timers/promises';
import { createBlogService } from './service';
import { createWordpressSource } from './wordpress-source';

const url = 'https://cms.example';
const rendered = (text: string) => ({ rendered: text, protected: false });
const wordpressPost = (more: object = {}) => ({
  id: 7,
  slug: 'saturn',
  date: '2026-11-01T09:00:00',
  link: `${url}/2026/saturn/`,
  title: rendered('Saturn&#8217;s <em>year</em>'),
  excerpt: rendered('<p>Slow &amp; sure [&hellip;]</p>'),
  content: rendered(`<p>Hi<script>alert(1)</script> <a href="${url}/jupiter/">J</a> <a href="${url}/wp-content/a.pdf">P</a></p>`),
  featured_media: 9,
  _embedded: { 'wp:featuredmedia': [{ source_url: `${url}/wp-content/a.jpg`, alt_text: 'Rings' }] },
  ...more,
});

const json = (body: unknown, headers: Record<string, string> = {}, status = 200) => Response.json(body, { headers, status });
const first = { page: 1, per_page: 9, order: 'desc', orderby: 'date' } as const;

function open(answer: (address: URL) => Response | Promise<Response>, retryMs = 5000) {
  const asked: string[] = [];
  const failures: unknown[] = [];
  const fetch = async (address: string | URL | Request) => {
    asked.push(String(address));
    return answer(new URL(String(address)));
  };
  const source = createWordpressSource({
    url,
    fetch: fetch as typeof globalThis.fetch,
    freshMs: 1,
    retryMs,
    onFailure: (error) => failures.push(error),
  });
  return { source, asked, failures };
}

it('reads the posts of a WordPress, sanitized, with links to its posts rewritten to this site', async () => {
  const { source, asked } = open(() => json([wordpressPost()], { 'x-wp-total': '12', 'x-wp-totalpages': '2' }));
  expect(await source.list(first)).toEqual({
    total: 12,
    pages: 2,
    posts: [
      {
        id: 7,
        slug: 'saturn',
        date: '2026-11-01T09:00:00',
        title: 'Saturn’s year',
        excerpt: 'Slow & sure…',
        content: `<p>Hi <a href="/blogs/jupiter">J</a> <a href="${url}/wp-content/a.pdf">P</a></p>`,
        media: 9,
        alt: 'Rings',
        picture: `${url}/wp-content/a.jpg`,
      },
    ],
  });
  expect(asked[0]).toContain('/wp-json/wp/v2/posts?page=1&per_page=9&order=desc&orderby=date&_embed=');
});

it.each([
  ['no picture', { featured_media: 0, _embedded: undefined }],
  ['a picture that was deleted', { _embedded: { 'wp:featuredmedia': [{ code: 'rest_post_invalid_id', data: { status: 404 } }] } }],
  ['a picture that is none', { _embedded: { 'wp:featuredmedia': [{ source_url: 'javascript:alert(1)' }] } }],
])('accepts a post with %s', async (_what, more) => {
  const { source } = open(() => json([wordpressPost(more), { id: 'broken' }]));
  const { posts } = await source.list(first);
  expect(posts).toHaveLength(1);
  expect(posts?.[0]).toMatchObject({ media: 0, slug: 'saturn' });
  expect(posts?.[0]).not.toHaveProperty('picture');
});

it('distinguishes a page past the last one from a fault', async () => {
  const { source } = open(() => json({ code: 'rest_post_invalid_page_number', data: { status: 400 } }, {}, 400));
  expect((await source.list({ ...first, page: 99 })).posts).toBeNull();
});

it.each([
  ['HTML for JSON', () => new Response('<html>Briefly unavailable', { headers: { 'content-type': 'text/html' } })],
  ['a fault', () => json({}, {}, 503)],
  ['silence', () => Promise.reject(new DOMException('timed out', 'TimeoutError'))],
])('serves cached answers while the WordPress answers %s, and reports it', async (_what, broken) => {
  let isAway = false;
  const { source, failures } = open(() => (isAway ? broken() : json([wordpressPost()])));
  const before = await source.list(first);
  isAway = true;
  // The entry is stale after a millisecond, which the cache notices in a later turn of the event loop.
  while (failures.length === 0) {
    expect(await source.list(first)).toEqual(before);
    await pause(1);
  }
  expect(await source.list(first)).toEqual(before);
  await expect(source.list({ ...first, page: 2 })).rejects.toMatchObject({ code: 'unavailable' });
});

it('refuses an earlier failure at once, retries in the background, and serves it when available', async () => {
  let fail: (error: Error) => void = () => undefined;
  let answer = async () =>
    new Promise<Response>((_resolve, reject) => {
      fail = reject;
    });
  const { source, asked, failures } = open(() => answer(), 0);
  const firstVisit = source.list(first);
  await pause(1);
  fail(new Error('timed out'));
  await expect(firstVisit).rejects.toMatchObject({ code: 'unavailable' });
  // The WordPress hangs again, but this visitor does not wait for it.
  await expect(source.list(first)).rejects.toMatchObject({ code: 'unavailable' });
  await expect(source.list(first)).rejects.toMatchObject({ code: 'unavailable' });
  expect([asked.length, failures.length]).toEqual([2, 1]);
  fail(new Error('timed out'));
  await pause(1);
  answer = async () => json([wordpressPost()], { 'x-wp-total': '1', 'x-wp-totalpages': '1' });
  await expect(source.list(first)).rejects.toMatchObject({ code: 'unavailable' });
  await pause(1);
  expect((await source.list(first)).total).toBe(1);
});

it('does not retry a failure before its time', async () => {
  const { source, asked } = open(() => json({}, {}, 502), 60_000);
  await expect(source.list(first)).rejects.toMatchObject({ code: 'unavailable' });
  await expect(source.list(first)).rejects.toMatchObject({ code: 'unavailable' });
  expect(asked).toHaveLength(1);
});

it('rewrites the head of the SEO plugin: this site’s addresses, no scripts, no name of the other site', async () => {
  const theirs = [
    '<title>Saturn in 2026 - The CMS</title>',
    '<meta name="description" content="All dates &amp; houses"/>',
    `<link rel="canonical" href="${url}/2026/saturn/"/>`,
    '<meta property="og:site_name" content="The CMS"/>',
    '<script type="application/ld+json">{}</script><meta name="robots" content="noindex"/>',
  ].join('');
  const { source, asked } = open(({ pathname }) =>
    pathname.endsWith('getHead') ? json({ success: true, head: theirs }) : json([wordpressPost()]),
  );
  const blog = createBlogService({ assetsDir: '', publicUrl: 'https://site.example', source });
  const head = await blog.head('/blogs/saturn');
  expect(head).toMatchObject({ title: 'Saturn in 2026', description: 'All dates & houses' });
  expect(head?.head).toContain('<link rel="canonical" href="https://site.example/blogs/saturn"/>');
  expect(head?.head).not.toMatch(/<script|noindex|The CMS|canonical" href="https:\/\/cms/);
  expect(asked.at(-1)).toBe(`${url}/wp-json/rankmath/v1/getHead?url=${encodeURIComponent(`${url}/2026/saturn/`)}`);
});

it('uses title and excerpt without the plugin', async () => {
  const { source } = open(({ pathname }) =>
    pathname.endsWith('getHead') ? json({ code: 'rest_no_route' }, {}, 404) : json([wordpressPost()]),
  );
  const blog = createBlogService({ assetsDir: '', publicUrl: 'https://site.example', source });
  expect(await blog.head('/blogs/saturn')).toMatchObject({ title: 'Saturn’s year', description: 'Slow & sure…' });
});
