import type { HoroscopeGraha, Transit } from './gochara';
import { career } from './phrases/career';
import { family } from './phrases/family';
import { health } from './phrases/health';
import { love } from './phrases/love';
import { money } from './phrases/money';
import { travel } from './phrases/travel';
import type { Phrases, Favourability } from './phrases/types';

/** A life area: the grahas that speak for it, with their weight, and the houses where they count for more. */
export interface Area {
  title: string;
  significators: Partial<Record<HoroscopeGraha, number>>;
  houses: readonly number[];
  phrases: Phrases;
}

export const areas: readonly Area[] = [
  { title: 'Love', significators: { Venus: 3, Moon: 2, Mars: 1, Jupiter: 1 }, houses: [5, 7], phrases: love },
  { title: 'Career', significators: { Sun: 3, Mercury: 2, Saturn: 2, Moon: 1 }, houses: [6, 10], phrases: career },
  { title: 'Money', significators: { Jupiter: 3, Mercury: 2, Moon: 2, Venus: 1 }, houses: [2, 11], phrases: money },
  { title: 'Health', significators: { Sun: 2, Mars: 2, Moon: 2, Saturn: 1 }, houses: [1, 6], phrases: health },
  { title: 'Family', significators: { Moon: 3, Jupiter: 2, Venus: 1, Sun: 1 }, houses: [2, 4], phrases: family },
  { title: 'Travel', significators: { Mercury: 2, Moon: 3, Mars: 1, Saturn: 1 }, houses: [3, 9], phrases: travel },
];

/** A transit with what it adds to an area. */
export interface WeightedTransit { transit: Transit; weight: number; effect: number }

export function weighTransits(area: Area, transits: readonly Transit[]): WeightedTransit[] {
  return transits.flatMap((transit) => {
    const speaks = area.significators[transit.graha];
    if (speaks === undefined) return [];
    const weight = area.houses.includes(transit.house) ? speaks * 1.5 : speaks;
    return [{ transit, weight, effect: weight * transit.merit }];
  });
}

/** 0 to 100, whole. */
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

/** The voices that explain a tone, the one that says most about it first. */
export function rankTransits(voices: readonly WeightedTransit[], tone: Favourability): WeightedTransit[] {
  const direction = { favourable: 1, mixed: 0, unfavourable: -1 }[tone];
  const strength = ({ effect, weight }: WeightedTransit) => (direction === 0 ? weight - Math.abs(effect) / 10 : direction * effect);
  return [...voices].sort((one, other) => strength(other) - strength(one));
}
