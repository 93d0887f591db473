import { toLocal, period, type Period } from './periods';
import { at, dayMs, formatTime, type BilingualText, type Today } from './spans';

/** A part of a span as shares of it. */
const shares: Record<string, readonly [number, number]> = {
  firstHalf: [0, 1 / 2],
  secondHalf: [1 / 2, 1],
  firstQuarter: [0, 1 / 4],
  secondQuarter: [1 / 4, 1 / 2],
  thirdQuarter: [1 / 2, 3 / 4],
  fourthQuarter: [3 / 4, 1],
  start: [0, 1 / 3],
  middle: [1 / 3, 2 / 3],
  end: [2 / 3, 1],
};
const weeks: Record<string, number> = { firstWeek: 0, secondWeek: 1, thirdWeek: 2, fourthWeek: 3 };

/** "First week", "second half" or "end" of a period; null if it has no such part. */
export function getPart(part: string, whole: Period, { start }: Pick<Today, 'start'>): Period | null {
  const text = formatTime(part, whole.noun);
  const noun: BilingualText = [text[0].replace(/^(?:in|at) /u, ''), text[1].replace(/ में$/u, '')];
  const share = shares[part];
  // A part of the current year is counted from its beginning.
  const first = whole.from === start && whole.unit === 'year' ? at(toLocal(start).getUTCFullYear(), 0) : whole.from;
  if (share !== undefined) {
    if (whole.unit === 'day' || whole.unit === 'week') return null;
    // Halves and quarters of a year begin with months.
    const isYear = whole.unit === 'year' && whole.to - first > 300 * dayMs;
    const year = toLocal(whole.to - dayMs).getUTCFullYear();
    const edge = (of: number) => (isYear ? at(year, Math.round(of * 12)) : first + Math.round((of * (whole.to - first)) / dayMs) * dayMs);
    return period(edge(share[0]), edge(share[1]), 'span', noun, text);
  }
  if (whole.unit !== 'month') return null;
  const month = toLocal(whole.to - dayMs);
  const monthFrom = at(month.getUTCFullYear(), month.getUTCMonth());
  const from = part === 'lastWeek' ? whole.to - 7 * dayMs : monthFrom + (weeks[part] ?? 0) * 7 * dayMs;
  return period(from, part === 'fourthWeek' ? whole.to : from + 7 * dayMs, 'week', noun, text);
}
