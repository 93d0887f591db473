import type { PlanetName } from '@oracle-astra/shared/contract';
import type { Division, YogaId } from '../../astrology';
import type { AstrologerName } from '../types';
import type { Horizon } from '../question/horizon';
import type { MatterId } from '../question/matters';
import type { Level } from '../tools/level';
import type { KinId } from '../question/people';
import type { Parts } from './speaker';

export interface When {
  start: number;
  end: number;
}

const states: readonly MatterId[] = ['harmony', 'family', 'homePeace', 'mind', 'friends', 'workConflict', 'rivals', 'luck', 'speech', 'study', 'dealings'];
/** Matters that go well or badly, and are not events. */
export const isState = (matter: MatterId): boolean => states.includes(matter);

/** The content of an answer about a time and a matter, before it is worded. */
export interface LeadInput {
  voice: AstrologerName;
  matter: MatterId;
  kin: KinId | null;
  level: Level;
  window: When | null;
  horizon: Horizon | null;
  /** Whether the window is inside the named time. */
  isInside: boolean;
  isNow: boolean;
}

/** Whether the named time is so short that a window inside it would only repeat it. */
export const isBrief = ({ horizon, isInside, voice }: Pick<LeadInput, 'horizon' | 'isInside' | 'voice'>): boolean =>
  isInside && horizon !== null && !horizon.isPast && (horizon.unit === 'day' || horizon.unit === 'week' || (horizon.unit === 'month' && voice === 'Oracle'));

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
  matter(matter: MatterId): string;
  division(division: Division): string;
  yesNo(input: LeadInput): Parts;
  when(input: LeadInput): Parts;
  how(input: LeadInput): Parts;
  noVerdict(matter: MatterId, kin: KinId | null): Parts;
  /** One step for a matter, soon. */
  step(matter: MatterId): Parts;
  kinHouses(kin: KinId, from: number, house: number): Parts;
}
