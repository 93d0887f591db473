import { DomainError } from '../../domain-error';

const yearRange = [1900, 2100] as const;
const indiaMs = 330 * 60_000;

/** The date in India, `YYYY-MM-DD`. */
export const indianToday = (now: Date): string => new Date(now.getTime() + indiaMs).toISOString().slice(0, 10);

/** Throws `invalid_request` unless `date` (`YYYY-MM-DD`) exists and lies in the years 1900 to 2100. */
export function checkDate(date: string): void {
  const day = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== date)
    throw new DomainError('invalid_request', { field: 'date', message: 'This date does not exist.' });
  if (day.getUTCFullYear() < yearRange[0] || day.getUTCFullYear() > yearRange[1])
    throw new DomainError('invalid_request', { field: 'date', message: `The year must lie between ${yearRange[0]} and ${yearRange[1]}.` });
}
