import type { PlanetName } from '@oracle-astra/shared/contract';

/** `now` is the sky of the question's day, `birth` the birth chart. */
export type When = 'birth' | 'now';
export type Level = 'maha' | 'antar' | 'pratyantar';

/** A statement in a text that a chart and the sky can confirm or contradict. Days are Indian, `YYYY-MM-DD`. */
export type Claim =
  | { kind: 'ascendant'; sign: number }
  | { kind: 'sign'; planet: PlanetName; sign: number; when: When }
  | { kind: 'house'; planet: PlanetName; house: number; when: When }
  | { kind: 'nakshatra'; planet: PlanetName; nakshatra: number }
  | { kind: 'houseSign'; house: number; sign: number }
  | { kind: 'lord'; house: number; planet: PlanetName }
  | { kind: 'empty'; house: number }
  | { kind: 'aspect'; planet: PlanetName; house: number }
  | { kind: 'together'; planets: PlanetName[] }
  | { kind: 'dignity'; planet: PlanetName; dignity: 'exalted' | 'own' | 'debilitated' }
  | { kind: 'retrograde'; planet: PlanetName; when: When }
  | { kind: 'period'; level: Level; lord: PlanetName; days: string[] }
  | { kind: 'running'; maha: PlanetName; antar: PlanetName | null }
  | { kind: 'divisionSign'; division: 'D9' | 'D10'; planet: PlanetName | null; sign: number }
  | { kind: 'day'; day: string }
  | { kind: 'manglik'; manglik: boolean }
  | { kind: 'sadeSati'; phase: 1 | 2 | 3 | null | 'some' };

/** The tagged values of a text, in order. */
export interface Tags {
  planets: PlanetName[];
  houses: number[];
  signs: number[];
  stars: number[];
  days: string[];
}

/** A rule of the grammar: a pattern over tagged text and how a match is read as claims. See docs/product/reader.md. */
export interface Rule {
  pattern: string;
  read: (tags: Tags, match: RegExpExecArray) => Claim[];
}
