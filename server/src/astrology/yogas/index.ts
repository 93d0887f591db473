import type { Graha } from '../types';
import type { Strengths } from '../rules/strength';
import { houseYogas } from './house-yogas';
import { planetYogas } from './planet-yogas';
import type { YogaRule } from './types';

const rules = [...planetYogas, ...houseYogas];
export type YogaId = (typeof rules)[number]['id'];

/** A yoga that the chart has; `strength` 0 to 100 is the mean of its planets, halved if a condition weakens it. */
export interface Yoga {
  id: YogaId;
  planets: Graha[];
  polarity: 1 | 0 | -1;
  strength: number;
  isWeak: boolean;
}

/** The yogas of a chart, the strongest first; hard ones last. */
export function findYogas(strengths: Strengths, gender: 'Male' | 'Female' | null): Yoga[] {
  const found = (rules as readonly YogaRule<YogaId>[]).flatMap(({ id, polarity, find }): Yoga[] => {
    const match = find({ view: strengths.view, gender });
    if (!match) return [];
    const mean = match.planets.reduce((sum, planet) => sum + strengths.of(planet), 0) / Math.max(1, match.planets.length);
    const isWeak = match.isWeak ?? false;
    return [{ id, planets: match.planets, polarity, isWeak, strength: Math.round(isWeak ? mean / 2 : mean) }];
  });
  return found.sort((a, b) => b.polarity - a.polarity || b.strength - a.strength);
}
