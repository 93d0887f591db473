import { runningDasha, vimshottari } from './rules/dasha';
import { moonsOfDate, signsOfDate } from './sky/moon-range';
import { zodiacPoint } from './rules/nakshatra';
import type { Chart, ChartPlanet, Graha } from './types';

/** The facts that hold through the whole date of a birth with an unknown time. */
export interface DayFacts {
  /** The signs of the Moon, 1 to 12, in order: two if it changed its sign. */
  rashis: readonly number[];
  /** The nakshatras of the Moon, 1 to 27, in order. */
  nakshatras: readonly number[];
  /** The signs of a graha on that date, in order. */
  signsOf: (graha: Graha) => readonly number[];
  /** Whether a graha was direct, or retrograde, all day. */
  keepsMotion: (graha: Graha) => boolean;
  /** The current periods that are the same for a birth at either end of the date; null if not even the mahadasha is certain. */
  dashaAt: (at: Date) => { maha: Graha; antar: Graha | null } | null;
}

/** Thrown when a value is read that needs the time of birth. */
export class BirthTimeNeeded extends Error {
  constructor(fact: string) {
    super(`Without a time of birth there is no ${fact}.`);
  }
}

const factsOf = new WeakMap<Chart, DayFacts>();

/** The facts of a chart that was made by `createDayChart`; null for one with a time of birth. */
export const dayFactsOf = (chart: Chart): DayFacts | null => factsOf.get(chart) ?? null;

/** Properties that throw when they are read, so that nothing that depends on the time is used by mistake. */
function withoutTime<Target extends object>(target: Target, names: readonly (keyof Target & string)[]): Target {
  for (const name of names) {
    const get = (): never => {
      throw new BirthTimeNeeded(name);
    };
    Object.defineProperty(target, name, { get, enumerable: true });
  }
  return target;
}

function readDay(noon: number): DayFacts {
  const halfDay = 12 * 3_600_000;
  const moons = moonsOfDate(noon);
  const points = moons.map(zodiacPoint);
  const signs = signsOfDate(noon);
  const ends = [vimshottari(moons[0] ?? 0, noon - halfDay), vimshottari(moons.at(-1) ?? 0, noon + halfDay)];
  return {
    rashis: [...new Set(points.map(({ sign }) => sign))],
    nakshatras: [...new Set(points.map(({ nakshatra }) => nakshatra))],
    signsOf: (graha) => signs(graha).signs,
    keepsMotion: (graha) => signs(graha).keepsMotion,
    dashaAt(at) {
      const [first, last] = ends.map((dashas) => runningDasha(dashas, at));
      if (!first || !last || first.maha.lord !== last.maha.lord) return null;
      return { maha: first.maha.lord, antar: first.antar.lord === last.antar.lord ? first.antar.lord : null };
    },
  };
}

function toDayPlanet(planet: ChartPlanet, { signsOf, keepsMotion, nakshatras }: DayFacts): ChartPlanet {
  const names: (keyof ChartPlanet & string)[] = ['longitude', 'pada', 'house'];
  if (signsOf(planet.name).length > 1) names.push('sign');
  if (!keepsMotion(planet.name)) names.push('retrograde');
  if (planet.name !== 'Moon' || nakshatras.length > 1) names.push('nakshatra');
  return withoutTime({ ...planet }, names);
}

/**
 * The chart of a birth with an unknown time, from that of its noon: facts that hold through the whole date can be read,
 * everything else throws `BirthTimeNeeded`.
 */
export function createDayChart(chart: Chart): Chart {
  const facts = readDay(Date.parse(chart.utc));
  const names: (keyof Chart & string)[] = ['julian_day', 'ascendant', 'is_day', 'dashas', 'current_mahadasha'];
  if (facts.rashis.length > 1) names.push('rashi');
  if (facts.nakshatras.length > 1) names.push('nakshatra');
  const planets = chart.planets.map((planet) => toDayPlanet(planet, facts));
  const panchang = withoutTime({ ...chart.panchang }, ['tithi', 'yoga', 'karana', 'weekday', 'sunrise']);
  const day = withoutTime({ ...chart, planets, panchang }, names);
  factsOf.set(day, facts);
  return day;
}
