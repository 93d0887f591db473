import type { FittedTable } from './write-tables';

interface PackOptions {
  outputs: readonly string[];
  buckets: number;
  /** Steps of a weight on either side of 0. */
  steps?: number;
  /** Quantile of the weights that gets the last step; larger weights share it. */
  share?: number;
}

const highestStep = 127;

/* eslint-disable @typescript-eslint/no-non-null-assertion -- indices of typed arrays */
/** Quantizes the weights, one row for each bucket, and drops those that become 0. */
export function packTable(
  { outputs: names, buckets, steps: maxSteps = highestStep, share = 0.999 }: PackOptions,
  weights: Float32Array,
  bias: ArrayLike<number>,
): FittedTable {
  const sorted = weights
    .map(Math.abs)
    .filter((weight) => weight > 0)
    .sort();
  const scale = (sorted[Math.floor(sorted.length * share)] ?? 1) / maxSteps;
  const known = new Uint32Array(buckets / 32);
  const [counts, outputs, steps]: [number[], number[], number[]] = [[], [], []];
  for (let bucket = 0; bucket < buckets; bucket += 1) {
    const before = steps.length;
    for (let output = 0; output < names.length; output += 1) {
      const step = Math.max(-highestStep, Math.min(highestStep, Math.round(weights[bucket * names.length + output]! / scale)));
      if (step === 0) continue;
      outputs.push(output);
      steps.push(step);
    }
    if (steps.length === before) continue;
    known[bucket >>> 5] = known[bucket >>> 5]! | (1 << (bucket & 31));
    counts.push(steps.length - before);
  }
  const rounded = Array.from(bias, (value) => Math.round(value * 1e4) / 1e4);
  return {
    shape: { outputs: [...names], bias: rounded, scale, buckets, rows: counts.length, weights: steps.length },
    columns: { known, counts: Uint8Array.from(counts), outputs: Uint8Array.from(outputs), steps: Int8Array.from(steps) },
  };
}
/* eslint-enable @typescript-eslint/no-non-null-assertion */
