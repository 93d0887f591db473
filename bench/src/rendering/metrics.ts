const findLines = (text: string, name: string) =>
  text.split('\n').filter((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`));
const parseValue = (line: string) => Number(line.slice(line.lastIndexOf(' ') + 1));

/**
 * The value of a metric in the text of `/metrics`, summed over all labels. Throws when the metric is missing.
 */
export function sumMetric(text: string, name: string): number {
  const lines = findLines(text, name);
  if (lines.length === 0) throw new Error(`There is no metric ${name}.`);
  return lines.reduce((sum, line) => sum + parseValue(line), 0);
}

/** The values of a metric, summed by one label; empty when nothing was counted. */
export function sumMetricByLabel(text: string, name: string, label: string): Map<string, number> {
  const sums = new Map<string, number>();
  for (const line of findLines(text, name)) {
    const value = new RegExp(`[{,]${label}="([^"]*)"`).exec(line)?.[1] ?? '';
    sums.set(value, (sums.get(value) ?? 0) + parseValue(line));
  }
  return sums;
}
