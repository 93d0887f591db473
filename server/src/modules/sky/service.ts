import {
  normalTime,
  type BirthSkyRequest,
  type BirthSkyResponse,
  type Locale,
  type Sky,
  type SkyDaysResponse,
  type SkyNowResponse,
  type SuccessOf,
} from '@oracle-astra/shared/contract';
import { ascendantAt, birthInstant, computeChart, runningDasha, transits } from '../../astrology';
import type { PlacesService } from '../places/service';
import { createSkyCalendar } from './sky-calendar';
import { findSkyPlace, type SkyPlaceQuery } from './sky-place';
import { dayMs } from '../../day';

type Answer<Response> = Omit<SuccessOf<Response>, 'status'>;
interface Deps {
  clock: () => Date;
  places: Pick<PlacesService, 'findBySlug' | 'findNearest'>;
}

/** How many days after today the sky can be moved to. */
const daysAhead = 30;
const round = (degrees: number) => Math.round(degrees * 100) / 100;

function skyOf(at: Date, ascendant: number | null): Sky {
  const planets = transits(at).map(({ name, longitude, sign, retrograde }) => ({ name, longitude: round(longitude), sign, retrograde }));
  return { at: at.toISOString(), planets, ascendant: ascendant === null ? null : round(ascendant) };
}

/** The instant of a local time; of two in the night in which clocks were put back, the first. */
function instantOf({ dob, lat, lng }: BirthSkyRequest, tob: string): Date {
  const instant = birthInstant({ dob, tob, lat, lng, earlier: true });
  if ('ambiguous' in instant) throw new Error('An ambiguous time was resolved.');
  return instant.utc;
}

/** The sky of now and of the days to come over a place, and that of a birth, for visitors. Nothing of a birth is kept. */
export function createSkyService({ clock, places }: Deps) {
  const calendar = createSkyCalendar({ clock });
  const skyOver = (at: Date, { lat, lng }: { lat: number; lng: number }) => skyOf(at, ascendantAt(at, lat, lng));

  return {
    /** Throws `not_found` for an unknown city. */
    async now(query: SkyPlaceQuery, locale: Locale): Promise<Answer<SkyNowResponse>> {
      const { place, ...position } = await findSkyPlace(places, query, locale);
      return { sky: skyOver(clock(), position), place, next: await calendar.findNext() };
    },

    /** Throws `not_found` for an unknown city. */
    async days(query: SkyPlaceQuery, locale: Locale): Promise<Answer<SkyDaysResponse>> {
      const { place, ...position } = await findSkyPlace(places, query, locale);
      const now = clock().getTime();
      const days = Array.from({ length: daysAhead + 1 }, (_, day) => skyOver(new Date(now + day * dayMs), position));
      return { place, days, events: await calendar.listEvents() };
    },

    ofBirth(birth: BirthSkyRequest): Answer<BirthSkyResponse> {
      if (birth.tob === undefined) {
        const ends = ['00:00', '23:59'].map((tob) => transits(instantOf(birth, tob)).find(({ name }) => name === 'Moon')?.sign ?? 1);
        return { sky: skyOf(instantOf(birth, '12:00'), null), rashis: [...new Set(ends)], nakshatra: null, dasha: null };
      }
      const utc = instantOf(birth, normalTime(birth.tob));
      const { lat, lng } = birth;
      const chart = computeChart({ utc, lat, lng, now: clock(), localDate: birth.dob.split('/').reverse().join('-') });
      const { maha, antar } = runningDasha(chart.dashas, clock());
      return {
        sky: skyOf(utc, chart.ascendant.longitude),
        rashis: [chart.rashi],
        nakshatra: chart.nakshatra,
        dasha: { maha: maha.lord, antar: antar.lord, until: maha.end },
      };
    },
  };
}
