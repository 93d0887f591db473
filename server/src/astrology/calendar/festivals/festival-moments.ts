import type { AlmanacDay } from '../almanac';
import { daylight, divide, night, overlap, type Span } from '../solar-day';

const minute = 60_000;

type MomentName =
  'sunrise' | 'midday' | 'purvahna' | 'madhyahna' | 'aparahna' | 'sunset' | 'pradosha' | 'nishita' | 'moonrise' | 'arunodaya';

/** The part of a day that must contain a tithi: an instant, or a span of time. */
const moments: Record<MomentName, (day: AlmanacDay) => Span | number | null> = {
  sunrise: ({ sunrise }) => sunrise,
  midday: ({ sunrise, sunset }) => (sunrise + sunset) / 2,
  purvahna: (day) => divide(daylight(day), 2, 0),
  madhyahna: (day) => divide(daylight(day), 5, 2),
  aparahna: (day) => divide(daylight(day), 5, 3),
  sunset: ({ sunset }) => sunset,
  pradosha: (day) => divide(night(day), 5, 0),
  nishita: (day) => divide(night(day), 15, 7),
  moonrise: (day) => day.moonrise(),
  arunodaya: ({ sunrise }) => ({ start: sunrise - 96 * minute, end: sunrise }),
};

/** The span of a moment that is not an instant. */
export const spanOf = (name: 'aparahna' | 'pradosha' | 'nishita' | 'purvahna', day: AlmanacDay): Span => moments[name](day) as Span;

export const contains = ({ start, end }: Span, instant: number): boolean => start <= instant && instant < end;

/** The share of the moment that a tithi covers, 0 to 1; 0 or 1 for an instant. */
export function shareOf(name: MomentName, day: AlmanacDay, tithi: Span): number {
  const moment = moments[name](day);
  if (moment === null) return 0;
  if (typeof moment === 'number') return contains(tithi, moment) ? 1 : 0;
  return overlap(moment, tithi) / (moment.end - moment.start);
}

/** The length of a moment in milliseconds; Infinity for an instant. */
export function lengthOf(name: MomentName, day: AlmanacDay): number {
  const moment = moments[name](day);
  return moment === null || typeof moment === 'number' ? Infinity : moment.end - moment.start;
}

export const holdsSunrise = (day: AlmanacDay, tithi: Span): boolean => contains(tithi, day.sunrise);
export const holdsInstant = ({ sunrise, nextSunrise }: AlmanacDay, instant: number): boolean =>
  contains({ start: sunrise, end: nextSunrise }, instant);

/** `ghati18`: the day in which the tithi begins, if within 18 ghatis of sunrise. */
export type Moment = MomentName | 'ghati18';
