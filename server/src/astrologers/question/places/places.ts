import file from '../../../../content/places.json';
import { findLexeme, lexeme, type SearchText } from '../lexicon';
import { findNamedCities } from './cities';
import { shortVowels } from '../question-text';
import { directionTo } from '../../tools/directions';

/** A city or a country that a question names. */
export interface Place {
  english: string;
  hindi: string;
  lat: number;
  lng: number;
  isAbroad: boolean;
}

const toNamed =
  (isAbroad: boolean) =>
  ({ names, en, hi, lat, lng }: (typeof file.states)[number]) => ({ place: { english: en, hindi: hi, lat, lng, isAbroad }, names: lexeme(names) });
const regions = [...file.countries.map(toNamed(true)), ...file.states.map(toNamed(false))];

/** The cities and states of India and the countries that a text names, the first of each name. */
export function findPlaces(asked: SearchText): Place[] {
  const text = { ...asked, plain: shortVowels(asked) };
  const abroad = regions.map(({ place, names }) => ({ place, at: findLexeme(text, names) })).filter(({ at }) => at >= 0);
  return [...findNamedCities(text).map(({ city, at }) => ({ place: { ...city, isAbroad: false }, at })), ...abroad].sort((a, b) => a.at - b.at).map(({ place }) => place);
}

/** The middle of India, from which the direction of a country is counted. */
const middle = { lat: 21.15, lng: 79.09 };

export const directionFromIndia = (place: Place): number => directionTo(middle, place);
