/** The nearest-rank quantile: the measured value below which `share` (0 to 1) of the values lie. Throws for no values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(sorted.length * share) - 1))];
  if (value === undefined) throw new Error('Nothing was measured.');
  return value;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return (quantile(sorted, 0.5) + (Number.isInteger(middle) ? (sorted[middle] ?? 0) : quantile(sorted, 0.5))) / 2;
}

/** The slope of the values by least squares. */
export function slope(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const spread = values.reduce((sum, _, index) => sum + (index - middle) ** 2, 0);
  return values.reduce((sum, value, index) => sum + (index - middle) * value, 0) / spread;
}
