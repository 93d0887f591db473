import { Body, Observer, SearchRiseSet } from 'astronomy-engine';
import { civilDay, clockHour } from './civil-time';
import { limbAt } from './limbs';
import { skyAt } from './sky';
import { sunEvent } from './sun-events';
import type { Panchang } from './types';

const hour = 3_600_000;

/** Which eighth of the day from sunrise to sunset is rahu kalam, Sunday first, counted from 0. */
const rahuEighth = [7, 1, 6, 4, 5, 3, 2];

const iso = (instant: number | null) => (instant === null ? null : new Date(instant).toISOString());

function moonrise(from: number, to: number, lat: number, lng: number): number | null {
  const found = SearchRiseSet(Body.Moon, new Observer(lat, lng, 0), 1, new Date(from), (to - from) / (24 * hour));
  return found && Math.round(found.date.getTime() / 1000) * 1000;
}

function rahuKalam(weekday: number, sunrise: number | null, sunset: number | null): Panchang['rahu_kalam'] {
  if (sunrise === null || sunset === null) return null;
  const eighth = (sunset - sunrise) / 8;
  const start = sunrise + eighth * (rahuEighth[weekday] as number);
  const [from, to] = [start, start + eighth].map((instant) => new Date(Math.round(instant / 1000) * 1000).toISOString());
  return { start: from as string, end: to as string };
}

/**
 * The panchang of a civil date in the time zone of the place: the limbs at sunrise (at 06:00 local time if
 * the Sun does not rise), each with its end; moonrise is null on days on which the Moon does not rise.
 * @param input `date` as YYYY-MM-DD; `lat` and `lng` in degrees. Throws a RangeError for anything else.
 */
export function panchangOf({ date, lat, lng }: { date: string; lat: number; lng: number }): Panchang {
  const day = civilDay(date);
  const noon = clockHour(day, 12, lat, lng);
  const weekday = new Date(day).getUTCDay();
  const sunrise = sunEvent(-1, noon, lat, lng);
  const sunset = sunEvent(1, noon, lat, lng);
  const sky = skyAt(new Date(sunrise ?? noon - 6 * hour));
  return {
    date,
    tithi: limbAt('tithi', sky),
    nakshatra: limbAt('nakshatra', sky),
    yoga: limbAt('yoga', sky),
    karana: limbAt('karana', sky),
    weekday,
    sunrise: iso(sunrise),
    sunset: iso(sunset),
    moonrise: iso(moonrise(clockHour(day, 0, lat, lng), clockHour(day, 24, lat, lng), lat, lng)),
    rahu_kalam: rahuKalam(weekday, sunrise, sunset),
  };
}
