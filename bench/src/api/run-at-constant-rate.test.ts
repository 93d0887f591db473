import { runAtConstantRate } from './run-at-constant-rate';

test('no call waits for an earlier one', async () => {
  const total = 20;
  const made: number[] = [];
  let release: () => void = () => undefined;
  const allMade = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { latencies } = await runAtConstantRate(
    (index) => {
      made.push(index);
      if (made.length === total) release();
      return allMade;
    },
    { perSecond: 1000, seconds: total / 1000 },
  );
  expect(made).toEqual([...Array(total).keys()]);
  expect(latencies).toHaveLength(total);
});

test('a failed call ends the measurement', async () => {
  let made = 0;
  const measured = runAtConstantRate(
    async () => {
      made += 1;
      throw new Error('refused');
    },
    { perSecond: 1000, seconds: 3600 },
  );
  await expect(measured).rejects.toThrow('refused');
  expect(made).toBeLessThan(3_600_000);
});
