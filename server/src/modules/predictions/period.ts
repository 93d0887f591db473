import type { Period } from '@oracle-astra/shared/contract';
import { istDay } from '../../astrologers/vocabulary/days';
import { dayMs } from '../../day';

/** First and last day of a prediction in India, YYYY-MM-DD. */
export interface PeriodDays {
  from: string;
  to: string;
}

const toTime = (day: string) => Date.parse(`${day}T00:00:00Z`);
const toDay = (time: number) => new Date(time).toISOString().slice(0, 10);

export const addDays = (day: string, count: number): string => toDay(toTime(day) + count * dayMs);

/** The same day of a later month, or the last day of a shorter month. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return toDay(Date.UTC(year, month - 1 + count, Math.min(date, lastOfMonth)));
}

/** All days from the first to the last. */
export function listDays({ from, to }: PeriodDays): string[] {
  return Array.from({ length: (toTime(to) - toTime(from)) / dayMs + 1 }, (_, at) => addDays(from, at));
}

/** The days of a new prediction, which begins today. */
export function getPeriodDays(type: Period, now: Date): PeriodDays {
  const from = istDay(now);
  const last: Record<Period, string> = {
    daily: from,
    weekly: addDays(from, 6),
    monthly: addDays(addMonths(from, 1), -1),
    yearly: addDays(addMonths(from, 12), -1),
  };
  return { from, to: last[type] };
}

/** A year as its twelve months, each from the day on which the year begins. */
export function listMonths({ from }: PeriodDays): PeriodDays[] {
  return Array.from({ length: 12 }, (_, at) => ({ from: addMonths(from, at), to: addDays(addMonths(from, at + 1), -1) }));
}
