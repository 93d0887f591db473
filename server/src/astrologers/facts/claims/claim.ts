import type { PlanetName } from '@oracle-astra/shared/contract';

/** `now` is the transits on the question's day, `birth` the birth chart. */
export type When = 'birth' | 'now';

/** A statement in a text that a chart and its transits can confirm or contradict. Days are Indian, `YYYY-MM-DD`. */
export type Claim =
  | { kind: 'ascendant'; sign: number }
  | { kind: 'sign'; planet: PlanetName; sign: number; when: When }
  | { kind: 'house'; planet: PlanetName; house: number; when: When }
  | { kind: 'nakshatra'; planet: PlanetName; nakshatra: number; when: When }
  | { kind: 'houseSign'; house: number; sign: number }
  | { kind: 'lord'; house: number; planet: PlanetName }
  | { kind: 'empty'; house: number }
  | { kind: 'aspect'; planet: PlanetName; house: number }
  | { kind: 'dignity'; planet: PlanetName; dignity: 'exalted' | 'own' | 'debilitated' }
  | { kind: 'retrograde'; planet: PlanetName; when: When }
  | { kind: 'period'; level: 'maha' | 'antar'; lord: PlanetName; start?: string; end?: string }
  | { kind: 'antardasha'; maha: PlanetName; antar: PlanetName; end: string }
  | { kind: 'running'; level: 'maha' | 'antar'; lord: PlanetName }
  | { kind: 'boundary'; day: string }
  | { kind: 'manglik'; manglik: boolean }
  | { kind: 'sadeSati'; phase: 1 | 2 | 3 | null };

/** The tagged values of a text, in order. */
export interface Tags {
  planets: PlanetName[];
  houses: number[];
  signs: number[];
  stars: number[];
  days: string[];
}

/** A pattern of one language and how a match is read as claims. */
export interface Rule {
  pattern: RegExp;
  read: (tags: Tags, match: RegExpExecArray) => Claim[];
}
