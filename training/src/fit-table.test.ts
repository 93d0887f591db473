import { readTables, softmax } from '../../server/src/tables/table';
import { fitRareTable } from './fit-rare-table';
import { fitTable, type Example } from './fit-table';
import { writeTables } from './write-tables';

/** Every line of rain has the feature 1 and 10 more, every line of sun 2 and the same 10. */
const examples = Array.from({ length: 60 }, (_, line): Example => {
  const isRain = line % 2 === 0;
  return { features: [isRain ? 1 : 2, ...Array.from({ length: 10 }, (__, at) => 50 + at)], output: isRain ? 'rain' : 'sun' };
});
const outputs = ['rain', 'sun'];
const write = () =>
  writeTables(
    'hash',
    { version: '1' },
    {
      few: fitTable(examples, { outputs, outputOf: ({ output }) => output, buckets: 1024, steps: 40 }),
      rare: fitRareTable(examples, outputs, { buckets: 256, steps: 40 }),
    },
  );
const read = () => readTables<'few' | 'rare', { version: string }>(write());

it('is the same after writing and reading, with its settings and predictions', () => {
  const { tables, settings, inputs } = read();
  expect({ settings, inputs }).toEqual({ settings: { version: '1' }, inputs: 'hash' });
  for (const table of [tables.few, tables.rare]) {
    const rainOf = (features: number[]) => softmax(table.score(features))[table.outputs.indexOf('rain')] ?? NaN;
    expect(rainOf([1, 50, 51])).toBeGreaterThan(0.7);
    expect(rainOf([2, 50, 51])).toBeLessThan(0.3);
  }
});

it('writes the same file twice', () => {
  expect(write().equals(write())).toBe(true);
});

it('has no weights for features without lines', () => {
  const { few } = read().tables;
  expect(few.score([777])).toEqual(few.score([778]));
  expect(few.score([1])).not.toEqual(few.score([777]));
});

it('finds a feature whose hash is wider than the buckets, up to 32 bits', () => {
  const { few, rare } = read().tables;
  expect([few.score([1024 + 1]), few.score([4_294_966_273])]).toEqual([few.score([1]), few.score([1])]);
  expect(rare.score([256 + 2])).toEqual(rare.score([2]));
});
