import { featureWeight, softmax } from '../../server/src/tables/table';
import { createRandom } from './expand-sentences';
import { shuffle, type Example } from './fit-table';
import { packTable } from './pack-table';
import type { FittedTable } from './write-tables';

const epochs = 12;
const averagedFrom = 6;
const rate = 0.6;
const decay = 1e-4;
const dropout = 0.3;
/** Smaller errors are not worth an update. */
const minError = 1e-3;

interface Row {
  buckets: Uint32Array;
  output: number;
}

/** The weight of a bucket: higher for rare ones. */
function countRarity(rows: readonly Row[], buckets: number): Float32Array {
  const found = new Float32Array(buckets);
  for (const row of rows) for (const bucket of row.buckets) found[bucket] = (found[bucket] ?? 0) + 1;
  return found.map((count) => Math.log((rows.length + 1) / (count + 1)) / 4);
}

/* eslint-disable @typescript-eslint/no-non-null-assertion -- indices of typed arrays, in the innermost loop */
/**
 * Multinomial logistic regression by Adagrad over many outputs with few sentences each: rare features count more, and
 * the weights are hardly pulled to zero, which care's trainer does and which costs a fifth of the topics here.
 */
export function fitRareTable(
  examples: readonly Example[],
  outputs: readonly string[],
  { buckets, steps }: { buckets: number; steps: number },
): FittedTable {
  const random = createRandom(7);
  const size = outputs.length;
  const weights = new Float32Array(buckets * size);
  const squares = new Float32Array(buckets * size).fill(1e-3);
  const sums = new Float32Array(buckets * size);
  const bias = new Float64Array(size);
  const rows = examples.map((example): Row => ({
    buckets: Uint32Array.from(example.features, (bucket) => bucket % buckets),
    output: outputs.indexOf(example.output),
  }));
  const rarity = countRarity(rows, buckets);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(rows, random);
    for (const row of rows) {
      const kept = row.buckets.filter(() => random() >= dropout);
      const factor = featureWeight(kept.length);
      const scores = Float64Array.from(bias);
      for (const bucket of kept) {
        const weight = factor * rarity[bucket]!;
        for (let k = 0; k < size; k += 1) scores[k] = scores[k]! + weight * weights[bucket * size + k]!;
      }
      const errors = softmax(scores);
      errors[row.output] = errors[row.output]! - 1;
      const wrong: number[] = [];
      for (let k = 0; k < size; k += 1) {
        bias[k] = bias[k]! - 0.01 * errors[k]!;
        if (Math.abs(errors[k]!) >= minError) wrong.push(k);
      }
      for (const bucket of kept) {
        const weight = factor * rarity[bucket]!;
        for (const k of wrong) {
          const at = bucket * size + k;
          const slope = weight * errors[k]! + decay * weights[at]!;
          squares[at] = squares[at]! + slope * slope;
          weights[at] = weights[at]! - (rate * slope) / Math.sqrt(squares[at]!);
        }
      }
    }
    if (epoch >= averagedFrom)
      for (let at = 0; at < sums.length; at += 1)
        sums[at] = sums[at]! + (weights[at]! * rarity[Math.floor(at / size)]!) / (epochs - averagedFrom);
  }
  return packTable({ outputs, buckets, steps, share: 0.9995 }, sums, bias);
}
/* eslint-enable @typescript-eslint/no-non-null-assertion */
