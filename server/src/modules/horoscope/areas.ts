import type { HoroscopeGraha, Transit } from './gochara';
import type { AreaName, Favourability } from './phrases/types';

/** A life area: its significators with their weights, and the houses in which they weigh more. */
export interface Area {
  name: AreaName;
  significators: Partial<Record<HoroscopeGraha, number>>;
  houses: readonly number[];
}

export const areas: readonly Area[] = [
  { name: 'Love', significators: { Venus: 3, Moon: 2, Mars: 1, Jupiter: 1 }, houses: [5, 7] },
  { name: 'Career', significators: { Sun: 3, Mercury: 2, Saturn: 2, Moon: 1 }, houses: [6, 10] },
  { name: 'Money', significators: { Jupiter: 3, Mercury: 2, Moon: 2, Venus: 1 }, houses: [2, 11] },
  { name: 'Health', significators: { Sun: 2, Mars: 2, Moon: 2, Saturn: 1 }, houses: [1, 6] },
  { name: 'Family', significators: { Moon: 3, Jupiter: 2, Venus: 1, Sun: 1 }, houses: [2, 4] },
  { name: 'Travel', significators: { Mercury: 2, Moon: 3, Mars: 1, Saturn: 1 }, houses: [3, 9] },
];

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

/** The score of an area, a whole number from 8 to 97. */
export function computeScore(voices: readonly WeightedTransit[]): number {
  const total = voices.reduce((sum, { weight }) => sum + weight, 0);
  const merit = voices.reduce((sum, { effect }) => sum + effect, 0) / total;
  const angle = voices.reduce((sum, { weight, transit }) => sum + weight * transit.angle, 0) / total;
  return Math.round(Math.min(97, Math.max(8, 54 + 21 * merit + 9 * angle)));
}

export function rateFavourability(score: number): Favourability {
  if (score >= 62) return 'favourable';
  return score >= 45 ? 'mixed' : 'unfavourable';
}

/** The transits sorted by how much they explain the favourability, most first. */
export function rankTransits(voices: readonly WeightedTransit[], favourability: Favourability): WeightedTransit[] {
  const direction = { favourable: 1, mixed: 0, unfavourable: -1 }[favourability];
  const strength = ({ effect, weight }: WeightedTransit) => (direction === 0 ? weight - Math.abs(effect) / 10 : direction * effect);
  return [...voices].sort((one, other) => strength(other) - strength(one));
}
