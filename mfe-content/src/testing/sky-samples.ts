import { planets } from '@oracle-astra/shared/contract';

const sky = (at: string, moon: number, ascendant: number | null) => ({
  at,
  ascendant,
  planets: planets.map((name, index) => {
    const sign = name === 'Moon' ? moon : ((index * 5 + 7) % 12) + 1;
    return { name, sign, longitude: sign * 30 - 15, retrograde: false };
  }),
});

const place = { slug: 'delhi', name: 'Delhi', region: '' };
const saturnDirect = { at: '2026-12-10T23:00:00.000Z', kind: 'direct', planet: 'Saturn', sign: 12 };
const sunEnters = { at: '2026-12-16T04:00:00.000Z', kind: 'enters', planet: 'Sun', sign: 9 };

/** Moon in Aries, Sun in Scorpio, Leo rising; Saturn turns direct on 11 December, Indian time. */
export const skyNow = { status: 'success', place, sky: sky('2026-11-22T17:50:00.000Z', 1, 132.5), next: saturnDirect };

/** The Moon moves by one sign each day. */
export const skyDays = {
  status: 'success',
  place,
  days: Array.from({ length: 31 }, (_, day) =>
    sky(new Date(Date.parse('2026-11-22T17:50:00.000Z') + day * 86_400_000).toISOString(), (day % 12) + 1, 132.5),
  ),
  events: [saturnDirect, sunEnters],
};

/** Moon in Pisces. */
export const birthSky = {
  status: 'success',
  sky: sky('1983-05-09T00:10:00.000Z', 12, 24.5),
  rashis: [12],
  nakshatra: 26,
  dasha: { maha: 'Venus', antar: 'Saturn', until: '2031-03-12T06:00:00.000Z' },
};

export const birthSkyWithoutTime = { ...birthSky, sky: sky('1983-05-09T06:30:00.000Z', 12, null), nakshatra: null, dasha: null };

/** A place in the format of the places API. */
export const srinagar = {
  description: 'Srinagar, Jammu and Kashmir, India',
  place_id: 'p',
  slug: 'srinagar',
  structured_formatting: { main_text: 'Srinagar', secondary_text: 'Jammu and Kashmir, India' },
  geometry: { location: { lat: 34.0837, lng: 74.7973 } },
};
