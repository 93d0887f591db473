import { dayMs } from '../time/iso-time';
import { listLimbs } from './limb-spans';
import { lunarMonthAt } from './lunar-month';
import type { Span } from './solar-day';

/** A tithi, 1 to 30, in an amanta month, 1 (Chaitra) to 12. */
export interface TithiSpan extends Span {
  tithi: number;
  month: number;
  isAdhika: boolean;
  /** The omitted month that a double one includes. */
  lost: number | null;
}

/** The complete tithis that overlap a span of time, in order. */
export function listTithis({ start, end }: Span): TithiSpan[] {
  const [first, ...limbs] = listLimbs('tithi', start - 2 * dayMs, end);
  let from = Date.parse(first?.ends_at ?? '');
  let lunar = lunarMonthAt(from + 1000);
  return limbs.map(({ value, ends_at }) => {
    // The first tithi of a month begins with its new moon.
    if (value === 1) lunar = lunarMonthAt(from + 60_000);
    const span = { tithi: value, month: lunar.month, isAdhika: lunar.isAdhika, lost: lunar.lost, start: from, end: Date.parse(ends_at) };
    from = span.end;
    return span;
  });
}
