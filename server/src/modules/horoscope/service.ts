import type {
  HoroscopeAreas,
  HoroscopeDay,
  HoroscopeRequest,
  HoroscopeSignsResponse,
  Locale,
  SuccessOf,
} from '@oracle-astra/shared/contract';
import { signs } from '@oracle-astra/shared/contract';
import { LRUCache } from 'lru-cache';
import { indiaMs } from '../../indian-date';
import { transits } from '../../astrology';
import type { GrahaPosition } from '../../astrology';
import { composeHoroscope } from './compose';
import { composePeriod } from './compose-period';
import { composeSigns } from './compose-signs';
import { momentOf } from './moon-days';
import { dayMs } from '../../day';

export interface Horoscope {
  date: string;
  areas: HoroscopeAreas;
  /** For a week or month: its last date, and the mean score of each day. */
  until?: string;
  days?: { date: string; score: number }[];
}
export interface HoroscopeService {
  read(request: HoroscopeRequest, locale: Locale): Horoscope;
  /** A line for each sign. */
  readSigns(when: HoroscopeDay, locale: Locale): Omit<SuccessOf<HoroscopeSignsResponse>, 'status'>;
}

const daysFromToday = { Yesterday: -1, Today: 0, Tomorrow: 1 } as const;
/** A month and the days around it. */
const maxCachedDays = 80;

const toDate = (day: number) => new Date(day * dayMs).toISOString().slice(0, 10);

/** The first and last day, counted from 1970, of the week (from Monday) or the month around a day. */
function findPeriod(when: 'Week' | 'Month', day: number): [first: number, last: number] {
  if (when === 'Week') {
    const monday = day - ((day + 3) % 7);
    return [monday, monday + 6];
  }
  const date = new Date(day * dayMs);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  return [Date.UTC(year, month, 1) / dayMs, Date.UTC(year, month + 1, 0) / dayMs];
}

/** The horoscopes of a sign, for days of India and the sky of their morning. */
export function createHoroscopeService({ clock }: { clock: () => Date }): HoroscopeService {
  const skies = new LRUCache<number, readonly GrahaPosition[]>({ max: maxCachedDays });

  function getSky(day: number): readonly GrahaPosition[] {
    const sky = skies.get(day) ?? transits(momentOf(day));
    skies.set(day, sky);
    return sky;
  }

  const today = () => Math.floor((clock().getTime() + indiaMs) / dayMs);

  return {
    read({ zodiac, when }, locale) {
      const sign = signs.indexOf(zodiac) + 1;
      if (when === 'Week' || when === 'Month') {
        const [first, last] = findPeriod(when, today());
        const days = Array.from({ length: last - first + 1 }, (_, at) => ({ date: toDate(first + at), sky: getSky(first + at) }));
        return { date: toDate(first), until: toDate(last), ...composePeriod({ sign, days, bestCount: when === 'Week' ? 2 : 3, locale }) };
      }
      const day = today() + daysFromToday[when];
      return { date: toDate(day), areas: composeHoroscope({ sign, day, sky: getSky(day), locale }) };
    },

    readSigns(when, locale) {
      const day = today() + daysFromToday[when];
      const moonSign = getSky(day).find(({ name }) => name === 'Moon')?.sign ?? 1;
      return { date: toDate(day), moon_sign: moonSign, signs: composeSigns(moonSign, day, locale) };
    },
  };
}
