import { nakshatras, signs, type PlanetName } from '@oracle-astra/shared/contract';
import { formatDay } from '../vocabulary/days';
import { englishList, englishMonthNames, englishOrdinal, englishPlanet, englishPlanetFirst } from '../vocabulary/english';
import { indiaMs } from '../../indian-date';

/** The words of facts, in the forms that the check of sentences reads. */
export const signName = (sign: number): string => signs[sign - 1] ?? '';
export const starName = (nakshatra: number): string => nakshatras[nakshatra - 1] ?? '';
export const houseName = (house: number): string => `${englishOrdinal(house)} house`;
export const dayName = (at: number | string): string => formatDay(new Date(at), 'English');
export const planets = (names: readonly PlanetName[]): string =>
  englishList(names.map((name, index) => (index === 0 ? englishPlanetFirst(name) : englishPlanet(name))));

const formatMonth = (at: number) => {
  const date = new Date(at + indiaMs);
  return `${englishMonthNames[date.getUTCMonth()] ?? ''} ${date.getUTCFullYear()}`;
};

/** "March 2027", "March 2027 to May 2027". */
export function monthsName({ start, end }: { start: number; end: number }): string {
  const [first, last] = [formatMonth(start), formatMonth(end - 1)];
  return first === last ? first : `${first} to ${last}`;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** A sentence about another person's chart. */
export const forOtherPerson = (sentence: string): string =>
  sentence.replace(/\byours?\b/gu, (word) => (word === 'your' ? 'their' : 'theirs')).replace(/\byou have\b/gu, 'they have');
