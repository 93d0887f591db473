import file from '../../../../content/times.json';
import type { SearchText } from '../lexicon';
import { foldWord } from '../romanize';
import { learnWords } from '../spelling';
import { toDate } from './figure-dates';

const roles = [
  ...['month', 'may', 'weekday', 'planetDay', 'day', 'unit', 'number', 'which', 'behind', 'mine', 'part', 'season', 'phrase', 'none'],
  ...['before', 'until', 'after', 'since', 'within', 'thenBefore', 'thenUntil', 'thenAfter', 'thenSince', 'thenWithin', 'ago'],
  ...['of', 'join', 'between', 'onDay', 'dayMark', 'clock', 'age', 'ageBehind', 'every', 'measure', 'numbered'],
  ...['past', 'now', 'ahead', 'negated', 'life', 'story'],
] as const;

/** The roles of a word in the name of a time. */
export type Role = (typeof roles)[number];

/** A word or phrase of a message, with its possible roles and its number, year or date. */
export interface TimeToken {
  word: string;
  roles: Partial<Record<Role, string>>;
  /** 1 to 9,999 in figures, except years. */
  figure?: number;
  isOrdinal?: boolean;
  year?: number;
  /** `YYYY-MM-DD`. */
  date?: string;
}

type Entries = Record<string, readonly string[]>;
type Roles = TimeToken['roles'];
const words = file as unknown as Record<Role, Entries>;
const split = (list = '') => list.split('|').filter((entry) => entry !== '');
const foldPhrase = (phrase: string) => phrase.split(' ').map(foldWord).join(' ');

function collect(index: 0 | 1, fold: (phrase: string) => string): Map<string, Roles> {
  const found = new Map<string, Roles>();
  for (const role of roles)
    for (const [value, lists] of Object.entries(words[role]))
      for (const phrase of split(lists[index]).map(fold)) {
        const existing: Roles = found.get(phrase) ?? {};
        existing[role] ??= value;
        found.set(phrase, existing);
      }
  return found;
}

const english = collect(0, (phrase) => phrase);
const hindi = collect(1, foldPhrase);
learnWords([...english.keys()].flatMap((phrase) => phrase.split(' ')));
const maxPhraseWords = Math.max(...[...english.keys(), ...hindi.keys()].map((phrase) => phrase.split(' ').length));

const figure = /^(\d{1,4})(st|nd|rd|th)?$/u;
const year = /^(?:19|20)\d\d$/u;
/** Hindi verbs of the future, as typed in Latin letters. */
const future = /(?:eg|og|ung|oong|eng|ang)[aie]+n?$/u;
/** A numeric date in the form of `findDates`. */
const written = /^d(\d{4})(\d\d)(\d\d)$/u;

function parseNumber(word: string): Omit<TimeToken, 'word' | 'roles'> {
  if (year.test(word)) return { year: Number(word) };
  const [, y, m, d] = written.exec(word) ?? [];
  // The number of an order may look like a date.
  const date = y === undefined ? null : toDate(y, m, d);
  if (date !== null) return { date };
  const [, digits, ordinal] = figure.exec(word) ?? [];
  return digits === undefined ? {} : { figure: Number(digits), isOrdinal: ordinal !== undefined };
}

/** The roles of a single word. */
export const getRoles = (word: string): Roles => ({ ...hindi.get(foldWord(word)), ...english.get(word) });

const [glued, ordinals] = [/^(\d{1,4})(\p{L}{2,})$/u, ['st', 'nd', 'rd', 'th']];

/** "2saal", "15dec" are two words. */
function parted(word: string): string[] {
  const [, digits = '', unit = ''] = glued.exec(word) ?? [];
  return digits === '' || ordinals.includes(unit) ? [word] : [digits, unit];
}

/** The time tokens of a message; the longest of overlapping phrases wins. */
export function toTimeTokens({ plain, folded, mayBeHindi }: SearchText): TimeToken[] {
  const [said, spelt] = [plain, folded].map((text) => text.trim().split(' ').flatMap(parted)) as [string[], string[]];
  const tokens: TimeToken[] = [];
  for (let at = 0; at < said.length; ) {
    let length = Math.min(maxPhraseWords, said.length - at);
    let found: Roles | undefined;
    for (; length > 0; length -= 1) {
      const inEnglish = english.get(said.slice(at, at + length).join(' '));
      const inHindi = mayBeHindi ? hindi.get(spelt.slice(at, at + length).join(' ')) : undefined;
      found = inEnglish && inHindi ? { ...inHindi, ...inEnglish } : (inEnglish ?? inHindi);
      if (found) break;
    }
    length = Math.max(1, length);
    const word = said.slice(at, at + length).join(' ');
    const roles: Roles = { ...(mayBeHindi && future.test(word) && { ahead: '2' }), ...found };
    // It has the same folded spelling as "kal", tomorrow.
    if (word === 'kaal') delete roles.day;
    tokens.push({ word, roles, ...parseNumber(word) });
    at += length;
  }
  return tokens;
}

const timeRoles: readonly Role[] = [
  ...(['month', 'may', 'weekday', 'day', 'unit', 'which', 'part', 'season', 'phrase'] as const),
  ...(['before', 'until', 'after', 'thenBefore', 'thenUntil', 'thenAfter', 'thenWithin'] as const),
];

/** Whether a word names a time or a bound of one. */
export const mentionsTime = ({ figure, year, date, roles }: TimeToken): boolean =>
  [figure, year, date].some((each) => each !== undefined) || timeRoles.some((role) => roles[role] !== undefined);
