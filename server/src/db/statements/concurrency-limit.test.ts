import { createConcurrencyLimit, getConnectionShare } from './concurrency-limit';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Work that the test ends explicitly. */
function open() {
  const limit = createConcurrencyLimit({ parallel: 2, waiting: 2, waitMs: 1000, busy: () => new Error('busy') });
  const ends: (() => void)[] = [];
  const search = (name: string) =>
    limit(
      () =>
        new Promise<string>((resolve) => {
          ends.push(() => resolve(name));
        }),
    );
  return { limit, ends, search };
}

it('runs tasks in order with limited concurrency', async () => {
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

it('rejects at once when the queue is full, and after the time limit in the queue', async () => {
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

it('releases the slot of a failed task', async () => {
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
])('of %i connections a share of %f is %i, and at least one', (connections, share, expected) => {
  expect(getConnectionShare(connections, share)).toBe(expected);
});
