import { planets } from '@oracle-astra/shared/contract';

const sky = (at: string, moon: number, ascendant: number | null) => ({
  at,
  ascendant,
  planets: planets.map((name, index) => {
    const sign = name === 'Moon' ? moon : ((index * 5 + 7) % 12) + 1;
    return { name, sign, longitude: sign * 30 - 15, retrograde: false };
  }),
});

/** Moon in Aries, Sun in Scorpio, Leo rising. */
export const skyNow = { status: 'success', sky: sky('2026-11-22T17:50:00.000Z', 1, 132.5) };

/** Moon in Pisces. */
export const birthSky = {
  status: 'success',
  sky: sky('1983-05-09T00:10:00.000Z', 12, 24.5),
  rashis: [12],
  nakshatra: 26,
  dasha: { maha: 'Venus', antar: 'Saturn', until: '2031-03-12T06:00:00.000Z' },
};

export const birthSkyWithoutTime = { ...birthSky, sky: sky('1983-05-09T06:30:00.000Z', 12, null), nakshatra: null, dasha: null };
