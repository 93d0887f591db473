import { firstInstantOf, zoneAt } from './time-zone';

/** A civil date `YYYY-MM-DD` as UTC midnight, milliseconds since 1970. Throws a RangeError for an invalid date. */
export function civilDay(date: string): number {
  const day = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(day) || new Date(day).toISOString().slice(0, 10) !== date) throw new RangeError('A date is given as YYYY-MM-DD.');
  return day;
}

/** The instant of a full hour of local time at a place, in milliseconds since 1970 UTC. */
export function clockHour(day: number, hours: number, lat: number, lng: number): number {
  return firstInstantOf(zoneAt(lat, lng), day + hours * 3_600_000);
}
