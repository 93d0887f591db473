import type { Kundli, KundliPlanet } from '@oracle-astra/shared/contract';
import { chart, record } from './fixtures';

const rules: Partial<Record<string, number[]>> = {
  Mars: [2, 9],
  Jupiter: [1, 10],
  Mercury: [4, 7],
  Venus: [3, 8],
  Saturn: [11, 12],
  Sun: [6],
  Moon: [5],
};

const planets: KundliPlanet[] = chart.planets.map((planet) => ({
  ...planet,
  dignity: 'neutral',
  combust: false,
  navamsha: 4,
  aspects: [((planet.house + 5) % 12) + 1],
  rules: rules[planet.name] ?? [],
}));

/** The kundli of the fixture's chart. */
export const kundli: Kundli = {
  person: record,
  utc_offset: '+05:30',
  zone: 'Asia/Kolkata',
  time_known: true,
  ayanamsa: chart.ayanamsa,
  ascendant: { ...chart.ascendant, navamsha: 5 },
  open_lagna: { sign: false, navamsha: false },
  rashi: chart.rashi,
  nakshatra: chart.nakshatra,
  planets,
  borders: [{ point: 'Moon', kind: 'nakshatra', arc_seconds: 12 }],
  dashas: chart.dashas,
  yogas: [
    {
      id: 'gajakesari',
      name: 'Gajakesari',
      gift: 'a good name',
      rule: 'Jupiter in a kendra from the Moon',
      planets: ['Jupiter', 'Moon'],
      polarity: 1,
      strength: 'strong',
    },
  ],
  manglik: { is_manglik: true, from_lagna: 7, from_moon: 6, from_venus: 10, reliefs: ['jupiter'] },
  kaal_sarp: null,
  pitra: false,
  sade_sati: {
    phase: 1,
    periods: [
      {
        start: '2025-03-29T00:00:00Z',
        end: '2032-05-31T00:00:00Z',
        stays: [{ phase: 1, start: '2025-03-29T00:00:00Z', end: '2027-06-03T00:00:00Z' }],
      },
    ],
  },
  bindus: [28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 29],
  panchang: {
    vara: 'Friday',
    weekday: 'Friday',
    tithi: 'Shukla Ashtami',
    yoga: 'Siddhi',
    karana: 'Bava',
    sunrise: '07:16',
    sunset: '17:54',
  },
};

/** The same birth without its time. */
export const untimedKundli: Kundli = {
  ...kundli,
  time_known: false,
  ascendant: null,
  nakshatra: null,
  planets: planets.map((planet) => ({
    ...planet,
    house: null,
    aspects: [],
    rules: [],
    ...(planet.name === 'Moon' ? { open_star: 'nakshatra' } : planet.name === 'Mercury' ? { open_star: 'pada' } : {}),
  })),
  borders: [],
  dashas: [],
  yogas: [],
  manglik: null,
  pitra: null,
  bindus: [],
  panchang: { ...kundli.panchang, vara: null, tithi: null, yoga: null, karana: null },
};
