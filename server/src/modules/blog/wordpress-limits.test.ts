import { createWordpressSource } from './wordpress-source';

const first = { page: 1, per_page: 9, order: 'desc', orderby: 'date' } as const;
const rendered = (text: string) => ({ rendered: text });
const post = (content = '') => ({
  id: 7,
  slug: 'saturn',
  date: '2026-11-01T09:00:00',
  title: rendered('Saturn'),
  excerpt: rendered(''),
  content: rendered(content),
});

function open(answer: (address: URL) => object[], limits: object) {
  const asked: string[] = [];
  const failures: unknown[] = [];
  const fetch = async (address: string | URL | Request) => {
    asked.push(String(address));
    const posts = answer(new URL(String(address)));
    return Response.json(posts, { headers: { 'x-wp-total': String(posts.length), 'x-wp-totalpages': '1' } });
  };
  const onFailure = (error: unknown) => failures.push(error);
  const source = createWordpressSource({ url: 'https://cms.example', fetch: fetch as typeof globalThis.fetch, onFailure, ...limits });
  return { source, asked, failures };
}

describe('requests with visitors’ input', () => {
  it('do not displace pages and posts, and have a budget', async () => {
    const { source, asked } = open(({ searchParams }) => (searchParams.get('slug')?.startsWith('no-') ? [] : [post()]), {
      freePerMinute: 100,
    });
    const pages = async () => {
      await source.list(first);
      await source.list({ ...first, slug: 'saturn' });
    };
    await pages();
    for (let at = 0; at < 600; at += 1) await source.list({ ...first, slug: `no-${at}` });
    for (let at = 0; at < 100; at += 1) await source.list({ ...first, search: `word ${at}` });
    const before = asked.length;
    await pages();
    expect(asked).toHaveLength(before);
    await expect(source.list({ ...first, search: 'one more' })).rejects.toMatchObject({ code: 'search_busy' });
    expect(asked).toHaveLength(before);
    expect(await source.list({ ...first, search: 'word 99' })).toMatchObject({ total: 1 });
    await source.list({ ...first, page: 2 });
    expect(asked).toHaveLength(before + 1);
  });

  it.each([
    ['pages that do not exist', (at: number) => ({ ...first, page: 1000 + at })],
    ['posts that do not exist', (at: number) => ({ ...first, slug: `no-${at}` })],
  ])('have a budget as %s, while each existing post is still read', async (_name, make) => {
    const doesExist = ({ searchParams }: URL) => searchParams.get('slug')?.startsWith('saturn') ?? searchParams.get('page') === '1';
    const { source, asked } = open((address) => (doesExist(address) ? [post()] : []), { freePerMinute: 10 });
    for (let at = 0; at < 300; at += 1) await source.list({ ...first, slug: `saturn-${at}` });
    const before = asked.length;
    const ask = async () => {
      for (let at = 0; at < 300; at += 1) await source.list(make(at));
    };
    await expect(ask()).rejects.toMatchObject({ code: 'search_busy' });
    expect(asked.length - before).toBe(100);
    expect(await source.list({ ...first, slug: 'saturn-1' })).toMatchObject({ total: 1 });
  });

  it('are refused if the answer is longer than any page', async () => {
    const { source, failures } = open(() => [post('x'.repeat(5000))], { maxBytes: 4000 });
    await expect(source.list(first)).rejects.toMatchObject({ code: 'unavailable' });
    expect(String(failures[0])).toContain('more than 4000 bytes');
  });
});
