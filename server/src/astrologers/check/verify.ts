import type { Chart, PlanetName } from '@oracle-astra/shared/contract';
import {
  BirthTimeNeeded,
  aspectsOn,
  dayFactsOf,
  dignityIn,
  divisionSign,
  findManglik,
  hasSlowEvent,
  houseLord,
  houseSign,
  occupants,
  planetOf,
  pratyantardashas,
  runningDasha,
  sadeSatiPhase,
} from '../../astrology';
import { isFestivalDay } from '../question/dates/festivals';
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

const dayMs = 86_400_000;

/** The periods of one level; with a day only those that contain it, because a life has some 800. */
function listPeriods(chart: Chart, level: Level, day?: string): Period[] {
  const midnight = Date.parse(`${day}T00:00:00+05:30`);
  const overlapsDay = ({ start, end }: Period) =>
    day === undefined || (Date.parse(start) < midnight + dayMs && Date.parse(end) >= midnight);
  const mahas = chart.dashas.filter(overlapsDay);
  if (level === 'maha') return mahas;
  const antars = mahas.flatMap((maha) => maha.antardashas.filter(overlapsDay).map((antar) => ({ maha, antar })));
  if (level === 'antar') return antars.map(({ antar }) => antar);
  return antars.flatMap(({ maha, antar }) => pratyantardashas(maha.lord, antar).filter(overlapsDay));
}

const levels: readonly Level[] = ['maha', 'antar', 'pratyantar'];

const isPeriodBound = (chart: Chart, day: string): boolean =>
  levels.some((level) => listPeriods(chart, level, day).some(({ start, end }) => istDay(start) === day || istDay(end) === day));

/** Whether a slow planet changes sign or direction on a day, with a tolerance of two hours between ephemerides. */
function isEventDay(day: string): boolean {
  const midnight = Date.parse(`${day}T00:00:00+05:30`);
  return hasSlowEvent(midnight - dayMs / 8, midnight + dayMs + dayMs / 8);
}

/** Good days are searched eight months ahead, so any earlier day belongs to the almanac. */
const maxAheadDays = 250;

/** Days that belong to the calendar and not to a chart: the question's time, and the bounds of months. */
function isCalendarDay(day: string, now: Date): boolean {
  const ahead = (Date.parse(day) - now.getTime()) / dayMs;
  const isAnniversary = Math.abs(Date.parse(`${day.slice(0, 4)}${istDay(now).slice(4)}`) - Date.parse(day)) <= dayMs;
  const isMonthBound = day.endsWith('-01') || istDay(new Date(Date.parse(day) + dayMs)).endsWith('-01');
  return isMonthBound || isAnniversary || (ahead > -2 && ahead < maxAheadDays);
}

/** An age begins on a birthday, which is counted in years of 365.25 days. */
function isBirthday(day: string, utc: string): boolean {
  const years = (Date.parse(day) - Date.parse(utc)) / (365.25 * dayMs);
  return Math.abs(years - Math.round(years)) * 365.25 < 1.5;
}

function createChecks(chart: Chart, now: Date): Checks {
  const sky = getSky(now);
  const noon = sky.day.noon;
  const getHouse = (sign: number) => ((sign - chart.ascendant.sign + 12) % 12) + 1;
  const signsNow = (planet: PlanetName) => [sky.positions[planet].sign, sky.positions[planet].endSign];
  return {
    ascendant: ({ sign }) => chart.ascendant.sign === sign,
    sign: ({ planet, sign, when }) => (when === 'now' ? signsNow(planet).includes(sign) : planetOf(chart, planet).sign === sign),
    house: ({ planet, house, when }) =>
      when === 'now' ? signsNow(planet).map(getHouse).includes(house) : planetOf(chart, planet).house === house,
    nakshatra: ({ planet, nakshatra }) => planetOf(chart, planet).nakshatra === nakshatra,
    houseSign: ({ house, sign }) => houseSign(chart, house) === sign,
    lord: ({ house, planet }) => houseLord(chart, house) === planet,
    empty: ({ house }) => occupants(chart, house).length === 0,
    aspect: ({ planet, house }) => aspectsOn(chart, house).some(({ name }) => name === planet),
    together: ({ planets: [first, ...others] }) =>
      first === undefined ||
      others.every(
        (each) =>
          planetOf(chart, each).sign === planetOf(chart, first).sign || signsNow(each).some((sign) => signsNow(first).includes(sign)),
      ),
    dignity: ({ planet, dignity }) => dignityIn(planet, planetOf(chart, planet).sign) === dignity,
    retrograde: ({ planet, when }) => (when === 'now' ? sky.positions[planet] : planetOf(chart, planet)).retrograde,
    period: ({ level, lord, days }) =>
      listPeriods(chart, level, days.at(-1)).some(
        (each) =>
          each.lord === lord &&
          (days.length === 0 || istDay(each.end) === days.at(-1)) &&
          (days.length < 2 || istDay(each.start) === days[0]),
      ),
    running: ({ maha, antar }) => {
      const day = dayFactsOf(chart);
      if (day) return day.dashaAt(noon)?.maha === maha && (antar === null || day.dashaAt(noon)?.antar === antar);
      const now = runningDasha(chart.dashas, noon);
      return now.maha.lord === maha && (antar === null || now.antar.lord === antar);
    },
    divisionSign: ({ division, planet, sign }) =>
      divisionSign(division, planet ? planetOf(chart, planet).longitude : chart.ascendant.longitude) === sign,
    day: ({ day }) =>
      isCalendarDay(day, now) || isBirthday(day, chart.utc) || isEventDay(day) || isPeriodBound(chart, day) || isFestivalDay(day),
    manglik: ({ manglik }) => findManglik(chart).isManglik === manglik,
    sadeSati: ({ phase }) => {
      const running = sadeSatiPhase(chart, noon.getTime());
      return phase === 'some' ? running !== null : running === phase;
    },
  };
}

export type Verifier = (text: string) => Contradiction[];

/**
 * Checks English or Hindi texts, in either script, against a chart and the sky at `now`, and returns contradictions. It finds
 * statements about ascendant, sign, house, lord, nakshatra, aspect, dignity, retrograde motion, dashas and dates; a sentence that
 * it cannot parse has no claim, so an empty list does not prove that a text from another source is true.
 */
export function createVerifier(chart: Chart, now: Date): Verifier {
  const checks = createChecks(chart, now);
  // Kind and shape belong together in `Claim`; the compiler loses that across the lookup.
  const holds = (claim: Claim) => {
    try {
      return (checks[claim.kind] as (claim: Claim) => boolean)(claim);
    } catch (error) {
      // Claims that depend on an unknown time of birth are not allowed.
      if (error instanceof BirthTimeNeeded) return false;
      throw error;
    }
  };
  return (text) => extractClaims(text, now).filter(({ claim }) => !holds(claim));
}
