import type { PlanetName } from '@oracle-astra/shared/contract';
import file from '../../../../content/jyotish/directions.json';
import type { Words } from '../../asks/ask';
import { findLexeme, lexeme, type SearchText } from '../../question/lexicon';

type Side = keyof typeof file.names;

/** Ketu has the same direction as Rahu. */
export const nameOfSide = (planet: PlanetName, language: keyof Words): string => file.names[planet === 'Ketu' ? 'Rahu' : planet][language];

const sides = (Object.keys(file.names) as Side[]).map((planet) => ({
  planet,
  en: file.names[planet].en,
  names: lexeme(file.names[planet].names, file.names[planet].names),
}));

/** The planets of the named directions; "north-east" names neither north nor east. */
export function findSides(text: SearchText): PlanetName[] {
  const found = sides.filter(({ names }) => findLexeme({ ...text, mayBeHindi: true }, names) >= 0);
  const parts = found.filter(({ en }) => en.includes('-')).flatMap(({ en }) => en.split('-'));
  return found.filter(({ en }) => !parts.includes(en)).map(({ planet }) => planet);
}
