import { ascendant } from './sky/ascendant';
import { sunTimes } from './calendar/solar-day';
import { civilDay } from './time/civil-time';
import { runningDasha, vimshottari } from './rules/dasha';
import { computeGrahas } from './sky/ephemeris';
import { limbValue } from './limbs';
import { zodiacPoint } from './rules/nakshatra';
import { skyAt } from './sky/sky';
import { isSunUp } from './sky/sun-events';
import type { BirthPanchang, Chart } from './types';

export interface ChartInput {
  /** The instant of birth, as `birthInstant` returns it. */
  utc: Date;
  lat: number;
  lng: number;
  /** The current time, which affects only `current_mahadasha`. */
  now: Date;
  /** Civil date of birth, `YYYY-MM-DD`. */
  localDate: string;
}

/**
 * The birth chart: sidereal (Lahiri), whole-sign houses, mean nodes. Deterministic: the same input gives an equal chart.
 * Throws a RangeError for a place, date or instant that does not exist.
 */
export function computeChart({ utc, lat, lng, now, localDate }: ChartInput): Chart {
  const sky = skyAt(utc);
  const rising = zodiacPoint(ascendant(sky, lat, lng));
  const planets = computeGrahas(sky).map(({ name, longitude, retrograde }) => {
    const point = zodiacPoint(longitude);
    return { name, ...point, house: ((point.sign - rising.sign + 12) % 12) + 1, retrograde };
  });
  const [sun, moon] = planets as [Chart['planets'][number], Chart['planets'][number]];
  const dashas = vimshottari(moon.longitude, utc.getTime());
  return {
    julian_day: utc.getTime() / 86_400_000 + 2_440_587.5,
    utc: utc.toISOString(),
    ayanamsa: sky.ayanamsa,
    ascendant: rising,
    planets,
    rashi: moon.sign,
    nakshatra: moon.nakshatra,
    is_day: isSunUp(sky, sun.longitude, lat, lng),
    dashas,
    current_mahadasha: runningDasha(dashas, now).maha.lord,
    panchang: birthPanchang(localDate, lat, lng, { sun: sun.longitude, moon: moon.longitude }),
  };
}

function birthPanchang(date: string, lat: number, lng: number, at: { sun: number; moon: number }): BirthPanchang {
  const day = civilDay(date);
  const { sunrise } = sunTimes(day, { lat, lng });
  return {
    tithi: limbValue('tithi', at),
    yoga: limbValue('yoga', at),
    karana: limbValue('karana', at),
    weekday: new Date(day).getUTCDay(),
    sunrise: sunrise === null ? null : new Date(sunrise).toISOString(),
  };
}
