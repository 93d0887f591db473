import type { PlanetName } from '@oracle-astra/shared/contract';
import type { Division, YogaId } from '../../astrology';
import type { AstrologerName } from '../types';
import type { MatterId } from '../question/matters';
import type { KinId } from '../question/people';
import type { Parts } from './speaker';

export interface When {
  start: number;
  end: number;
}

const states: readonly MatterId[] = ['harmony', 'family', 'homePeace', 'mind', 'friends', 'workConflict', 'rivals', 'luck', 'speech', 'study', 'dealings'];
/** Matters that go well or badly, and are not events. */
export const isState = (matter: MatterId): boolean => states.includes(matter);

/** The sentences of one language; every function returns one sentence in alternatives. */
export interface Book {
  planet(planet: PlanetName): string;
  sign(sign: number): string;
  star(star: number): string;
  house(house: number): string;
  day(at: number | string): string;
  span(when: When, voice: AstrologerName): string;
  list(parts: readonly string[]): string;
  yoga(yoga: YogaId): readonly [name: string, gift: string];
  kin(kin: KinId): string;
  division(division: Division): string;
  /** One step for a matter, soon. */
  step(matter: MatterId): Parts;
  kinHouses(kin: KinId, from: number, house: number): Parts;
}
