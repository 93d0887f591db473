/**
 * Sidereal astrology as pure functions of time and place: Lahiri ayanamsa, whole-sign houses,
 * mean nodes, Vimshottari dashas of 365.25-day years. Positions come from astronomy-engine.
 */
export type { Chart, Graha, GrahaPosition, Koota, KootaException, ZodiacPoint } from './types';

export { birthInstant, clocksOfBirth, endsOfBirthDate, noonOfBirth, shownAt } from './time/birth-instant';
export { offsetAt } from './time/time-zone';
export { computeChart, type ChartInput } from './chart';
export { civilDay } from './time/civil-time';
export { sunTimes } from './calendar/solar-day';
export { panchangOf } from './panchang';
export { ascendantAt, moonSignAt, transits } from './sky/transits';
export { findSkyEvents, type SkyEvent } from './sky/sky-events';
export { pratyantardashas, runningDasha } from './rules/dasha';
export { findBorders, findOpenLagna } from './time/birth-borders';
export { readLifeEvent } from './rules/life-event-ties';
export { birthTraits, matchMoons } from './rules/matching';
export { ganas, nadis, varnas, yonis } from './rules/koota-tables';
export {
  judgeManglik,
  manglikBalances,
  manglikCount,
  manglikSchools,
  type ManglikCount,
  type ManglikReason,
  type ManglikSchool,
} from './rules/manglik-schools';
export { BirthTimeNeeded, createDayChart, dayFactsOf, type DayFacts } from './day-chart';
export { computeTransits, horoscopeGrahas, type HoroscopeGraha, type Transit } from './rules/gochara';
export { moonKeeps, moonsOfDate, signsOfDate } from './sky/moon-range';
export { debilitationSign, dignityIn, exaltationSign, signLord } from './rules/dignity';
export { aspectedHouses, aspectsOn, houseLord, houseSign, housesRuledBy, isCombust, occupants, planetOf } from './rules/houses';
export { friendship } from './rules/friendship';
export { bindusBySign, type BinduGraha } from './rules/ashtakavarga';
export { divisionSign, type Division } from './rules/divisions';
export { nakshatraLord, zodiacPoint } from './rules/nakshatra';
export { createStrengths, divisionStrength, functionalNature, type Strengths } from './rules/strength';
export { findYogas, type YogaId } from './yogas';
export { readBindus, readDoshas, readPlanets, readSadeSati, readYogas } from './kundli';
export { findKaalSarp, findManglik, hasPitraTheme } from './rules/doshas';
export { dhaiyas, sadeSatiPhase, sadeSatiPhaseFrom, sadeSatis } from './rules/sade-sati';
export { hasSlowEvent, nextIngress, nextStation, signSpans, slowSigns } from './sky/slow-transits';
export {
  eventRules,
  muhurtaDay,
  muhurtaEvents,
  nextEclipse,
  nextSeason,
  rateDay,
  type MuhurtaDay,
  type MuhurtaEvent,
  type RatedDay,
  type Refusal,
  type Season,
  type Way,
} from './muhurta';
export type { Span as DayPart } from './calendar/solar-day';
export { festivalDates, festivalsOfMonth, panchangDay, sunriseLimbs, type Festival, type PanchangDay } from './calendar';
