import type { ReadGraha, Transit } from './gochara';
import { career } from './phrases/career';
import { family } from './phrases/family';
import { health } from './phrases/health';
import { love } from './phrases/love';
import { money } from './phrases/money';
import { travel } from './phrases/travel';
import type { Phrases, Tone } from './phrases/types';

/** A life area: the grahas that speak for it, with their weight, and the houses where they count for more. */
export interface Area {
  title: string;
  speakers: Partial<Record<ReadGraha, number>>;
  houses: readonly number[];
  phrases: Phrases;
}

export const areas: readonly Area[] = [
  { title: 'Love', speakers: { Venus: 3, Moon: 2, Mars: 1, Jupiter: 1 }, houses: [5, 7], phrases: love },
  { title: 'Career', speakers: { Sun: 3, Mercury: 2, Saturn: 2, Moon: 1 }, houses: [6, 10], phrases: career },
  { title: 'Money', speakers: { Jupiter: 3, Mercury: 2, Moon: 2, Venus: 1 }, houses: [2, 11], phrases: money },
  { title: 'Health', speakers: { Sun: 2, Mars: 2, Moon: 2, Saturn: 1 }, houses: [1, 6], phrases: health },
  { title: 'Family', speakers: { Moon: 3, Jupiter: 2, Venus: 1, Sun: 1 }, houses: [2, 4], phrases: family },
  { title: 'Travel', speakers: { Mercury: 2, Moon: 3, Mars: 1, Saturn: 1 }, houses: [3, 9], phrases: travel },
];

/** A transit with what it adds to an area. */
export interface Voice { transit: Transit; weight: number; effect: number }

export function voicesOf(area: Area, transits: readonly Transit[]): Voice[] {
  return transits.flatMap((transit) => {
    const speaks = area.speakers[transit.graha];
    if (speaks === undefined) return [];
    const weight = area.houses.includes(transit.house) ? speaks * 1.5 : speaks;
    return [{ transit, weight, effect: weight * transit.merit }];
  });
}

/** 0 to 100, whole. */
export function scoreOf(voices: readonly Voice[]): number {
  const total = voices.reduce((sum, { weight }) => sum + weight, 0);
  const merit = voices.reduce((sum, { effect }) => sum + effect, 0) / total;
  const angle = voices.reduce((sum, { weight, transit }) => sum + weight * transit.angle, 0) / total;
  return Math.round(Math.min(97, Math.max(8, 54 + 21 * merit + 9 * angle)));
}

export function toneOf(score: number): Tone {
  if (score >= 62) return 'favourable';
  return score >= 45 ? 'mixed' : 'unfavourable';
}

/** The voices that explain a tone, the one that says most about it first. */
export function leadingVoices(voices: readonly Voice[], tone: Tone): Voice[] {
  const direction = { favourable: 1, mixed: 0, unfavourable: -1 }[tone];
  const strength = ({ effect, weight }: Voice) => (direction === 0 ? weight - Math.abs(effect) / 10 : direction * effect);
  return [...voices].sort((one, other) => strength(other) - strength(one));
}
