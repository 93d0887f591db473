import { divisionSign } from './rules/divisions';
import { dignityIn, exaltationSign, signLord } from './rules/dignity';
import { friendship } from './rules/friendship';
import { aspectedHouses, houseLord, housesRuledBy, isCombust, planetOf } from './rules/houses';
import { normalizeSignedDegrees } from './sky/angle';
import type { Chart, ChartPlanet, Graha } from './types';

export const kendras: readonly number[] = [1, 4, 7, 10];
export const trikonas: readonly number[] = [1, 5, 9];
export const dusthanas: readonly number[] = [6, 8, 12];
export const upachayas: readonly number[] = [3, 6, 10, 11];
export const helpful = ['Mercury', 'Jupiter', 'Venus'] as const satisfies readonly Graha[];
export const hard = ['Sun', 'Mars', 'Saturn', 'Rahu', 'Ketu'] as const satisfies readonly Graha[];
/** The five that count for lunar and solar yogas. */
export const fivePlanets = ['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const satisfies readonly Graha[];
export const sevenPlanets = ['Sun', 'Moon', ...fivePlanets] as const satisfies readonly Graha[];

/** The view of a chart for the rules of yogas and strength, in their short terms. */
export function createChartView(chart: Chart) {
  const at = new Map<Graha, ChartPlanet>(chart.planets.map((planet) => [planet.name, planet]));
  const planet = (name: Graha) => at.get(name) ?? planetOf(chart, name);
  const house = (name: Graha) => planet(name).house;
  const lord = (number: number) => houseLord(chart, number);
  const dignity = (name: Graha) => dignityIn(name, planet(name).sign);
  const isStrong = (name: Graha) => ['exalted', 'own'].includes(dignity(name));
  const navamsha = (name: Graha) => divisionSign('D9', planet(name).longitude);
  const count = (from: Graha, to: Graha) => ((planet(to).sign - planet(from).sign + 12) % 12) + 1;
  const together = (one: Graha, other: Graha) => planet(one).sign === planet(other).sign;
  const aspects = (from: Graha, to: Graha) => aspectedHouses(from, house(from)).includes(house(to));
  const exchange = (one: Graha, other: Graha) =>
    one !== other && signLord(planet(one).sign) === other && signLord(planet(other).sign) === one;
  const distance = (one: Graha, other: Graha) => Math.abs(normalizeSignedDegrees(planet(one).longitude - planet(other).longitude));
  const isIn = (name: Graha, houses: readonly number[]) => houses.includes(house(name));
  return {
    chart,
    planet,
    house,
    lord,
    dignity,
    isStrong,
    navamsha,
    count,
    together,
    aspects,
    exchange,
    distance,
    isIn,
    ruled: (name: Graha) => housesRuledBy(chart, name),
    in: (number: number) => chart.planets.filter((each) => each.house === number).map(({ name }) => name),
    combust: (name: Graha) => isCombust(chart, name),
    link: (one: Graha, other: Graha) =>
      one !== other && (together(one, other) || (aspects(one, other) && aspects(other, one)) || exchange(one, other)),
    /** Strong by sign or house, and neither debilitated nor in 6, 8, 12. */
    able: (name: Graha) =>
      (isStrong(name) || friendship(name, signLord(planet(name).sign)) === 'friend' || isIn(name, [...kendras, ...trikonas])) &&
      dignity(name) !== 'debilitated' &&
      !isIn(name, dusthanas),
    /** Combust, debilitated in D9 or within 5 degrees of a node: halves a yoga. */
    isSpoilt: (name: Graha) =>
      isCombust(chart, name) ||
      dignityIn(name, navamsha(name)) === 'debilitated' ||
      (name !== 'Rahu' && name !== 'Ketu' && Math.min(distance(name, 'Rahu'), distance(name, 'Ketu')) < 5),
    exaltationLord: (name: Graha) => signLord(exaltationSign(name)),
  };
}

export type ChartView = ReturnType<typeof createChartView>;
