import type { PlanetName } from '@oracle-astra/shared/contract';
import type { Topic } from '../reader/classify/topic-keywords';

/** Houses and signs are numbered 1 to 12, nakshatras 1 to 27; instants are ISO 8601 UTC. */
interface FactShapes {
  houseSign: { house: number; sign: number; lord: PlanetName };
  lordPlace: { house: number; lord: PlanetName; inHouse: number; inSign: number };
  dignity: { planet: PlanetName; sign: number; dignity: 'exalted' | 'own' | 'debilitated' };
  occupants: { house: number; planets: PlanetName[] };
  empty: { house: number };
  aspect: { planet: PlanetName; from: number; house: number };
  significator: { topic: Topic; planet: PlanetName; sign: number; house: number; retrograde: boolean };
  moon: { sign: number; nakshatra: number; house: number };
  rising: { sign: number; lord: PlanetName };
  running: { maha: PlanetName; antar: PlanetName; antarEnd: string; mahaEnd: string };
  rules: { planet: PlanetName; houses: number[]; house: number; sign: number };
  next: { maha: PlanetName; antar: PlanetName; start: string; end: string };
  /** The antardasha most relevant to a question; `current` where it runs already. */
  window: { maha: PlanetName; antar: PlanetName; start: string; end: string; current: boolean };
  transit: { planet: PlanetName; sign: number; house: number; retrograde: boolean };
  /** A planet that changes its sign in the course of the day. */
  ingress: { planet: PlanetName; sign: number; house: number; toSign: number; toHouse: number };
  manglik: { house: number; manglik: boolean };
  /** `phase` 1 to 3, or null where Saturn is in none of the three signs around the Moon's. */
  sadeSati: { phase: 1 | 2 | 3 | null; saturnSign: number; moonSign: number };
}

export type FactKind = keyof FactShapes;
export type FactOf<Kind extends FactKind> = { kind: Kind } & FactShapes[Kind];
/** A statement about a chart or the sky that can be right or wrong. Made by `ChartFacts` alone. */
export type Fact = { [Kind in FactKind]: FactOf<Kind> }[FactKind];

/** All variants of each fact in one language. */
export type Sentences = { [Kind in FactKind]: (fact: FactOf<Kind>) => readonly [string, ...string[]] };
