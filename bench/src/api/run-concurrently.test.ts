import { runConcurrently } from './run-concurrently';

test('every call runs once, and no more run at a time than the concurrency allows', async () => {
  const made: number[] = [];
  let running = 0;
  let maxAtOnce = 0;
  const { latencies, perSecond } = await runConcurrently(
    async (index) => {
      made.push(index);
      running += 1;
      maxAtOnce = Math.max(maxAtOnce, running);
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
      running -= 1;
    },
    { concurrency: 3, seconds: 60, maxCalls: 10 },
  );
  expect(made).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect([maxAtOnce, latencies.length]).toEqual([3, 10]);
  expect(perSecond).toBeGreaterThan(0);
});

test('stops after the given time', async () => {
  const { latencies } = await runConcurrently(
    () =>
      new Promise((resolve) => {
        setTimeout(resolve, 5);
      }),
    { concurrency: 1, seconds: 0.02, maxCalls: 1_000_000 },
  );
  expect(latencies.length).toBeGreaterThan(0);
});

test('a failed call ends the measurement', async () => {
  await expect(runConcurrently(() => Promise.reject(new Error('refused')), { concurrency: 2, seconds: 1, maxCalls: 5 })).rejects.toThrow(
    'refused',
  );
});
