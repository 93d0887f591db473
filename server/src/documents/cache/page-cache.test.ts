import { pageTtlMs, createPageCache } from './page-cache';

interface Page {
  text: string;
  isForAll: boolean;
}

const onLookup = jest.fn();
const onBuild = jest.fn();
beforeEach(() => {
  onLookup.mockReset();
  onBuild.mockReset();
});

const open = (maxSize = 100) =>
  createPageCache<Page>({ maxSize, sizeOf: ({ text }) => text.length, isForAll: ({ isForAll }) => isForAll, onLookup });
const results = () => onLookup.mock.calls.flat();

/** Builds a page with the number of pages built so far. */
const page =
  (part: Partial<Page> = {}) =>
  async (): Promise<Page> => {
    onBuild();
    return { text: `page ${onBuild.mock.calls.length}`, isForAll: true, ...part };
  };

it('returns a cached page, and another one under another key', async () => {
  const cache = open();
  const texts = [];
  for (const key of ['/forum', '/forum', '/blogs']) texts.push((await cache.get(key, page())).page.text);
  expect(texts).toEqual(['page 1', 'page 1', 'page 2']);
  expect(results()).toEqual(['miss', 'hit', 'miss']);
});

it('builds a page once for all requests that wait for it', async () => {
  const cache = open();
  const all = await Promise.all(Array.from({ length: 5 }, () => cache.get('/forum', page())));
  expect(new Set(all.map(({ page: { text }, age }) => `${text} ${age}`))).toEqual(new Set(['page 1 0']));
  expect(results()).toEqual(['miss', 'shared', 'shared', 'shared', 'shared']);
});

it('caches no page that is not for everyone', async () => {
  const cache = open();
  await cache.get('/forum', page({ isForAll: false }));
  expect((await cache.get('/forum', page())).page.text).toBe('page 2');
});

it('caches no failure: all waiting requests get it, and the next one tries again', async () => {
  const cache = open();
  const fail = () => Promise.reject(new Error('no page'));
  const both = await Promise.allSettled([cache.get('/forum', fail), cache.get('/forum', fail)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect((await cache.get('/forum', page())).page.text).toBe('page 1');
});

it('evicts the least recently used page when it is full', async () => {
  const cache = open(20);
  const long = { text: 'x'.repeat(9) };
  await cache.get('/one', page(long));
  await cache.get('/two', page(long));
  await cache.get('/one', page(long));
  await cache.get('/three', page(long));
  onLookup.mockClear();
  await cache.get('/one', page(long));
  await cache.get('/two', page(long));
  expect(results()).toEqual(['hit', 'miss']);
});

it('builds a page once at a time even without a cache', async () => {
  const cache = open(0);
  await Promise.all([cache.get('/forum', page()), cache.get('/forum', page())]);
  await cache.get('/forum', page());
  expect(results()).toEqual(['miss', 'shared', 'miss']);
});

describe('expiry', () => {
  beforeEach(() => {
    // lru-cache captures `performance` when it is loaded.
    jest.useFakeTimers({ doNotFake: ['performance'] });
    jest.spyOn(performance, 'now').mockImplementation(() => Date.now());
  });
  afterEach(() => jest.useRealTimers());

  it('returns a page’s age, and builds it again after its TTL', async () => {
    const cache = open();
    await cache.get('/forum', page());
    jest.advanceTimersByTime(pageTtlMs - 500);
    const { page: cached, age } = await cache.get('/forum', page());
    expect(cached.text).toBe('page 1');
    expect(age).toBe(pageTtlMs - 500);
    jest.advanceTimersByTime(501);
    expect((await cache.get('/forum', page())).page.text).toBe('page 2');
  });

  it('counts the TTL from when a page was built, however often it is requested', async () => {
    const cache = open();
    await cache.get('/forum', page());
    for (let request = 0; request < 3; request += 1) {
      jest.advanceTimersByTime(pageTtlMs / 3 + 1);
      await cache.get('/forum', page());
    }
    expect(onBuild).toHaveBeenCalledTimes(2);
  });
});
