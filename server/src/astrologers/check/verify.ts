import type { Chart, PlanetName } from '@oracle-astra/shared/contract';
import {
  aspectsOn,
  datedEvents,
  dignityIn,
  divisionSign,
  findManglik,
  houseLord,
  houseSign,
  occupants,
  planetOf,
  pratyantardashas,
  runningDasha,
  sadeSatiPhase,
} from '../../astrology';
import { festivals } from '../question/festivals';
import { istDay } from '../vocabulary/days';
import type { Claim, Level } from './claim';
import { extractClaims } from './extract-claims';
import { getSky } from './sky';

export interface Contradiction {
  sentence: string;
  claim: Claim;
}

type ClaimOf<Kind extends Claim['kind']> = Extract<Claim, { kind: Kind }>;
type Checks = { [Kind in Claim['kind']]: (claim: ClaimOf<Kind>) => boolean };

interface Period {
  lord: PlanetName;
  start: string;
  end: string;
}

function listPeriods(chart: Chart): Record<Level, Period[]> {
  const toDays = ({ lord, start, end }: Period): Period => ({ lord, start: istDay(start), end: istDay(end) });
  return {
    maha: chart.dashas.map(toDays),
    antar: chart.dashas.flatMap(({ antardashas }) => antardashas.map(toDays)),
    pratyantar: chart.dashas.flatMap((maha) => maha.antardashas.flatMap((antar) => pratyantardashas(maha.lord, antar).map(toDays))),
  };
}

/** Days that belong to the calendar and not to a chart: the question's time, and the bounds of months. */
function isCalendarDay(day: string, now: Date): boolean {
  const ahead = (Date.parse(day) - now.getTime()) / 86_400_000;
  const isAnniversary = Math.abs(Date.parse(`${day.slice(0, 4)}${istDay(now).slice(4)}`) - Date.parse(day)) <= 86_400_000;
  const isMonthBound = day.endsWith('-01') || istDay(new Date(Date.parse(day) + 86_400_000)).endsWith('-01');
  return (
    isMonthBound || isAnniversary || festivals.some(({ days }) => (days as readonly string[]).includes(day)) || (ahead > -2 && ahead < 75)
  );
}

/** An age begins on a birthday, which is counted in years of 365.25 days. */
function isBirthday(day: string, utc: string): boolean {
  const years = (Date.parse(day) - Date.parse(utc)) / (365.25 * 86_400_000);
  return Math.abs(years - Math.round(years)) * 365.25 < 1.5;
}

function once<Value extends object>(make: () => Value): () => Value {
  let made: Value | null = null;
  return () => (made ??= make());
}

function createChecks(chart: Chart, now: Date): Checks {
  const sky = getSky(now);
  const noon = sky.day.noon;
  const houseOf = (sign: number) => ((sign - chart.ascendant.sign + 12) % 12) + 1;
  // Some 800 periods are listed only for a text that names one, or a day that the calendar does not explain.
  const periods = once(() => listPeriods(chart));
  const bounds = once(
    () =>
      new Set([
        ...Object.values(periods()).flatMap((list) => list.flatMap(({ start, end }) => [start, end])),
        ...datedEvents().map((at) => istDay(new Date(at))),
      ]),
  );
  const signsNow = (planet: PlanetName) => [sky.positions[planet].sign, sky.positions[planet].endSign];
  return {
    ascendant: ({ sign }) => chart.ascendant.sign === sign,
    sign: ({ planet, sign, when }) => (when === 'now' ? signsNow(planet).includes(sign) : planetOf(chart, planet).sign === sign),
    house: ({ planet, house, when }) =>
      when === 'now' ? signsNow(planet).map(houseOf).includes(house) : planetOf(chart, planet).house === house,
    nakshatra: ({ planet, nakshatra }) => planetOf(chart, planet).nakshatra === nakshatra,
    houseSign: ({ house, sign }) => houseSign(chart, house) === sign,
    lord: ({ house, planet }) => houseLord(chart, house) === planet,
    empty: ({ house }) => occupants(chart, house).length === 0,
    aspect: ({ planet, house }) => aspectsOn(chart, house).some(({ name }) => name === planet),
    dignity: ({ planet, dignity }) => dignityIn(planet, planetOf(chart, planet).sign) === dignity,
    retrograde: ({ planet, when }) => (when === 'now' ? sky.positions[planet] : planetOf(chart, planet)).retrograde,
    period: ({ level, lord, days }) =>
      periods()[level].some(
        (each) => each.lord === lord && each.end === (days.at(-1) ?? each.end) && (days.length < 2 || each.start === days[0]),
      ),
    running: ({ maha, antar }) => {
      const now = runningDasha(chart.dashas, noon);
      return now.maha.lord === maha && (antar === null || now.antar.lord === antar);
    },
    divisionSign: ({ division, planet, sign }) =>
      divisionSign(division, planet ? planetOf(chart, planet).longitude : chart.ascendant.longitude) === sign,
    day: ({ day }) => isCalendarDay(day, now) || isBirthday(day, chart.utc) || bounds().has(day),
    manglik: ({ manglik }) => findManglik(chart).isManglik === manglik,
    sadeSati: ({ phase }) => sadeSatiPhase(chart, noon.getTime()) === phase,
  };
}

export type Verifier = (text: string) => Contradiction[];

/**
 * Holds English or Hindi texts, in either script, against a chart and the sky at `now`, and returns what contradicts them. It
 * reads statements about ascendant, sign, house, lord, nakshatra, aspect, dignity, retrograde motion, dashas and dates; a
 * sentence that it cannot read makes no claim, so an empty list does not prove that a text from elsewhere is true.
 */
export function createVerifier(chart: Chart, now: Date): Verifier {
  const checks = createChecks(chart, now);
  // Kind and shape belong together in `Claim`; the compiler loses that across the lookup.
  const holds = (claim: Claim) => (checks[claim.kind] as (claim: Claim) => boolean)(claim);
  return (text) => extractClaims(text).filter(({ claim }) => !holds(claim));
}
