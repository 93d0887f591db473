import { bucketCount, featureWeight, softmax } from '../../server/src/tables/table';
import { createRandom } from './expand-sentences';
import { packTable } from './pack-table';
import type { FittedTable } from './write-tables';

export interface Example {
  features: number[];
  /** A class of careClasses, or a kind alone. */
  output: string;
}

const epochs = 8;
const averagedFrom = 3;
const rate = 0.6;
const decay = 1e-3;
/** Smaller errors are not worth an update. */
const minError = 1e-4;

/** Puts items into a random order, in place. */
export function shuffle<Item>(items: Item[], random: () => number): void {
  for (let index = items.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    [items[index], items[other]] = [items[other] as Item, items[index] as Item];
  }
}

interface FitOptions {
  outputs: readonly string[];
  /** The output that an example counts for. */
  outputOf: (example: Example) => string;
  /** A power of 2; by default that of the features. */
  buckets?: number;
  /** Steps of a weight on either side of 0: fewer make a smaller file. */
  steps?: number;
  /** Share of features dropped at random at each step, so that no single word decides. */
  dropout?: number;
}

/* eslint-disable @typescript-eslint/no-non-null-assertion -- indices of typed arrays, in the innermost loop */
/** Fits a multinomial logistic regression by stochastic gradient descent with a rate for each weight (Adagrad). */
export function fitTable(
  examples: readonly Example[],
  { outputs, outputOf, buckets = bucketCount, steps = 127, dropout = 0.4 }: FitOptions,
): FittedTable {
  const random = createRandom(7);
  const size = outputs.length;
  const weights = new Float32Array(buckets * size);
  const squares = new Float32Array(buckets * size).fill(1e-3);
  const sums = new Float32Array(buckets * size);
  const bias = new Array<number>(size).fill(0);
  const rows = examples.map((example) => ({
    features: Uint32Array.from(example.features, (bucket) => bucket % buckets),
    output: outputs.indexOf(outputOf(example)),
  }));
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(rows, random);
    for (const { features, output } of rows) {
      const kept = features.filter(() => random() >= dropout);
      const factor = featureWeight(kept.length);
      const scores = Float64Array.from(bias);
      for (const bucket of kept) for (let k = 0; k < size; k += 1) scores[k] = scores[k]! + factor * weights[bucket * size + k]!;
      const errors = softmax(scores);
      errors[output] = errors[output]! - 1;
      const wrong: number[] = [];
      for (let k = 0; k < size; k += 1) {
        bias[k] = bias[k]! - 0.01 * errors[k]!;
        if (Math.abs(errors[k]!) >= minError) wrong.push(k);
      }
      for (const bucket of kept) {
        for (const k of wrong) {
          const at = bucket * size + k;
          const slope = factor * errors[k]! + decay * weights[at]!;
          squares[at] = squares[at]! + slope * slope;
          weights[at] = weights[at]! - (rate * slope) / Math.sqrt(squares[at]!);
        }
      }
    }
    // The mean of the later epochs' weights is more stable than the last one's.
    if (epoch >= averagedFrom) weights.forEach((weight, at) => (sums[at] = sums[at]! + weight / (epochs - averagedFrom)));
  }
  return packTable({ outputs, buckets, steps }, sums, bias);
}
/* eslint-enable @typescript-eslint/no-non-null-assertion */
