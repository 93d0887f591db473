import { rahuKalamOf } from './calendar/day-parts';
import { moonEvent } from './calendar/moon-events';
import { sunTimes } from './calendar/solar-day';
import { civilDay, clockHour } from './time/civil-time';
import { limbAt } from './limbs';
import type { Panchang } from './types';

const iso = (instant: number | null) => (instant === null ? null : new Date(instant).toISOString());

const second = (instant: number) => new Date(Math.round(instant / 1000) * 1000).toISOString();

function rahuKalam(weekday: number, start: number | null, end: number | null): Panchang['rahu_kalam'] {
  if (start === null || end === null) return null;
  const span = rahuKalamOf({ start, end }, weekday);
  return { start: second(span.start), end: second(span.end) };
}

/**
 * The panchang of a civil date in the time zone of the place: the limbs at sunrise (at 06:00 local time if
 * the Sun does not rise), each with its end; moonrise is null on days on which the Moon does not rise.
 * @param input `date` as YYYY-MM-DD; `lat` and `lng` in degrees. Throws a RangeError for anything else.
 */
export function panchangOf({ date, lat, lng }: { date: string; lat: number; lng: number }): Panchang {
  const day = civilDay(date);
  const weekday = new Date(day).getUTCDay();
  const { sunrise, sunset } = sunTimes(day, { lat, lng });
  const at = sunrise ?? clockHour(day, 6, lat, lng);
  return {
    date,
    tithi: limbAt('tithi', at),
    nakshatra: limbAt('nakshatra', at),
    yoga: limbAt('yoga', at),
    karana: limbAt('karana', at),
    weekday,
    sunrise: iso(sunrise),
    sunset: iso(sunset),
    moonrise: iso(moonEvent(1, clockHour(day, 0, lat, lng), clockHour(day, 24, lat, lng), lat, lng)),
    rahu_kalam: rahuKalam(weekday, sunrise, sunset),
  };
}
