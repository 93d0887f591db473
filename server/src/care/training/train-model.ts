import { deflateSync } from 'node:zlib';
import type { CareModel } from '../classifier';
import { featureWeight, softmax } from '../classifier';
import { bucketCount, extractFeatures } from '../features';
import { normalize } from '../normalize';
import { addNoise, addVoice, createRandom, expandTemplate, pick } from './expand-sentences';
import type { Situation } from './read-sentences';

export interface Example {
  features: number[];
  output: number;
}

const epochs = 12;
const rate = 0.6;
const decay = 2e-6;

/** Examples of situations: their sentences, some with voices around them, typed badly, or beside a harmless sentence. */
export function createExamples(situations: readonly Situation[], outputs: readonly string[], seed: number): Example[] {
  const random = createRandom(seed);
  const plain = situations.filter(({ output }) => output === 'none');
  const toExample = (text: string, output: string): Example => ({
    features: extractFeatures(normalize(text)),
    output: outputs.indexOf(output),
  });
  return situations.flatMap(({ output, template }) => {
    const most = output === 'none' ? 64 : 18;
    return expandTemplate(template, most, random).flatMap((sentence) => {
      const examples = [toExample(sentence, output)];
      if (random() < 0.4) examples.push(toExample(addVoice(sentence, random), output));
      if (random() < 0.3) examples.push(toExample(addNoise(sentence, random), output));
      if (random() < 0.2) {
        const [other = ''] = expandTemplate(pick(plain, random).template, 1, random);
        examples.push(toExample(random() < 0.5 ? `${other} ${sentence}` : `${sentence} ${other}`, output));
      }
      return examples;
    });
  });
}

function shuffle<Item>(items: Item[], random: () => number): void {
  for (let index = items.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    [items[index], items[other]] = [items[other] as Item, items[index] as Item];
  }
}

/* eslint-disable @typescript-eslint/no-non-null-assertion -- indices of typed arrays, in the innermost loop */
/** Weights of a multinomial logistic regression, by stochastic gradient descent with a rate for each weight (Adagrad). */
export function fit(examples: Example[], size: number, buckets = bucketCount): { weights: Float32Array; bias: number[] } {
  const random = createRandom(7);
  const weights = new Float32Array(buckets * size);
  const squares = new Float32Array(buckets * size).fill(1e-3);
  const bias = new Array<number>(size).fill(0);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(examples, random);
    for (const { features, output } of examples) {
      const factor = featureWeight(features.length);
      const scores = Float64Array.from(bias);
      for (const bucket of features) for (let k = 0; k < size; k += 1) scores[k] = scores[k]! + factor * weights[bucket * size + k]!;
      const errors = softmax(scores);
      errors[output] = errors[output]! - 1;
      for (let k = 0; k < size; k += 1) bias[k] = bias[k]! - 0.01 * errors[k]!;
      for (const bucket of features) {
        for (let k = 0; k < size; k += 1) {
          const error = errors[k]!;
          if (error < 1e-4 && error > -1e-4) continue;
          const at = bucket * size + k;
          const slope = factor * error + decay * weights[at]!;
          squares[at] = squares[at]! + slope * slope;
          weights[at] = weights[at]! - (rate * slope) / Math.sqrt(squares[at]!);
        }
      }
    }
  }
  return { weights, bias };
}

/* eslint-enable @typescript-eslint/no-non-null-assertion */

/** The weights as bytes; small ones become 0, which makes the file compact. */
export function packModel(
  outputs: string[],
  fitted: ReturnType<typeof fit>,
  thresholds: CareModel['thresholds'],
  version: string,
): CareModel {
  const { weights, bias } = fitted;
  const sorted = weights.map(Math.abs).sort();
  const scale = (sorted[Math.floor(sorted.length * 0.9999)] ?? 1) / 127;
  const bytes = Int8Array.from(weights, (weight) => Math.max(-127, Math.min(127, Math.round(weight / scale))));
  return {
    version,
    outputs,
    scale,
    bias: bias.map((value) => Math.round(value * 1e4) / 1e4),
    weights: deflateSync(bytes, { level: 9 }).toString('base64'),
    thresholds,
  };
}
