import type { PlanetName } from '@oracle-astra/shared/contract';
import file from '../../../content/jyotish/fields.json';
import { lexeme, type Lexeme, type SearchText } from './lexicon';

/** A profession or a subject of study, with its planets. */
export interface Field {
  english: string;
  hindi: string;
  planets: readonly PlanetName[];
}

interface Entry {
  en: string;
  hi: string;
  planets: readonly PlanetName[];
  names: Record<'english' | 'hindi', string>;
}

export const fields: readonly (Field & { lexeme: Lexeme })[] = (file.fields as readonly Entry[]).map(({ en, hi, planets, names }) => ({
  english: en,
  hindi: hi,
  planets,
  lexeme: lexeme(names.english, names.hindi),
}));

const onFinance = / (?:finance|phainens|fainens) (?:kar\w*|krw\w*|karw\w*|karv\w*|par|pe|pr|se|ho|it|the|company|pe lu|le\w*) | (?:on|through|with|by) finance /u;

interface Named {
  field: Field;
  at: number;
  words: string;
}

function namedIn(text: SearchText, field: (typeof fields)[number]): Named[] {
  const { english, hindi } = field.lexeme;
  const match = english?.exec(text.plain) ?? (text.mayBeHindi ? hindi?.exec(text.folded) : null);
  return match ? [{ field, at: match.index, words: ` ${match[0]} ` }] : [];
}

/** The named professions and subjects in the order of the text; "hotel management" does not count as "management" too. */
export const findFields = (text: SearchText): Field[] =>
  fields
    .flatMap((field) => namedIn(text, field))
    .filter(({ words }, _, found) => !found.some((other) => other.words.length > words.length && other.words.includes(words)))
    .sort((a, b) => a.at - b.at)
    .map(({ field }) => field)
    // "On finance" is a way to buy, and not a profession.
    .filter(({ english }) => english !== 'banking' || !onFinance.test(text.plain))
    // A sister-in-law is not a lawyer.
    .filter(({ english }) => english !== 'law' || !/ in laws? /u.test(text.plain) || / (?:law|llb|lawyer|vakil|vakalat|advocate) /u.test(text.plain.replace(/ in laws? /gu, ' ')))
    // A software engineer asks about software.
    .filter(({ english }, _, found) => !(english === 'engineering' && found.some((each) => each.english === 'software')));
