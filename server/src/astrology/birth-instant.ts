import { clocksAt, type PlaceClocks } from './place-clocks';
import { instantsOf } from './time-zone';

export interface BirthMoment {
  /** `DD/MM/YYYY`. */
  dob: string;
  /** `HH:MM`; hour 24 means 00 of the same date, minute 60 means 00 of the same hour. */
  tob: string;
  lat: number;
  lng: number;
  /** Resolves an ambiguous local time: true takes the first instant, false the second. */
  earlier?: boolean;
  /** Which clock was read in a place that kept two: without it the standard one. */
  clock?: 'standard' | 'local';
}

/** `zone` is a name of the tz database or of a city clock. Ambiguous: the local time occurred twice and `earlier` is not set. */
export type BirthInstant = { utc: Date; zone: string } | { ambiguous: true };

/** The clocks from which the time of a birth may have been read. Throws as `birthInstant`. */
export const clocksOfBirth = ({ dob, tob, lat, lng }: BirthMoment): PlaceClocks => clocksAt(lat, lng, wallTime(dob, tob));

/**
 * The instant of a birth in the time zone of its place. A local time that was skipped when clocks were put forward
 * uses the offset before the change. Throws a RangeError for a malformed or non-existent date, time or place.
 */
export function birthInstant({ dob, tob, lat, lng, earlier, clock = 'standard' }: BirthMoment): BirthInstant {
  const wall = wallTime(dob, tob);
  const { standard, local } = clocksAt(lat, lng, wall);
  const zone = local !== null && clock === 'local' ? local : standard;
  const [first, second] = instantsOf(zone, wall);
  if (second !== undefined && earlier === undefined) return { ambiguous: true };
  const chosen = second !== undefined && !earlier ? second : first;
  return { utc: new Date(chosen as number), zone };
}

function wallTime(dob: string, tob: string): number {
  const date = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(dob);
  const time = /^(\d{2}):(\d{2})$/.exec(tob);
  if (!date || !time) throw new RangeError('A birth has its date as DD/MM/YYYY and its time as HH:MM.');
  const [day = 0, month = 0, year = 0] = date.slice(1).map(Number);
  const [hour = 0, minute = 0] = time.slice(1).map(Number);
  if (hour > 24 || minute > 60) throw new RangeError('There is no such time.');
  const midnight = new Date(Date.UTC(year, month - 1, day));
  if (midnight.getUTCDate() !== day || midnight.getUTCMonth() !== month - 1) throw new RangeError('There is no such date.');
  return midnight.getTime() + ((hour % 24) * 60 + (minute % 60)) * 60_000;
}
