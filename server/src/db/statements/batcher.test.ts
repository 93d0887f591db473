import { createBatcher } from './batcher';

interface Batch {
  items: string[];
  end(results?: (string | Error)[]): void;
  fail(error: Error): void;
}

/** Batches that the test ends explicitly. */
function open({ parallel = 1, most = 10, keyOf }: { parallel?: number; most?: number; keyOf?: (item: string) => string } = {}) {
  const batches: Batch[] = [];
  const ask = createBatcher<string, string>({
    parallel,
    maxItems: most,
    ...(keyOf ? { getKey: keyOf } : {}),
    run: (items) =>
      new Promise((resolve, reject) => {
        batches.push({ items, end: (results = items.map((item) => `${item}!`)) => resolve(results), fail: reject });
      }),
  });
  return { ask, batches, itemsOf: () => batches.map(({ items }) => items) };
}

const settled = () =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

it('runs a single item at once, and items that arrive meanwhile together, each with its own result', async () => {
  const { ask, batches, itemsOf } = open();
  const answers = ['a', 'b', 'c'].map(ask);
  expect(itemsOf()).toEqual([['a']]);
  batches[0]?.end();
  expect(await answers[0]).toBe('a!');
  await settled();
  expect(itemsOf()).toEqual([['a'], ['b', 'c']]);
  batches[1]?.end();
  expect(await Promise.all(answers)).toEqual(['a!', 'b!', 'c!']);
  await settled();
  void ask('d');
  expect(itemsOf()).toEqual([['a'], ['b', 'c'], ['d']]);
});

it('runs a limited number of batches of limited size, in order', async () => {
  const { ask, batches, itemsOf } = open({ parallel: 2, most: 2 });
  ['a', 'b', 'c', 'd', 'e', 'f'].forEach((item) => void ask(item));
  expect(itemsOf()).toEqual([['a'], ['b']]);
  batches[1]?.end();
  await settled();
  expect(itemsOf()).toEqual([['a'], ['b'], ['c', 'd']]);
  batches[0]?.end();
  await settled();
  expect(itemsOf()).toEqual([['a'], ['b'], ['c', 'd'], ['e', 'f']]);
});

it('keeps items of one key in separate batches, and lets others overtake them', async () => {
  const { ask, batches, itemsOf } = open({ keyOf: (item) => item[0] ?? '' });
  ['x', 'a1', 'a2', 'b1', 'a3', 'c1'].forEach((item) => void ask(item));
  for (let batch = 0; batch < 3; batch += 1) {
    batches[batch]?.end();
    await settled();
  }
  expect(itemsOf()).toEqual([['x'], ['a1', 'b1', 'c1'], ['a2'], ['a3']]);
});

it('fails the item with an error, all items of a failed batch, and continues', async () => {
  const { ask, batches } = open();
  const answers = Promise.allSettled(['a', 'b', 'c'].map(ask));
  batches[0]?.fail(new Error('lost'));
  await settled();
  batches[1]?.end(['b!', new Error('refused')]);
  expect(await answers).toMatchObject([{ reason: { message: 'lost' } }, { value: 'b!' }, { reason: { message: 'refused' } }]);
  await settled();
  const next = ask('d');
  batches[2]?.end();
  expect(await next).toBe('d!');
});
