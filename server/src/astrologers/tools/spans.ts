import * as z from 'zod/mini';
import { indiaMs } from '../../indian-date';
import { ToolError } from './tool';

const dayMs = 86_400_000;
const maxYears = 60;

const dayOrMonth = z.string().check(z.regex(/^\d{4}-\d{2}(?:-\d{2})?$/u));

/** Arguments of a span of Indian days; a month means all of its days. */
export const spanFields = {
  from: z.optional(dayOrMonth.check(z.describe('First day, YYYY-MM-DD or YYYY-MM; today where it is left out'))),
  to: z.optional(dayOrMonth.check(z.describe('Last day, YYYY-MM-DD or YYYY-MM'))),
};

/** Milliseconds since 1970 UTC. */
export interface Span {
  from: number;
  to: number;
}

/** The first moment in India of a day or month. Throws a ToolError for one that does not exist. */
export function getStart(day: string): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const start = Date.UTC(year, month - 1, date);
  const isReal = new Date(start).getUTCMonth() === month - 1 && month >= 1 && year >= 1900 && year <= 2100;
  if (!isReal) throw new ToolError(`There is no day ${day}.`);
  return start - indiaMs;
}

/** The moment after a day or month in India. */
export function getEnd(day: string): number {
  const start = getStart(day);
  if (day.length > 7) return start + dayMs;
  const [year = 0, month = 1] = day.split('-').map(Number);
  return Date.UTC(year, month, 1) - indiaMs;
}

/** The span of the arguments; without one, `years` from now on. Throws a ToolError if it ends before it begins. */
export function readSpan({ from, to }: { from?: string | undefined; to?: string | undefined }, now: Date, years: number): Span {
  const start = from === undefined ? now.getTime() : getStart(from);
  const end = to === undefined ? (from === undefined ? start + years * 365.25 * dayMs : Math.max(getEnd(from), start + dayMs)) : getEnd(to);
  if (end <= start) throw new ToolError('The span ends before it begins; give "to" after "from".');
  if (end - start > maxYears * 365.25 * dayMs) throw new ToolError(`At most ${maxYears} years at a time.`);
  return { from: start, to: end };
}
