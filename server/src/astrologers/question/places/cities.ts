import file from '../../../../content/places.json';
import { shortVowels } from '../question-text';
import cityPlaces from './city-places.json';
import { findLexeme, lexeme, type Lexeme, type SearchText } from '../lexicon';
import { isDeterminer } from '../ordinary-words';

/** A city, from whose sunrise the good hours of a day are counted. */
export interface City {
  english: string;
  hindi: string;
  lat: number;
  lng: number;
}

/** The place of a birth as written in a question, with its coordinates. */
export interface StatedPlace {
  words: string;
  city: City;
}

type CityName = keyof typeof cityPlaces;

const toCity = (english: CityName): City => ({ english, ...cityPlaces[english] });

interface Named {
  names: string;
  city: CityName;
}

const cities = (file.cities as readonly Named[]).map(({ names, city }) => ({ city: toCity(city), lexeme: lexeme(names, names) }));

export const defaultCity: City = toCity('New Delhi');

/** Names that coincide with other words after folding. */
const speltCities = (file.spelt as readonly Named[]).map(({ names, city }) => ({ city: toCity(city), lexeme: lexeme(names) }));

/** Every city that a question names, with its position in the text. */
export function findNamedCities(text: SearchText): { city: City; at: number }[] {
  const short = { ...text, plain: shortVowels(text) };
  return [...cities.map((each) => ({ ...each, text })), ...speltCities.map((each) => ({ ...each, text: short }))].flatMap(({ city, lexeme: names, text: searched }) => {
    const at = findLexeme(searched, names);
    return at < 0 || isAfterDeterminer(searched, names, at) ? [] : [{ city, at }];
  });
}

/** "Kisi surat mein" names no town. */
function isAfterDeterminer({ plain, folded }: SearchText, { english }: Lexeme, at: number): boolean {
  const words = english !== null && plain.search(english) === at ? plain : folded;
  return isDeterminer(words.slice(0, at).replace(/ bhi $/u, ' ').trim().split(' ').at(-1) ?? '');
}

/** The city that a question names; null if it names none. */
export const findNamedCity = (text: SearchText): City | null => findNamedCities(text)[0]?.city ?? null;
