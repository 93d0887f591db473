import type {
  BirthSkyRequest,
  BirthSkyResponse,
  Locale,
  Sky,
  SkyDaysResponse,
  SkyNowResponse,
  SuccessOf,
} from '@oracle-astra/shared/contract';
import { ascendantAt, computeChart, endsOfBirthDate, runningDasha, transits } from '../../astrology';
import { settleMoment } from '../births/settle-moment';
import type { PlacesService } from '../places/service';
import { createSkyCalendar } from './sky-calendar';
import { findSkyPlace, type SkyPlaceQuery } from './sky-place';
import { dayMs } from '../../day';

type Answer<Response> = Omit<SuccessOf<Response>, 'status'>;
interface Deps {
  clock: () => Date;
  places: Pick<PlacesService, 'findBySlug' | 'findNearest'>;
}

/** The number of days after today for which the sky is available. */
const daysAhead = 30;
/** Never rounded up, because a longitude just before the end of a sign would name the next one, and 360 none. */
const round = (degrees: number) => Math.floor(degrees * 100) / 100;

function skyOf(at: Date, ascendant: number | null): Sky {
  const planets = transits(at).map(({ name, longitude, sign, retrograde }) => ({ name, longitude: round(longitude), sign, retrograde }));
  return { at: at.toISOString(), planets, ascendant: ascendant === null ? null : round(ascendant) };
}

/** The current sky and that of the next days over a place, and that of a birth, for visitors. Births are not stored. */
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

    /** Throws like `settleMoment`. */
    ofBirth(birth: BirthSkyRequest): Answer<BirthSkyResponse> {
      const { bornAt: utc, dob } = settleMoment(birth);
      if (birth.tob === undefined) {
        const ends = endsOfBirthDate(birth).map((at) => transits(at).find(({ name }) => name === 'Moon')?.sign ?? 1);
        return { sky: skyOf(utc, null), rashis: [...new Set(ends)], nakshatra: null, dasha: null };
      }
      const { lat, lng } = birth;
      const chart = computeChart({ utc, lat, lng, now: clock(), localDate: dob.split('/').reverse().join('-') });
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
