import { friendship, type Friendship } from './friendship';
import type { Graha } from '../types';

const signLords = [
  'Mars',
  'Venus',
  'Mercury',
  'Moon',
  'Sun',
  'Mercury',
  'Venus',
  'Mars',
  'Jupiter',
  'Saturn',
  'Saturn',
  'Jupiter',
] as const satisfies readonly Graha[];

const exaltationSigns: Record<Graha, number> = {
  Sun: 1,
  Moon: 2,
  Mars: 10,
  Mercury: 6,
  Jupiter: 4,
  Venus: 12,
  Saturn: 7,
  Rahu: 2,
  Ketu: 8,
};

export type Dignity = 'exalted' | 'own' | 'friendly' | 'neutral' | 'enemy' | 'debilitated';

const dignityAmong: Record<Friendship, Dignity> = { friend: 'friendly', neutral: 'neutral', enemy: 'enemy' };

/** Lord of a sign, 1 (Aries) to 12: one of the seven, never a node. Throws a RangeError for any other number. */
export function signLord(sign: number): Graha {
  const lord = signLords[sign - 1];
  if (!lord) throw new RangeError(`No sign has the number ${sign}.`);
  return lord;
}

/** Sign in which a graha is exalted, 1 to 12; it is debilitated in the opposite one. Schools differ on the nodes: Rahu in Taurus here. */
export function exaltationSign(graha: Graha): number {
  return exaltationSigns[graha];
}

/** Sign in which a graha is debilitated, 1 to 12. */
export function debilitationSign(graha: Graha): number {
  return ((exaltationSigns[graha] + 5) % 12) + 1;
}

/** The dignity of a graha in a sign, by the whole sign; Mercury in Virgo counts as exalted. */
export function dignityIn(graha: Graha, sign: number): Dignity {
  if (sign === exaltationSign(graha)) return 'exalted';
  if (sign === debilitationSign(graha)) return 'debilitated';
  const lord = signLord(sign);
  return lord === graha ? 'own' : dignityAmong[friendship(graha, lord)];
}
