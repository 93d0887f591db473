import { DomainError } from '../../domain-error';

const yearRange = [1900, 2100] as const;

/** Throws `invalid_request` unless `date` (`YYYY-MM-DD`) exists and lies in the years 1900 to 2100. */
export function checkDate(date: string): void {
  const day = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== date)
    throw new DomainError('invalid_request', { field: 'date', message: 'This date does not exist.' });
  if (day.getUTCFullYear() < yearRange[0] || day.getUTCFullYear() > yearRange[1])
    throw new DomainError('invalid_request', { field: 'date', message: `The year must lie between ${yearRange[0]} and ${yearRange[1]}.` });
}
