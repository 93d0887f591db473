import type { HoroscopeGraha, Transit } from '../../astrology';
import type { AreaName, Favourability } from './phrases/types';

/**
 * A life area: its significators with weights, the houses in which they have more weight, and the houses of the Moon that make
 * a day favourable or unfavourable; the others make it mixed.
 */
export interface Area {
  name: AreaName;
  significators: Partial<Record<HoroscopeGraha, number>>;
  houses: readonly number[];
  moon: { favourable: readonly number[]; unfavourable: readonly number[] };
}

const moonHouses = (favourable: readonly number[], unfavourable: readonly number[]) => ({ favourable, unfavourable });

export const areas: readonly Area[] = [
  {
    name: 'Love',
    significators: { Venus: 3, Moon: 2, Mars: 1, Jupiter: 1 },
    houses: [5, 7],
    moon: moonHouses([1, 3, 7, 11], [2, 4, 8, 12]),
  },
  {
    name: 'Career',
    significators: { Sun: 3, Mercury: 2, Saturn: 2, Moon: 1 },
    houses: [6, 10],
    moon: moonHouses([3, 6, 10, 11], [4, 5, 8, 12]),
  },
  {
    name: 'Money',
    significators: { Jupiter: 3, Mercury: 2, Moon: 2, Venus: 1 },
    houses: [2, 11],
    moon: moonHouses([1, 6, 10, 11], [4, 8, 9, 12]),
  },
  {
    name: 'Health',
    significators: { Sun: 2, Mars: 2, Moon: 2, Saturn: 1 },
    houses: [1, 6],
    moon: moonHouses([1, 3, 7, 10], [4, 5, 8, 12]),
  },
  {
    name: 'Family',
    significators: { Moon: 3, Jupiter: 2, Venus: 1, Sun: 1 },
    houses: [2, 4],
    moon: moonHouses([1, 7, 10, 11], [5, 8, 9, 12]),
  },
  {
    name: 'Travel',
    significators: { Mercury: 2, Moon: 3, Mars: 1, Saturn: 1 },
    houses: [3, 9],
    moon: moonHouses([3, 6, 7, 11], [2, 5, 8, 12]),
  },
];

/** The favourability of a day for an area by the Moon's house, counted from the sign. */
export function rateMoonHouse({ moon }: Area, house: number): Favourability {
  if (moon.favourable.includes(house)) return 'favourable';
  return moon.unfavourable.includes(house) ? 'unfavourable' : 'mixed';
}

/** A transit with its weight in an area and its effect on the score. */
export interface WeightedTransit {
  transit: Transit;
  weight: number;
  effect: number;
}

export function weighTransits(area: Area, transits: readonly Transit[]): WeightedTransit[] {
  return transits.flatMap((transit) => {
    const baseWeight = area.significators[transit.graha];
    if (baseWeight === undefined) return [];
    const weight = area.houses.includes(transit.house) ? baseWeight * 1.5 : baseWeight;
    return [{ transit, weight, effect: weight * transit.merit }];
  });
}

/** The score of an area only by its transits, an integer from 8 to 97. */
export function computeScore(voices: readonly WeightedTransit[]): number {
  const { merit, angle } = average(voices);
  return Math.round(Math.min(97, Math.max(8, 54 + 21 * merit + 9 * angle)));
}

export function rateFavourability(score: number): Favourability {
  if (score >= 62) return 'favourable';
  return score >= 45 ? 'mixed' : 'unfavourable';
}

/** Mean merit and angle of transits by their weights. */
function average(voices: readonly WeightedTransit[]): { merit: number; angle: number } {
  const total = voices.reduce((sum, { weight }) => sum + weight, 0);
  return {
    merit: voices.reduce((sum, { effect }) => sum + effect, 0) / total,
    angle: voices.reduce((sum, { weight, transit }) => sum + weight * transit.angle, 0) / total,
  };
}

/** The score range of a favourability: middle, lowest and highest. */
const scoreRanges: Record<Favourability, readonly [middle: number, lowest: number, highest: number]> = {
  favourable: [76, 62, 97],
  mixed: [53, 45, 61],
  unfavourable: [33, 8, 44],
};

/** The score of an area on a day, 8 to 97: the Moon's house selects the range, all transits the position in it. */
export function computeDayScore(voices: readonly WeightedTransit[], favourability: Favourability): number {
  const { merit, angle } = average(voices);
  const [middle, lowest, highest] = scoreRanges[favourability];
  return Math.round(Math.min(highest, Math.max(lowest, middle + 7 * merit + 6 * angle)));
}

/** The transits, sorted by how much they explain the favourability, descending. */
export function rankTransits(voices: readonly WeightedTransit[], favourability: Favourability): WeightedTransit[] {
  const direction = { favourable: 1, mixed: 0, unfavourable: -1 }[favourability];
  const strength = ({ effect, weight }: WeightedTransit) => (direction === 0 ? weight - Math.abs(effect) / 10 : direction * effect);
  return [...voices].sort((one, other) => strength(other) - strength(one));
}
