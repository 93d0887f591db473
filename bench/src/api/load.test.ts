import { load } from './load';

test('every call is made once, and no more run at a time than there are lanes', async () => {
  const made: number[] = [];
  let running = 0;
  let mostAtOnce = 0;
  const { latencies, perSecond } = await load(async (index) => {
    made.push(index);
    running += 1;
    mostAtOnce = Math.max(mostAtOnce, running);
    await new Promise((resolve) => { setImmediate(resolve); });
    running -= 1;
  }, { lanes: 3, seconds: 60, most: 10 });
  expect(made).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect([mostAtOnce, latencies.length]).toEqual([3, 10]);
  expect(perSecond).toBeGreaterThan(0);
});

test('time is a bound too', async () => {
  const { latencies } = await load(() => new Promise((resolve) => { setTimeout(resolve, 5); }), { lanes: 1, seconds: 0.02, most: 1_000_000 });
  expect(latencies.length).toBeGreaterThan(0);
});

test('a call that fails ends the measurement', async () => {
  await expect(load(() => Promise.reject(new Error('refused')), { lanes: 2, seconds: 1, most: 5 })).rejects.toThrow('refused');
});
