import type { BirthRecord, Chart, ChartPlanet, PlanetName } from '@oracle-astra/shared/contract';

export const record: BirthRecord = {
  bid: 'b1',
  full_name: 'Ananya Verma',
  dob: '17/01/1997',
  tob: '10:40',
  pob: 'Jaipur, Rajasthan, India',
  lat: 26.92,
  lng: 75.79,
  gender: 'Female',
  marital_status: 'Single',
  language: 'English',
};

const createPlanet = (name: PlanetName, sign: number, house: number, retrograde = false): ChartPlanet => ({
  name,
  sign,
  house,
  retrograde,
  longitude: sign * 30 - 15,
  nakshatra: 1,
  pada: 1,
});

/** Pisces ascendant, Moon in Aries, Mars mahadasha with Mercury antardasha until 13 March 2027. */
export const chart: Chart = {
  julian_day: 2450465.7,
  utc: '1997-01-17T05:10:00Z',
  ayanamsa: 23.81,
  ascendant: { longitude: 336.1, sign: 12, nakshatra: 26, pada: 1 },
  planets: [
    createPlanet('Sun', 10, 11),
    createPlanet('Moon', 1, 2),
    createPlanet('Mars', 6, 7),
    createPlanet('Mercury', 9, 10),
    createPlanet('Jupiter', 10, 11),
    createPlanet('Venus', 9, 10),
    createPlanet('Saturn', 12, 1, true),
    createPlanet('Rahu', 6, 7, true),
    createPlanet('Ketu', 12, 1, true),
  ],
  rashi: 1,
  nakshatra: 2,
  dashas: [
    {
      lord: 'Mars',
      start: '2022-09-15T00:00:00Z',
      end: '2029-09-15T00:00:00Z',
      antardashas: [{ lord: 'Mercury', start: '2026-03-16T00:00:00Z', end: '2027-03-13T00:00:00Z' }],
    },
  ],
  current_mahadasha: 'Mars',
  panchang: { tithi: 8, yoga: 1, karana: 1, weekday: 5, sunrise: null },
};
