import { foldWord } from './romanize';
import { learnWords } from './spelling';

/** The words of a meaning: English ones, and Hindi ones in Latin letters, which also match Devanagari. */
export interface Lexeme {
  english: RegExp | null;
  hindi: RegExp | null;
}

const split = (list: string) =>
  list
    .split('|')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

function toPattern(entries: string[], fold: (word: string) => string): RegExp | null {
  if (entries.length === 0) return null;
  const parts = entries.map((entry) =>
    entry
      .split(' ')
      .map((word) => (word === '_' ? '[^ ]+' : word.endsWith('*') ? `${fold(word.slice(0, -1))}[^ ]*` : fold(word)))
      .join(' '),
  );
  return new RegExp(`(?<= )(?:${parts.sort((a, b) => b.length - a.length).join('|')})(?= )`, 'u');
}

/**
 * A lexeme from lists of words and phrases between `|`; `*` at the end of a word stands for any ending, `_` for any word.
 * English words are learnt by the spelling correction.
 */
export function lexeme(english: string, hindi = ''): Lexeme {
  learnWords(split(english.replaceAll('*', '')).flatMap((entry) => entry.split(' ')));
  return { english: toPattern(split(english), (word) => word), hindi: toPattern(split(hindi), foldWord) };
}

/** A lexeme of words in any letters, which are not added to the spelling correction. */
export const listed = (names: string): Lexeme => ({ english: toPattern(split(names), (word) => word), hindi: null });

/** The words of a question in the two forms that lexemes search: corrected English, and folded Hindi. Both between spaces. */
export interface SearchText {
  plain: string;
  folded: string;
  /** Whether it may contain Hindi words; in an English sentence a folded word would match by chance. */
  mayBeHindi: boolean;
}

/** Where a lexeme occurs, or -1; English before Hindi. */
export function findLexeme({ plain, folded, mayBeHindi }: SearchText, { english, hindi }: Lexeme): number {
  const at = english ? plain.search(english) : -1;
  return at >= 0 || !mayBeHindi || !hindi ? at : folded.search(hindi);
}

export const hasLexeme = (text: SearchText, lexeme: Lexeme): boolean => findLexeme(text, lexeme) >= 0;
