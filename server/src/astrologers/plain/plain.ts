import type { Context } from '../compose/context';
import { readText, shortVowels, type QuestionText } from '../question/question-text';
import type { ReadQuestion } from '../question/read-question';
import { normalizeText } from '../reader/classify/normalize-text';

/** A question that has an answer of its own, told by its words before any matter is weighed. */
export interface Plain {
  isFree: boolean;
  /** Whether the answer speaks of the chart of the one who asks. */
  usesChart: boolean;
  /** Whether it also answers a question that goes on from another. */
  mayLean?: true;
  holds(asked: Asked): boolean;
  compose(context: Context, asked: Asked): string;
}

export interface Asked {
  /** The words between spaces, as they were corrected, with short vowels, without the vowels that Devanagari leaves silent, and as they were typed. */
  words: string;
  read: ReadQuestion;
  /** The words of the question before this one, between spaces; a space where there is none. */
  before: string;
  /** Noon of the Indian day of the question, as in the context. */
  now: number;
}

/** करते is romanized as "karate" and typed as "karte": the vowel that nobody speaks goes. */
const silent = /([aeiou][bcdfghjklmnpqrstvwxyz]+)a(?!a)([bcdfghjklmnpqrstvwxyz]+[aeiou])/gu;
const asTyped = (plain: string): string => plain.replace(silent, '$1$2').replace(/aa/gu, 'a').replace(/ee/gu, 'i').replace(/oo/gu, 'u');

const known = new WeakMap<ReadQuestion, Asked>();

const wordsOf = (text: QuestionText): string => {
  const spoken = /\p{Script=Devanagari}/u.test(text.raw) ? `${asTyped(text.plain)} ` : '';
  return `${shortVowels(text)} ${spoken} ${normalizeText(text.raw).trim()} `;
};

export const toAsked = ({ read, now, question }: Pick<Context, 'read' | 'now' | 'question'>): Asked => {
  const kept = known.get(read);
  if (kept?.now === now) return kept;
  const last = (question.turns ?? []).at(-1)?.question;
  const asked = { words: wordsOf(read.text), read, now, before: last === undefined ? ' ' : wordsOf(readText(last, read.language)) };
  known.set(read, asked);
  return asked;
};

/** An answer of its own for each row of a table: the row that `find` takes is composed. */
export const fromRow = <Row>(
  about: Pick<Plain, 'isFree' | 'usesChart'>,
  find: (asked: Asked) => Row | undefined,
  compose: (context: Context, row: Row) => string,
): Plain => ({
  ...about,
  holds: (asked) => find(asked) !== undefined,
  compose: (context, asked) => {
    const row = find(asked);
    return row === undefined ? '' : compose(context, row);
  },
});

/** The same words in English and in Hindi, each in wordings of one sentence after another. */
export type Told = readonly [english: readonly (readonly string[])[], hindi: readonly (readonly string[])[]];

/** A fixed answer: sentence by sentence, one wording of each; the first is a paragraph of its own. */
export const tell = ({ say }: Context, [english, hindi]: Told): string => {
  const count = Math.max(english.length, hindi.length);
  const sentences = Array.from({ length: count }, (_, at) => say([english[at] ?? ''], [hindi[at] ?? ''])).filter((each) => each !== '');
  const [first = '', ...rest] = sentences;
  return rest.length > 0 ? `${first}\n\n${rest.join(' ')}` : first;
};

/** A fixed answer that words settle alone: all of its patterns are found, the last one is not. What they speak of may stand in the line before. */
export type Settled = readonly [patterns: readonly RegExp[], not: RegExp | null, told: Told, about?: RegExp];

/** Rows that are free and need no chart. */
export const settle = (rows: readonly Settled[]): Plain[] =>
  rows.map(([patterns, not, told, about]): Plain => ({
    isFree: true,
    usesChart: false,
    mayLean: true,
    holds: ({ words, before }) => patterns.every((pattern) => pattern.test(words)) && not?.test(words) !== true && (about === undefined || about.test(words) || about.test(before)),
    compose: (context) => tell(context, told),
  }));

/** The same answers, where something else holds of the question besides. */
export const onlyWhere = (plains: readonly Plain[], holds: Plain['holds']): Plain[] =>
  plains.map((plain) => ({ ...plain, holds: (asked) => plain.holds(asked) && holds(asked) }));
