import { luminaries } from './ephemeris';
import { zodiacPoint } from './nakshatra';
import { skyAt } from './sky';

const moonAt = (instant: number) => luminaries(skyAt(new Date(instant))).moon;

/** The Moons of a date whose time is not known, every hour from its first moment to its last; degrees. */
export function moonsOfDate(noon: number): number[] {
  const hour = 3_600_000;
  return Array.from({ length: 25 }, (_, index) => moonAt(noon + (index - 12) * hour));
}

/** Whether the Moon kept its sign, and its nakshatra, through the date around a noon (milliseconds since 1970 UTC). */
export function moonKeeps(noon: number): { sign: boolean; nakshatra: boolean } {
  const points = moonsOfDate(noon).map(zodiacPoint);
  const [first] = points;
  return {
    sign: points.every(({ sign }) => sign === first?.sign),
    nakshatra: points.every(({ nakshatra }) => nakshatra === first?.nakshatra),
  };
}
