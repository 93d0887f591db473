import { inflateSync } from 'node:zlib';
import type { CareClass, CareKind } from './classes';
import { careKinds, despairClasses, kindOf } from './classes';
import { extractFeatures } from './features';

/** A trained table: one row of weights for each bucket, as bytes, deflated, in base64. */
export interface WeightTable {
  /** The outputs in the order of the weights. */
  outputs: string[];
  /** A power of 2; features beyond it share its buckets. */
  buckets: number;
  /** The value of a byte of the weights. */
  scale: number;
  bias: number[];
  weights: string;
}

/** Two tables: how grave a text is, and which matter it is about. */
export interface CareModel {
  version: string;
  /** Held-out sets that no sentence of its training was near to. */
  apartFrom: string[];
  kinds: WeightTable;
  classes: WeightTable;
  /**
   * Scores from which care is given, and from which somebody is asked whether they are safe (`check`). For despair a short
   * text needs less, and one sentence of a longer text, read without the others, needs more (`part…`).
   */
  thresholds: Record<'check' | 'shortCheck' | 'partCheck' | 'despair' | 'shortDespair' | 'partDespair' | 'danger' | 'matter', number>;
}

/** Probabilities of the kinds, which add up to 1, and the likeliest class of a kind. */
export interface Reading {
  kinds: Record<CareKind, number>;
  classOf: (kind: Exclude<CareKind, 'none'>) => CareClass;
}

/** Buckets of the table of kinds. With 1,048,576 their collisions stop one harmless text in five more at the same despair ([0048](../../../docs/decisions/0048-care-in-two-tables.md)). */
export const kindBuckets = 4_194_304;

export type Classify = (words: readonly string[]) => Reading;

export function softmax(scores: Float64Array): Float64Array {
  const highest = scores.reduce((most, score) => Math.max(most, score), -Infinity);
  const powers = scores.map((score) => Math.exp(score - highest));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

/** Long texts have many features, of which few matter: their weights are added with this factor. */
export const featureWeight = (count: number): number => 1 / Math.sqrt(Math.max(count, 1));

/** Gives the scores of features, in the order of the table's outputs. */
export function readTable({ outputs, buckets, scale, bias, weights }: WeightTable): (features: readonly number[]) => Float64Array {
  const bytes = inflateSync(Buffer.from(weights, 'base64'));
  const table = new Int8Array(bytes.buffer, bytes.byteOffset, buckets * outputs.length);
  return (features) => {
    const factor = featureWeight(features.length) * scale;
    const scores = Float64Array.from(bias);
    for (const bucket of features) {
      const row = (bucket % buckets) * outputs.length;
      for (let output = 0; output < outputs.length; output += 1) {
        scores[output] = (scores[output] ?? 0) + factor * (table[row + output] ?? 0);
      }
    }
    return scores;
  };
}

export function createClassifier({ kinds, classes }: CareModel): Classify {
  const scoreKinds = readTable(kinds);
  const scoreClasses = readTable(classes);
  const order = classes.outputs as CareClass[];
  return (words) => {
    const features = extractFeatures(words, kindBuckets);
    const probabilities = softmax(scoreKinds(features));
    const entries = careKinds.map((kind) => [kind, probabilities[kinds.outputs.indexOf(kind)] ?? 0] as const);
    return {
      kinds: Object.fromEntries(entries) as Record<CareKind, number>,
      classOf(kind) {
        const scores = scoreClasses(features);
        const own = order
          .map((className, index) => ({ className, score: scores[index] ?? 0 }))
          .filter((each) => kindOf(each.className) === kind);
        return own.reduce((best, each) => (each.score > best.score ? each : best), own[0] ?? { className: despairClasses[0], score: 0 })
          .className;
      },
    };
  };
}
