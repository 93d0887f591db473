import { nakshatras, signs } from '@oracle-astra/shared/contract';
import type { HoroscopeGraha, Transit } from '../../../../astrology';

const gifts: Record<HoroscopeGraha, string> = {
  Sun: 'confidence',
  Moon: 'calm',
  Mars: 'drive',
  Mercury: 'clarity',
  Jupiter: 'good sense',
  Venus: 'warmth',
  Saturn: 'patience',
};

const houseMatters = [
  'the body and first steps',
  'savings, food and speech',
  'courage, brothers and sisters and short trips',
  'home, mother and rest',
  'children, study and play',
  'daily work, debts and service',
  'partners and agreements',
  'shared money and hidden things',
  'teachers, belief and long journeys',
  'public work and standing',
  'friends, income and wishes',
  'sleep, spending and endings',
] as const;

const ordinals = ['1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th', '10th', '11th', '12th'] as const;

export const getSignName = (sign: number) => signs[sign - 1] ?? '';
export const getNakshatraName = (nakshatra: number) => nakshatras[nakshatra - 1] ?? '';
export const formatOrdinal = (house: number) => ordinals[house - 1] ?? '';
export const getGift = (graha: HoroscopeGraha) => gifts[graha];
export const getHouseMatters = (house: number) => houseMatters[house - 1] ?? '';

/** A transit inside a sentence: 'the Moon in Pisces (Revati)', 'Saturn retrograde in Pisces'. */
export function formatTransit({ graha, sign, nakshatra, retrograde }: Transit): string {
  if (graha === 'Moon') return `the Moon in ${getSignName(sign)} (${getNakshatraName(nakshatra)})`;
  return `${graha === 'Sun' ? 'the Sun' : graha}${retrograde ? ' retrograde' : ''} in ${getSignName(sign)}`;
}

/** A transit as a note: 'Moon in Revati, your 12th'. */
export function formatTransitNote({ graha, sign, nakshatra, retrograde, house }: Transit): string {
  const where = graha === 'Moon' ? getNakshatraName(nakshatra) : getSignName(sign);
  return `${graha}${retrograde ? ' retrograde' : ''} in ${where}, your ${formatOrdinal(house)}`;
}
