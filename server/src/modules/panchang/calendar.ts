import { LRUCache } from 'lru-cache';
import type { CalendarFestival, CalendarPlace, Locale, PanchangDay } from '@oracle-astra/shared/contract';
import { festivalsOfMonth, panchangDay, sunriseLimbs, type Festival } from '../../astrology';
import { DomainError } from '../../domain-error';
import { describePlace } from '../places/describe-place';
import type { Place } from '../places/gazetteer';
import type { PlacesService } from '../places/service';
import { toIndianDate } from '../../indian-date';
import { checkDate } from './dates';
import { toPanchangDay } from './panchang-day-json';
import { dayMs } from '../../day';

const defaultCity = 'delhi';
const upcomingDays = 30;
const maxUpcoming = 6;
const maxMonths = 240;

interface Deps {
  clock: () => Date;
  places: Pick<PlacesService, 'findBySlug'>;
}

/** The months of some days from a date, `YYYY-MM`; thirty days from January may reach into March. */
function monthsBetween(first: string, last: string): string[] {
  const days = Array.from({ length: (Date.parse(last) - Date.parse(first)) / dayMs + 1 }, (_, at) => Date.parse(first) + at * dayMs);
  return [...new Set(days.map((day) => new Date(day).toISOString().slice(0, 7)))];
}

/** The parts of the answer for a day. */
interface DayAnswer {
  place: CalendarPlace;
  day: PanchangDay;
  festivals: CalendarFestival[];
  upcoming: CalendarFestival[];
}

/** Days and months of the Hindu calendar for the places of the gazetteer, with festivals computed for New Delhi. */
export function createPanchangCalendar({ clock, places }: Deps) {
  const months = new LRUCache<string, Festival[]>({ max: maxMonths });

  function festivalsIn(month: string): Festival[] {
    const known = months.get(month) ?? festivalsOfMonth(Number(month.slice(0, 4)), Number(month.slice(5)));
    months.set(month, known);
    return known;
  }

  async function findPlace(name: string): Promise<{ place: Place; slug: string }> {
    const found = await places.findBySlug(name);
    if (found === null) throw new DomainError('not_found');
    return found;
  }

  return {
    /** Throws `not_found` for an unknown city, `invalid_request` for a date that does not exist. */
    async day({ city = defaultCity, date = toIndianDate(clock()) }: { city?: string; date?: string }, locale: Locale): Promise<DayAnswer> {
      checkDate(date);
      const { place, slug } = await findPlace(city);
      const last = new Date(Date.parse(date) + upcomingDays * dayMs).toISOString().slice(0, 10);
      const near = monthsBetween(date, last).flatMap(festivalsIn);
      const upcoming = near.filter((festival) => festival.kind === 'festival' && festival.date > date && festival.date <= last);
      return {
        place: describePlace(place, slug, locale),
        day: toPanchangDay(panchangDay(date, place)),
        festivals: near.filter((festival) => festival.date === date).map((festival) => nameIn(locale, festival)),
        upcoming: upcoming.slice(0, maxUpcoming).map((festival) => nameIn(locale, festival)),
      };
    },

    /** `month` as `YYYY-MM`. Throws like `day`. */
    async month({ city = defaultCity, month = toIndianDate(clock()).slice(0, 7) }: { city?: string; month?: string }, locale: Locale) {
      checkDate(`${month}-01`);
      const { place, slug } = await findPlace(city);
      return {
        place: describePlace(place, slug, locale),
        month,
        days: sunriseLimbs(Number(month.slice(0, 4)), Number(month.slice(5)), place),
        festivals: festivalsIn(month).map((festival) => nameIn(locale, festival)),
      };
    },
  };
}

const nameIn = (locale: Locale, { name, ...festival }: Festival): CalendarFestival => ({ ...festival, name: name[locale] });
