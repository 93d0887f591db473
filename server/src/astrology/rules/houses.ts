import { normalizeSignedDegrees } from '../sky/angle';
import { signLord } from './dignity';
import type { Chart, ChartPlanet, Graha, GrahaPosition } from '../types';

const everyHouse = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** Houses that a graha aspects, counted from its own as 1. The nodes aspect only the seventh. */
const aspects: Partial<Record<Graha, readonly number[]>> = { Mars: [4, 7, 8], Jupiter: [5, 7, 9], Saturn: [3, 7, 10] };

/** Degrees from the Sun within which a graha is combust, direct and retrograde (Surya Siddhanta). */
const combustion: Partial<Record<Graha, { direct: number; retrograde: number }>> = {
  Moon: { direct: 12, retrograde: 12 },
  Mars: { direct: 17, retrograde: 17 },
  Mercury: { direct: 14, retrograde: 12 },
  Jupiter: { direct: 11, retrograde: 11 },
  Venus: { direct: 10, retrograde: 8 },
  Saturn: { direct: 15, retrograde: 15 },
};

/** The sign of a house in the chart; both 1 to 12. */
export function houseSign(chart: Chart, house: number): number {
  return ((chart.ascendant.sign + house - 2) % 12) + 1;
}

/** Lord of a house, 1 to 12: the lord of its sign. */
export function houseLord(chart: Chart, house: number): Graha {
  return signLord(houseSign(chart, house));
}

/** Houses that a graha rules, in order: one for the Sun and the Moon, two for the five, none for the nodes. */
export function housesRuledBy(chart: Chart, graha: Graha): number[] {
  return everyHouse.filter((house) => houseLord(chart, house) === graha);
}

/** The placement of a graha in the chart, or in a sky. Throws a RangeError for a chart without it. */
export function planetOf<Position extends GrahaPosition>({ planets }: { planets: readonly Position[] }, graha: Graha): Position {
  const planet = planets.find(({ name }) => name === graha);
  if (!planet) throw new RangeError(`The chart has no ${graha}.`);
  return planet;
}

/** Grahas in a house, 1 to 12, in their usual order. */
export function occupants(chart: Chart, house: number): ChartPlanet[] {
  return chart.planets.filter((planet) => planet.house === house);
}

/** Houses that a graha in a house aspects by whole signs (graha drishti). */
export function aspectedHouses(graha: Graha, house: number): number[] {
  return (aspects[graha] ?? [7]).map((count) => ((house + count - 2) % 12) + 1);
}

/** Grahas that aspect a house from other houses, in their usual order. */
export function aspectsOn(chart: Chart, house: number): ChartPlanet[] {
  return chart.planets.filter((planet) => aspectedHouses(planet.name, planet.house).includes(house));
}

/** Degrees from the Sun within which a graha is combust; undefined for the Sun itself and the nodes. */
export const combustionLimit = (graha: Graha, isRetrograde: boolean): number | undefined =>
  combustion[graha]?.[isRetrograde ? 'retrograde' : 'direct'];

/** Whether a graha is too near the Sun to be visible. Never true for the Sun itself or a node. */
export function isCombust(chart: { planets: readonly GrahaPosition[] }, graha: Graha): boolean {
  const { longitude, retrograde } = planetOf(chart, graha);
  const limit = combustionLimit(graha, retrograde);
  if (limit === undefined) return false;
  const distance = Math.abs(normalizeSignedDegrees(longitude - planetOf(chart, 'Sun').longitude));
  return distance <= limit;
}
