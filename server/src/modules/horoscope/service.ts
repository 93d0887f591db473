import type { HoroscopeAreas, HoroscopeRequest, Locale } from '@oracle-astra/shared/contract';
import { signs } from '@oracle-astra/shared/contract';
import { panchangOf, transits } from '../../astrology';
import type { GrahaPosition } from '../../astrology';
import { composeHoroscope } from './compose';

export interface Horoscope {
  date: string;
  areas: HoroscopeAreas;
}
export interface HoroscopeService {
  read(request: HoroscopeRequest, locale: Locale): Horoscope;
}

const delhi = { lat: 28.6139, lng: 77.209 };
const indiaMinutes = 330;
const dayMs = 86_400_000;
const daysFromToday = { Yesterday: -1, Today: 0, Tomorrow: 1 } as const;
const maxCachedDays = 6;

/** The daily horoscope of a sign, for an Indian day and the sky at sunrise in Delhi. */
export function createHoroscopeService({ clock }: { clock: () => Date }): HoroscopeService {
  const skies = new Map<string, readonly GrahaPosition[]>();

  function getSky(date: string): readonly GrahaPosition[] {
    const cached = skies.get(date);
    if (cached !== undefined) return cached;
    const sky = transits(computeSunrise(date));
    if (skies.size >= maxCachedDays) skies.clear();
    skies.set(date, sky);
    return sky;
  }

  return {
    read({ zodiac, when }, locale) {
      const date = toIndianDate(new Date(clock().getTime() + daysFromToday[when] * dayMs));
      const day = Date.parse(`${date}T00:00:00Z`) / dayMs;
      return { date, areas: composeHoroscope({ sign: signs.indexOf(zodiac) + 1, day, sky: getSky(date), locale }) };
    },
  };
}

function computeSunrise(date: string): Date {
  const { sunrise } = panchangOf({ date, ...delhi });
  if (sunrise === null) throw new Error(`No sunrise in Delhi on ${date}.`);
  return new Date(sunrise);
}

function toIndianDate(instant: Date): string {
  return new Date(instant.getTime() + indiaMinutes * 60_000).toISOString().slice(0, 10);
}
