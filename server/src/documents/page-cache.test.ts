import { pageTtlMs, createPageCache } from './page-cache';

interface Page {
  text: string;
  isForAll: boolean;
}

const looked = jest.fn();
const made = jest.fn();
beforeEach(() => {
  looked.mockReset();
  made.mockReset();
});

const open = (maxSize = 100) => createPageCache<Page>({ maxSize, sizeOf: ({ text }) => text.length, isForAll: ({ isForAll }) => isForAll, onLookup: looked });
const results = () => looked.mock.calls.flat();

/** Makes a page that tells how many were made. */
const page = (part: Partial<Page> = {}) => async (): Promise<Page> => {
  made();
  return { text: `page ${made.mock.calls.length}`, isForAll: true, ...part };
};

it('shows a page again, and another one under another key', async () => {
  const cache = open();
  const texts = [];
  for (const key of ['/forum', '/forum', '/blogs']) texts.push((await cache.get(key, page())).page.text);
  expect(texts).toEqual(['page 1', 'page 1', 'page 2']);
  expect(results()).toEqual(['miss', 'hit', 'miss']);
});

it('has a page made once for all who ask meanwhile', async () => {
  const cache = open();
  const all = await Promise.all(Array.from({ length: 5 }, () => cache.get('/forum', page())));
  expect(new Set(all.map(({ page: { text }, age }) => `${text} ${age}`))).toEqual(new Set(['page 1 0']));
  expect(results()).toEqual(['miss', 'shared', 'shared', 'shared', 'shared']);
});

it('keeps no page that is not for everyone', async () => {
  const cache = open();
  await cache.get('/forum', page({ isForAll: false }));
  expect((await cache.get('/forum', page())).page.text).toBe('page 2');
});

it('keeps no failure: all who waited are told, the next one tries again', async () => {
  const cache = open();
  const fail = () => Promise.reject(new Error('no page'));
  const both = await Promise.allSettled([cache.get('/forum', fail), cache.get('/forum', fail)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect((await cache.get('/forum', page())).page.text).toBe('page 1');
});

it('holds no more than its bound, and lets go of what was not asked for', async () => {
  const cache = open(20);
  const long = { text: 'x'.repeat(9) };
  await cache.get('/one', page(long));
  await cache.get('/two', page(long));
  await cache.get('/one', page(long));
  await cache.get('/three', page(long));
  looked.mockClear();
  await cache.get('/one', page(long));
  await cache.get('/two', page(long));
  expect(results()).toEqual(['hit', 'miss']);
});

it('without room it still has a page made once at a time', async () => {
  const cache = open(0);
  await Promise.all([cache.get('/forum', page()), cache.get('/forum', page())]);
  await cache.get('/forum', page());
  expect(results()).toEqual(['miss', 'shared', 'miss']);
});

describe('as time goes by', () => {
  beforeEach(() => {
    // The cache holds on to the performance that it found when it was loaded.
    jest.useFakeTimers({ doNotFake: ['performance'] });
    jest.spyOn(performance, 'now').mockImplementation(() => Date.now());
  });
  afterEach(() => jest.useRealTimers());

  it('tells a page’s age, and makes it anew when it was kept long enough', async () => {
    const cache = open();
    await cache.get('/forum', page());
    jest.advanceTimersByTime(pageTtlMs - 500);
    const { page: kept, age } = await cache.get('/forum', page());
    expect(kept.text).toBe('page 1');
    expect(age).toBe(pageTtlMs - 500);
    jest.advanceTimersByTime(501);
    expect((await cache.get('/forum', page())).page.text).toBe('page 2');
  });

  it('counts its time from when it was there, however often it is asked for', async () => {
    const cache = open();
    await cache.get('/forum', page());
    for (let asked = 0; asked < 3; asked += 1) {
      jest.advanceTimersByTime(pageTtlMs / 3 + 1);
      await cache.get('/forum', page());
    }
    expect(made).toHaveBeenCalledTimes(2);
  });
});
