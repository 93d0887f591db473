/**
 * Sidereal astrology as pure functions of time and place: Lahiri ayanamsa, whole-sign houses,
 * mean nodes, Vimshottari dashas of 365.25-day years. Positions come from astronomy-engine.
 */
export type {
  BirthPanchang, Chart, ChartPlanet, DashaPeriod, Graha, GrahaPosition, Koota, Limb, Mahadasha, Match, Panchang, ZodiacPoint,
} from './types';
export { grahas } from './types';

export { birthInstant, type BirthInstant, type BirthMoment } from './birth-instant';
export { computeChart, type ChartInput } from './chart';
export { panchangOf } from './panchang';
export { transits } from './transits';
export { runningDasha } from './dasha';
export { matchCharts } from './matching';
export { nakshatraLord } from './nakshatra';
export { debilitationSign, dignityIn, exaltationSign, signLord, type Dignity } from './dignity';
export { friendship, type Friendship } from './friendship';
export { aspectedHouses, aspectsOn, houseLord, houseSign, housesRuledBy, isCombust, occupants, planetOf } from './houses';
