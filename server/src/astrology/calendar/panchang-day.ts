import { radians } from '../sky/angle';
import { civilDay } from '../time/civil-time';
import { luminariesAt } from '../sky/luminaries';
import type { Limb } from '../types';
import { dayParts, type Choghadiya } from './day-parts';
import { listLimbs } from './limb-spans';
import { eraYears, lunarMonthAt, purnimantaMonth } from './lunar-month';
import { moonEvent } from './moon-events';
import { solarDay, type Place, type SolarDay, type Span } from './solar-day';

type Limbs = Limb[];

/**
 * A day of the almanac from sunrise to the next sunrise; instants in milliseconds since 1970 UTC, each limb with those that
 * follow it within the day. `month` and `purnimanta` 1 (Chaitra) to 12, `sunSign` and `moonSign` 1 to 12 at sunrise,
 * `lit` the lit part of the Moon's disc, 0 to 1.
 */
export interface PanchangDay extends SolarDay {
  weekday: number;
  moonrise: number | null;
  moonset: number | null;
  tithi: Limbs;
  nakshatra: Limbs;
  yoga: Limbs;
  karana: Limbs;
  rahuKalam: Span;
  yamaganda: Span;
  gulika: Span;
  abhijit: Span | null;
  choghadiya: Choghadiya[];
  month: number;
  purnimanta: number;
  isAdhika: boolean;
  vikram: number;
  shaka: number;
  sunSign: number;
  moonSign: number;
  lit: number;
}

/** Throws a RangeError for a date that does not exist and for a place where the Sun does not rise and set on it. */
export function panchangDay(date: string, place: Place): PanchangDay {
  const civil = civilDay(date);
  const day = solarDay(civil, place);
  if (day === null) throw new RangeError('The Sun does not rise and set there on this date.');
  const { sunrise, nextSunrise } = day;
  const weekday = new Date(civil).getUTCDay();
  const limbs = {
    tithi: listLimbs('tithi', sunrise, nextSunrise),
    nakshatra: listLimbs('nakshatra', sunrise, nextSunrise),
    yoga: listLimbs('yoga', sunrise, nextSunrise),
    karana: listLimbs('karana', sunrise, nextSunrise),
  };
  const lunar = lunarMonthAt(sunrise);
  const { sun, moon } = luminariesAt(sunrise);
  return {
    ...day,
    ...limbs,
    ...dayParts(day, weekday),
    ...eraYears(date, lunar.month),
    weekday,
    moonrise: moonEvent(1, sunrise, nextSunrise, place.lat, place.lng),
    moonset: moonEvent(-1, sunrise, nextSunrise, place.lat, place.lng),
    month: lunar.month,
    isAdhika: lunar.isAdhika,
    purnimanta: purnimantaMonth(lunar, limbs.tithi[0]?.value ?? 1),
    sunSign: Math.floor(sun / 30) + 1,
    moonSign: Math.floor(moon / 30) + 1,
    lit: (1 - Math.cos((moon - sun) * radians)) / 2,
  };
}
