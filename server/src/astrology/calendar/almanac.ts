import { dayMs } from '../time/iso-time';
import { moonEvent } from './moon-events';
import { solarDay, type Place, type SolarDay, type Span } from './solar-day';

/** The place for which festivals are computed. */
export const newDelhi: Place = { lat: 28.6139, lng: 77.209 };
const indiaMs = 330 * 60_000;

/** A day in New Delhi, with moonrise on demand. */
export interface AlmanacDay extends SolarDay {
  moonrise(): number | null;
}

export interface Almanac {
  /** The solar day of a civil date in India, given as UTC midnight. */
  day(date: number): AlmanacDay;
  /** The days, from sunrise to sunrise, that an interval of time touches, and the one before them. */
  daysAround(span: Span): AlmanacDay[];
}

/** The civil date in India of an instant, as UTC midnight, milliseconds since 1970. */
export const indianDate = (instant: number): number => Math.floor((instant + indiaMs) / dayMs) * dayMs;

/** The days of New Delhi, each computed once. */
export function createAlmanac(): Almanac {
  const days = new Map<number, AlmanacDay>();

  function compute(date: number): AlmanacDay {
    const day = solarDay(date, newDelhi);
    if (day === null) throw new Error('The Sun rises in New Delhi on every day.');
    let moonrise: number | null | undefined;
    return {
      ...day,
      moonrise: () => (moonrise ??= moonEvent(1, day.sunrise, day.nextSunrise, newDelhi.lat, newDelhi.lng)),
    };
  }

  function day(date: number): AlmanacDay {
    const known = days.get(date) ?? compute(date);
    days.set(date, known);
    return known;
  }

  return {
    day,
    daysAround({ start, end }) {
      const [first, last] = [indianDate(start) - dayMs, indianDate(end) + dayMs];
      return Array.from({ length: (last - first) / dayMs + 1 }, (_, index) => day(first + index * dayMs)).filter(
        // Arunodaya is in the two hours before sunrise.
        ({ sunrise, nextSunrise }) => nextSunrise > start && sunrise - dayMs / 12 < end,
      );
    },
  };
}
