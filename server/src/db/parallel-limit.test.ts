import { createParallelLimit, shareOf } from './parallel-limit';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Work that ends when the test says so. */
function open() {
  const limit = createParallelLimit({ parallel: 2, waiting: 2, waitMs: 1000, busy: () => new Error('busy') });
  const ends: (() => void)[] = [];
  const search = (name: string) => limit(() => new Promise<string>((resolve) => { ends.push(() => resolve(name)); }));
  return { limit, ends, search };
}

it('runs a few at a time, and the others in their order', async () => {
  const { ends, search } = open();
  const all = ['a', 'b', 'c', 'd'].map(search);
  await jest.advanceTimersByTimeAsync(0);
  expect(ends).toHaveLength(2);
  ends[0]?.();
  expect(await all[0]).toBe('a');
  await jest.advanceTimersByTimeAsync(0);
  expect(ends).toHaveLength(3);
  ends[2]?.();
  expect(await all[2]).toBe('c');
  await jest.advanceTimersByTimeAsync(0);
  expect(ends).toHaveLength(4);
});

it('refuses at once where too many wait, and after a while who waited for nothing', async () => {
  const { ends, search } = open();
  const [, , third, fourth, fifth] = ['a', 'b', 'c', 'd', 'e'].map((name) => search(name).catch((error: unknown) => error));
  expect(await fifth).toMatchObject({ message: 'busy' });
  await jest.advanceTimersByTimeAsync(1000);
  expect([await third, await fourth]).toMatchObject([{ message: 'busy' }, { message: 'busy' }]);
  ends.forEach((end) => end());
  await jest.advanceTimersByTimeAsync(0);
  const next = search('f');
  await jest.advanceTimersByTimeAsync(0);
  ends.at(-1)?.();
  expect(await next).toBe('f');
});

it('gives the place of a search that failed to the next one', async () => {
  const { limit } = open();
  for (let search = 0; search < 5; search += 1) await expect(limit(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(await limit(async () => 'found')).toBe('found');
});

it.each([
  [20, 0.5, 10],
  [20, 0.15, 3],
  [7, 0.25, 1],
  [2, 0.25, 1],
  [1, 0.5, 1],
])('a kind of work has of %i connections the share %f, which is %i and never none', (connections, share, expected) => {
  expect(shareOf(connections, share)).toBe(expected);
});
