import { inflateSync } from 'node:zlib';
import { extractFeatures } from './features';

/** A trained model: one row of weights for each bucket, as bytes, deflated, in base64. */
export interface CareModel {
  version: string;
  /** The outputs in the order of the weights; `none` is harmless. */
  outputs: string[];
  /** What a byte of the weights stands for. */
  scale: number;
  bias: number[];
  weights: string;
  /** Score from which care is given, found on sentences that were kept out of training. */
  thresholds: { despair: number; danger: number; matter: number };
}

/** Probabilities of the outputs in their order; they add up to 1. */
export type Classify = (words: readonly string[]) => Float64Array;

export function softmax(scores: Float64Array): Float64Array {
  const highest = scores.reduce((most, score) => Math.max(most, score), -Infinity);
  const powers = scores.map((score) => Math.exp(score - highest));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

/** Features of a model with fewer buckets, each once. */
export const foldBuckets = (features: readonly number[], buckets: number): number[] => [...new Set(features.map((each) => each % buckets))];

/** Long texts have many features, of which few matter: their weights are added with this factor. */
export const featureWeight = (count: number): number => 1 / Math.sqrt(Math.max(count, 1));

/** Classifies by a model; one with fewer buckets than there are features shares them. */
export function createClassifier({ outputs, scale, bias, weights }: Pick<CareModel, 'outputs' | 'scale' | 'bias' | 'weights'>): Classify {
  const bytes = inflateSync(Buffer.from(weights, 'base64'));
  const table = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);
  const buckets = table.length / outputs.length;
  return (words) => {
    const features = foldBuckets(extractFeatures(words), buckets);
    const factor = featureWeight(features.length) * scale;
    const scores = Float64Array.from(bias);
    for (const bucket of features) {
      const row = bucket * outputs.length;
      for (let output = 0; output < outputs.length; output += 1) {
        scores[output] = (scores[output] ?? 0) + factor * (table[row + output] ?? 0);
      }
    }
    return softmax(scores);
  };
}
