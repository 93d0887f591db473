import { clocksAt, type PlaceClocks } from './place-clocks';
import { firstInstantOf, offsetAt, readLocalTime } from './time-zone';

export interface BirthMoment {
  /** `DD/MM/YYYY`. */
  dob: string;
  /** `HH:MM`; hour 24 means 00 of the same date, minute 60 means 00 of the same hour. */
  tob: string;
  lat: number;
  lng: number;
  /** Resolves a local time that occurred twice or never: true takes the earlier instant, false the later one. */
  earlier?: boolean;
  /** The clock of a place with two clocks; by default the standard one. */
  clock?: 'standard' | 'local';
}

/** A local time that occurred twice or never and is not resolved by `earlier`. */
interface UnclearInstant {
  came: 'twice' | 'never';
  /** The local times of the two possible instants, in order: `YYYY-MM-DDTHH:MM`. */
  moments: string[];
}

/** `zone` is a name of the tz database or of a city clock. */
export type BirthInstant = { utc: Date; zone: string } | UnclearInstant;

/** The clocks from which the time of a birth may have been read. Throws like `birthInstant`. */
export const clocksOfBirth = ({ dob, tob, lat, lng }: BirthMoment): PlaceClocks => clocksAt(lat, lng, wallTime(dob, tob));

/** The instant of a birth in the time zone of its place. Throws a RangeError for a malformed or non-existent date, time or place. */
export function birthInstant({ dob, tob, lat, lng, earlier, clock = 'standard' }: BirthMoment): BirthInstant {
  const wall = wallTime(dob, tob);
  const { standard, local } = clocksAt(lat, lng, wall);
  const zone = local !== null && clock === 'local' ? local : standard;
  const { came, instants } = readLocalTime(zone, wall);
  if (came !== 'once' && earlier === undefined) return { came, moments: instants.map((instant) => shownAt(zone, instant)) };
  return { utc: new Date(instants.at(earlier === false ? -1 : 0) as number), zone };
}

/** The local time of a zone at an instant, `YYYY-MM-DDTHH:MM`. */
export const shownAt = (zone: string, instant: number) => new Date(instant + offsetAt(zone, instant)).toISOString().slice(0, 16);

/** A birth whose time is not known. */
type BirthDate = Pick<BirthMoment, 'dob' | 'lat' | 'lng'>;

/** Noon of a date at a place, used for an unknown time, with the zone. Throws like `birthInstant`. */
export function noonOfBirth({ dob, lat, lng }: BirthDate): { utc: Date; zone: string } {
  const wall = wallTime(dob, '12:00');
  const { standard: zone } = clocksAt(lat, lng, wall);
  return { utc: new Date(firstInstantOf(zone, wall)), zone };
}

/** The first and the last minute of a date at a place. Throws like `birthInstant`. */
export function endsOfBirthDate({ dob, lat, lng }: BirthDate): [Date, Date] {
  const [first, last] = [wallTime(dob, '00:00'), wallTime(dob, '23:59')];
  const { standard: zone } = clocksAt(lat, lng, first);
  const ends = readLocalTime(zone, last);
  return [new Date(firstInstantOf(zone, first)), new Date((ends.came === 'never' ? ends.instants[0] : ends.instants.at(-1)) as number)];
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
