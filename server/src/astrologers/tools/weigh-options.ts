import type { PlanetName } from '@oracle-astra/shared/contract';
import type { Strengths } from '../../astrology';
import { directionBetween, planetOfDirection } from './directions';

interface Position {
  lat: number;
  lng: number;
}

/** Houses and planets of one option. */
export interface Carried {
  houses: readonly number[];
  planets: readonly PlanetName[];
}

const mean = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / Math.max(1, values.length);

/** How well a chart supports an option, 0 to 100: the strength of its planets and of the lords of its houses. */
export const scoreOption = (strengths: Strengths, { houses, planets }: Carried): number =>
  mean([...houses.map((house) => strengths.of(strengths.view.lord(house))), ...planets.map((planet) => strengths.of(planet))]);

/** The direction in which one of several places lies from the others, and its planet. */
export function findDirection(places: readonly Position[], at: number): { direction: number; planet: PlanetName } {
  const place = places[at] as Position;
  const direction = directionBetween(
    places.filter((_, index) => index !== at),
    place,
  );
  return { direction, planet: planetOfDirection[direction] ?? 'Sun' };
}

/** Options with their scores, the best first, and whether the first one's lead is significant. */
export function rankOptions<Of extends { score: number }>(
  options: readonly Of[],
  minDifference: number,
): { ranked: Of[]; isDecided: boolean } {
  const ranked = [...options].sort((one, other) => other.score - one.score);
  const [best, second] = ranked;
  return { ranked, isDecided: best !== undefined && second !== undefined && best.score - second.score >= minDifference };
}
