import type { Chart } from '@oracle-astra/shared/contract';
import { aspectsOn, dignityIn, houseLord, houseSign, matchCharts, occupants, planetOf, runningDasha } from '../../astrology';
import { istDay } from '../vocabulary/days';
import { createChartFacts } from './chart-facts';
import type { Claim } from './claims/claim';
import { extractClaims } from './claims/extract-claims';
import { getSky, type Sky } from './sky';

export interface Contradiction {
  sentence: string;
  claim: Claim;
}

type ClaimOf<Kind extends Claim['kind']> = Extract<Claim, { kind: Kind }>;
type Checks = { [Kind in Claim['kind']]: (claim: ClaimOf<Kind>) => boolean };

function createChecks(chart: Chart, sky: Sky): Checks {
  const houseOf = (sign: number) => ((sign - chart.ascendant.sign + 12) % 12) + 1;
  const running = runningDasha(chart.dashas, sky.day.noon);
  const periods = { maha: chart.dashas, antar: chart.dashas.flatMap(({ antardashas }) => antardashas) };
  const boundaryDays = new Set([...periods.maha, ...periods.antar].flatMap(({ start, end }) => [istDay(start), istDay(end)]));
  const signsNow = (planet: ClaimOf<'sign'>['planet']) => [sky.positions[planet].sign, sky.positions[planet].endSign];
  return {
    ascendant: ({ sign }) => chart.ascendant.sign === sign,
    sign: ({ planet, sign, when }) => (when === 'now' ? signsNow(planet).includes(sign) : planetOf(chart, planet).sign === sign),
    house: ({ planet, house, when }) =>
      when === 'now' ? signsNow(planet).map(houseOf).includes(house) : planetOf(chart, planet).house === house,
    nakshatra: ({ planet, nakshatra, when }) => when === 'now' || planetOf(chart, planet).nakshatra === nakshatra,
    houseSign: ({ house, sign }) => houseSign(chart, house) === sign,
    lord: ({ house, planet }) => houseLord(chart, house) === planet,
    empty: ({ house }) => occupants(chart, house).length === 0,
    aspect: ({ planet, house }) => aspectsOn(chart, house).some(({ name }) => name === planet),
    dignity: ({ planet, dignity }) => dignityIn(planet, planetOf(chart, planet).sign) === dignity,
    retrograde: ({ planet, when }) => (when === 'now' ? sky.positions[planet] : planetOf(chart, planet)).retrograde,
    period: ({ level, lord, start, end }) =>
      periods[level].some(
        (each) =>
          each.lord === lord && (start === undefined || istDay(each.start) === start) && (end === undefined || istDay(each.end) === end),
      ),
    antardasha: ({ maha, antar, end }) =>
      chart.dashas.some(
        ({ lord, antardashas }) => lord === maha && antardashas.some((each) => each.lord === antar && istDay(each.end) === end),
      ),
    running: ({ level, lord }) => running[level].lord === lord,
    boundary: ({ day }) => boundaryDays.has(day) || day === istDay(sky.day.noon),
    manglik: ({ manglik }) => matchCharts(chart, chart).manglik.girl === manglik,
    sadeSati: ({ phase }) => createChartFacts(chart, sky).sadeSati().phase === phase,
  };
}

export type Verifier = (text: string) => Contradiction[];

/**
 * Checks English or Hindi texts against a chart and the transits at `now`, and returns what contradicts them. It understands
 * the statements that answers are made of (planets in houses and signs, ascendant, nakshatra, lords, aspects, dignity,
 * dashas and their dates, retrogrades); a sentence that it cannot read makes no claim, so an empty list does not
 * prove that a text from elsewhere is true.
 */
export function createVerifier(chart: Chart, now: Date): Verifier {
  const checks = createChecks(chart, getSky(now));
  // Kind and shape belong together in `Claim`; the compiler loses that across the lookup.
  const holds = (claim: Claim) => (checks[claim.kind] as (claim: Claim) => boolean)(claim);
  return (text) => extractClaims(text).filter(({ claim }) => !holds(claim));
}
