import { indianDate, newDelhi } from '../calendar/almanac';
import { dayParts } from '../calendar/day-parts';
import { lunarMonthAt, type LunarMonth } from '../calendar/lunar-month';
import { solarDay, type Place, type SolarDay, type Span } from '../calendar/solar-day';
import { luminaries } from '../ephemeris';
import { limbValue } from '../limbs';
import { skyAt } from '../sky';
import { freeHours, type Hindrance } from './hours';

/** A day at a place in India as muhurta sees it; limbs at sunrise. `tithi` 1 to 30; times in milliseconds since 1970 UTC. */
export interface MuhurtaDay extends SolarDay {
  noon: number;
  place: Place;
  weekday: number;
  tithi: number;
  nakshatra: number;
  moonSign: number;
  sunSign: number;
  yoga: number;
  month: LunarMonth;
  rahuKalam: Span;
  /** The hours Amrit, Shubh and Labh that nothing speaks against. */
  goodHours: Span[];
  /** What left no good hour; null where there is one. */
  takenBy: Hindrance | null;
}

const days = new Map<string, MuhurtaDay>();
const maxCached = 400;
const quarterDay = 6 * 3_600_000;
let latestMonth: LunarMonth | undefined;

function monthAt(instant: number): LunarMonth {
  if (!latestMonth || instant < latestMonth.start || instant >= latestMonth.end) latestMonth = lunarMonthAt(instant);
  return latestMonth;
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
  const at = luminaries(skyAt(new Date(day.sunrise)));
  let free: ReturnType<typeof freeHours> | undefined;
  // Most days are refused before their hours are asked for, which cost more than the rest.
  const hoursOf = () => (free ??= freeHours(day, weekday));
  return {
    ...day,
    noon,
    place,
    weekday,
    tithi: limbValue('tithi', at),
    nakshatra: limbValue('nakshatra', at),
    yoga: limbValue('yoga', at),
    moonSign: limbValue('moonSign', at),
    sunSign: Math.floor(at.sun / 30) + 1,
    month: monthAt(day.sunrise),
    rahuKalam: dayParts(day, weekday).rahuKalam,
    get goodHours() {
      return hoursOf().hours;
    },
    get takenBy() {
      return hoursOf().takenBy;
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
