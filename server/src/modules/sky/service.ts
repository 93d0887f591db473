import { normalTime, type BirthSkyRequest, type BirthSkyResponse, type Sky, type SuccessOf } from '@oracle-astra/shared/contract';
import { birthInstant, computeChart, runningDasha, transits } from '../../astrology';

type BirthSky = Omit<SuccessOf<BirthSkyResponse>, 'status'>;

const delhi = { lat: 28.6139, lng: 77.209 };
const indiaMs = 330 * 60_000;
const round = (degrees: number) => Math.round(degrees * 100) / 100;

/** The sky of now, and that of a birth, for visitors. Nothing of a birth is kept. */
export function createSkyService({ clock }: { clock: () => Date }) {
  function chartAt(utc: Date, { lat, lng }: { lat: number; lng: number }, localDate: string) {
    return computeChart({ utc, lat, lng, now: clock(), localDate });
  }

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

  return {
    now(): Sky {
      const at = clock();
      const localDate = new Date(at.getTime() + indiaMs).toISOString().slice(0, 10);
      return skyOf(at, chartAt(at, delhi, localDate).ascendant.longitude);
    },

    ofBirth(birth: BirthSkyRequest): BirthSky {
      if (birth.tob === undefined) {
        const ends = ['00:00', '23:59'].map((tob) => transits(instantOf(birth, tob)).find(({ name }) => name === 'Moon')?.sign ?? 1);
        return { sky: skyOf(instantOf(birth, '12:00'), null), rashis: [...new Set(ends)], nakshatra: null, dasha: null };
      }
      const utc = instantOf(birth, normalTime(birth.tob));
      const chart = chartAt(utc, birth, birth.dob.split('/').reverse().join('-'));
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
