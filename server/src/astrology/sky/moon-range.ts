import { luminariesAt } from './luminaries';
import { divisionSign } from '../rules/divisions';
import { isCombust } from '../rules/houses';
import { zodiacPoint } from '../rules/nakshatra';
import { transits } from './transits';
import type { Graha, ZodiacPoint } from '../types';

const moonAt = (instant: number) => luminariesAt(instant).moon;

/** The Moon's longitudes on a date with an unknown time, every hour from the first to the last moment, in degrees. */
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

/** The signs of a graha on a date, in D1 and D9, in order; other facts only if they held from the first moment to the last. */
interface SignsOfDate {
  signs: number[];
  navamshas: number[];
  /** Which part of its nakshatra changed; null if it kept its pada. */
  openStar: 'pada' | 'nakshatra' | null;
  retrograde: boolean;
  keepsMotion: boolean;
  combust: boolean;
}

/** The signs of each graha through the date around a noon (milliseconds since 1970 UTC): more than one if it changed. */
export function signsOfDate(noon: number): (graha: Graha) => SignsOfDate {
  const halfDay = 12 * 3_600_000;
  const moons = moonsOfDate(noon);
  const skies = [noon - halfDay, noon, noon + halfDay].map((at) => transits(new Date(at)));
  return (graha) => {
    const course = skies.flatMap((sky) => sky.filter(({ name }) => name === graha));
    const longitudes = graha === 'Moon' ? moons : course.map(({ longitude }) => longitude);
    const points = longitudes.map(zodiacPoint);
    const isKept = (of: (point: ZodiacPoint) => number) => new Set(points.map(of)).size === 1;
    const retrograde = course.every((each) => each.retrograde);
    return {
      signs: [...new Set(points.map(({ sign }) => sign))],
      navamshas: [...new Set(longitudes.map((longitude) => divisionSign('D9', longitude)))],
      openStar: !isKept(({ nakshatra }) => nakshatra) ? 'nakshatra' : isKept(({ pada }) => pada) ? null : 'pada',
      retrograde,
      keepsMotion: retrograde || course.every((each) => !each.retrograde),
      combust: skies.every((planets) => isCombust({ planets }, graha)),
    };
  };
}
