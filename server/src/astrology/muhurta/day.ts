import { indianDate, newDelhi } from '../calendar/almanac';
import { dayParts } from '../calendar/day-parts';
import { lunarMonthAt, type LunarMonth } from '../calendar/lunar-month';
import { solarDay, type Place, type SolarDay, type Span } from '../calendar/solar-day';
import { luminariesAt } from '../sky/luminaries';
import { limbValue } from '../limbs';
import { changesOf, listFreeHours, type Hindrance } from './hours';

/** The values that change within a day and decide its suitability; `tithi` 1 to 30. */
export interface DayLimbs {
  tithi: number;
  nakshatra: number;
  moonSign: number;
  sunSign: number;
  month: LunarMonth;
}

/** The data about a day at a place in India that muhurta needs; limbs at sunrise. Times in milliseconds since 1970 UTC. */
export interface MuhurtaDay extends SolarDay, DayLimbs {
  noon: number;
  place: Place;
  weekday: number;
  yoga: number;
  rahuKalam: Span;
  /** The daylight in parts, each with its limbs. */
  parts: (Span & DayLimbs)[];
  /** The hours Amrit, Shubh and Labh without a hindrance. */
  goodHours: Span[];
  /** The hindrance that took the last good hour; null if there is one. */
  blockedBy: Hindrance | null;
}

const days = new Map<string, MuhurtaDay>();
const maxCached = 400;
const quarterDay = 6 * 3_600_000;
let latestMonth: LunarMonth | undefined;

function monthAt(instant: number): LunarMonth {
  if (!latestMonth || instant < latestMonth.start || instant >= latestMonth.end) latestMonth = lunarMonthAt(instant);
  return latestMonth;
}

function limbsAt(instant: number): DayLimbs & { yoga: number } {
  const at = luminariesAt(instant);
  return {
    tithi: limbValue('tithi', at),
    nakshatra: limbValue('nakshatra', at),
    yoga: limbValue('yoga', at),
    moonSign: limbValue('moonSign', at),
    sunSign: Math.floor(at.sun / 30) + 1,
    month: monthAt(instant),
  };
}

function computeDay(noon: number, place: Place): MuhurtaDay {
  const date = indianDate(noon);
  const weekday = new Date(date).getUTCDay();
  const sun = solarDay(date, place);
  const day = sun ?? {
    date: new Date(date).toISOString().slice(0, 10),
    sunrise: noon - quarterDay,
    sunset: noon + quarterDay,
    nextSunrise: noon + 3 * quarterDay,
  };
  const limbs = limbsAt(day.sunrise);
  let free: ReturnType<typeof listFreeHours> | undefined;
  // Computed lazily: most days are refused before their hours are needed, which cost more than the rest.
  const hoursOf = () => (free ??= listFreeHours(day, weekday));
  let parts: MuhurtaDay['parts'] | undefined;
  return {
    ...day,
    ...limbs,
    noon,
    place,
    weekday,
    rahuKalam: dayParts(day, weekday).rahuKalam,
    get parts() {
      return (parts ??= changesOf(day).map((span) => ({ ...span, ...limbsAt(span.start) })));
    },
    get goodHours() {
      return hoursOf().hours;
    },
    get blockedBy() {
      return hoursOf().blockedBy;
    },
  };
}

/** The day with this noon (IST), computed once: it is the same for everyone at a place, New Delhi by default. */
export function muhurtaDay(noon: number, place: Place = newDelhi): MuhurtaDay {
  const { lat, lng } = place;
  const key = `${noon} ${lat} ${lng}`;
  const known = days.get(key);
  if (known) return known;
  if (days.size >= maxCached) days.clear();
  const day = computeDay(noon, { lat, lng });
  days.set(key, day);
  return day;
}
