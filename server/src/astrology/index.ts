/**
 * Sidereal astrology as pure functions of time and place: Lahiri ayanamsa, whole-sign houses,
 * mean nodes, Vimshottari dashas of 365.25-day years. Positions come from astronomy-engine.
 */
export type { Chart, Graha, GrahaPosition, Koota, KootaException, ZodiacPoint } from './types';

export { birthInstant, clocksOfBirth, endsOfBirthDate, noonOfBirth, shownAt, type UnclearInstant } from './birth-instant';
export { offsetAt } from './time-zone';
export { computeChart, type ChartInput } from './chart';
export { civilDay } from './civil-time';
export { sunTimes } from './calendar/solar-day';
export { panchangOf } from './panchang';
export { ascendantAt, moonSignAt, transits } from './transits';
export { findSkyEvents, type SkyEvent } from './sky-events';
export { pratyantardashas, runningDasha } from './dasha';
export { findBorders, findOpenLagna } from './birth-borders';
export { readLifeEvent } from './life-event-ties';
export { birthTraits, matchMoons } from './matching';
export { ganas, nadis, varnas, yonis } from './koota-tables';
export {
  judgeManglik,
  manglikBalances,
  manglikCount,
  manglikSchools,
  type ManglikCount,
  type ManglikReason,
  type ManglikSchool,
} from './manglik-schools';
export { BirthTimeNeeded, createDayChart, dayFactsOf, type DayFacts } from './day-chart';
export { computeTransits, horoscopeGrahas, type HoroscopeGraha, type Transit } from './gochara';
export { moonKeeps, moonsOfDate, signsOfDate } from './moon-range';
export { debilitationSign, dignityIn, exaltationSign, signLord } from './dignity';
export { aspectedHouses, aspectsOn, houseLord, houseSign, housesRuledBy, isCombust, occupants, planetOf } from './houses';
export { bindusBySign, type BinduGraha } from './ashtakavarga';
export { divisionSign, type Division } from './divisions';
export { nakshatraLord, zodiacPoint } from './nakshatra';
export { createStrengths, divisionStrength, functionalNature, type Strengths } from './strength';
export { findYogas, type YogaId } from './yogas';
export { readBindus, readDoshas, readPlanets, readSadeSati, readYogas } from './kundli';
export { findKaalSarp, findManglik, hasPitraTheme, manglikHouses, type ManglikRelief } from './doshas';
export { dhaiyas, sadeSatiPhase, sadeSatiPhaseFrom, sadeSatis } from './sade-sati';
export { hasSlowEvent, nextIngress, nextStation, signSpans, slowSigns } from './slow-transits';
export { muhurtaDay, rateDay, type MuhurtaDay, type MuhurtaEvent, type RatedDay, type Refusal } from './muhurta';
export type { Span as DayPart } from './calendar/solar-day';
export { festivalDates, festivalsOfMonth, panchangDay, sunriseLimbs, type Festival, type PanchangDay } from './calendar';
