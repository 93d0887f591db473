import type { VitalName } from '@oracle-astra/shared/contract';

/** The number of steps in which the value doubles; a quantile is exact within a tenth. */
const stepsPerDoubling = 4;
/** The layout shift has no unit and is far below 1, so it is counted in thousandths. */
const scale = (vital: VitalName) => (vital === 'cls' ? 1000 : 1);

/** About a minute. Larger values are counted with it, so that the number of rows has a limit. */
const maxStep = 64;

/** The step of a value on a logarithmic scale. */
export const toStep = (vital: VitalName, value: number) =>
  Math.min(maxStep, Math.round(stepsPerDoubling * Math.log2(1 + value * scale(vital))));

/** The value of a step. */
export const fromStep = (vital: VitalName, step: number) => (2 ** (step / stepsPerDoubling) - 1) / scale(vital);

/** The 75th percentile; null without visits. `counts` are visits by step. */
export function toPercentile75(vital: VitalName, counts: readonly { step: number; count: number }[]): number | null {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  let seen = 0;
  for (const { step, count } of counts.toSorted((a, b) => a.step - b.step)) {
    seen += count;
    if (seen >= total * 0.75) return fromStep(vital, step);
  }
  return null;
}
