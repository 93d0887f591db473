/**
 * Sidereal astrology as pure functions of time and place: Lahiri ayanamsa, whole-sign houses,
 * mean nodes, Vimshottari dashas of 365.25-day years. Positions come from astronomy-engine.
 */
export type { Chart, Graha, GrahaPosition } from './types';

export { birthInstant } from './birth-instant';
export { computeChart, type ChartInput } from './chart';
export { panchangOf } from './panchang';
export { transits } from './transits';
export { runningDasha } from './dasha';
export { matchCharts } from './matching';
export { dignityIn } from './dignity';
export { aspectsOn, houseLord, houseSign, housesRuledBy, occupants, planetOf } from './houses';
export { festivalsOfMonth, panchangDay, sunriseLimbs, type Festival, type PanchangDay } from './calendar';
