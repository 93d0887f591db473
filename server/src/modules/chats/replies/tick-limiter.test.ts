import { createTickLimiter } from './tick-limiter';

const loop = () =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

it('resolves a few callers per turn in order, and runs other work between them', async () => {
  const nextTick = createTickLimiter(2);
  const begun: string[] = [];
  const all = ['a', 'b', 'c', 'd', 'e'].map((name) => nextTick().then(() => begun.push(name)));
  expect(begun).toEqual([]);
  await loop();
  expect(begun).toEqual(['a', 'b']);
  await loop();
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
  await Promise.all(all);
  expect(begun).toEqual(['a', 'b', 'c', 'd', 'e']);
});

it('starts again after all have run', async () => {
  const nextTick = createTickLimiter(2);
  await nextTick();
  await Promise.all([nextTick(), nextTick(), nextTick()]);
});
