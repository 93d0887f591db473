import choices from '../../../../content/jyotish/choices.json';
import file from '../../../../content/options.json';
import { isListedWord } from '../../../care/lexicon/meanings';
import { readTerms } from '../../answers/facts/terms';
import { startsAsQuestion } from '../../question/asking';
import { romanize } from '../../question/romanize';
import {
  asksWhich,
  isDoing,
  opensWhatIs,
  toInfinitive,
  isEnglishState,
  isHindiState,
  isState,
  toSet,
  placeOfDoing,
  trimWords,
  withoutLead,
  splitWords,
} from './words';

const addressWords = {
  english: new Map<string, string>(Object.entries(file.yours.english)),
  hindi: new Map<string, string>(Object.entries(file.yours.hindi)),
};

/** A longer option cannot serve as its own label. */
const maxWords = { english: 9, hindi: 8 };
const keptBeforeVerb = 6;

/** A Hindi option: the words after the last statement, with the verb as an infinitive. */
function inHindi(words: readonly string[], isFirst: boolean): string[] | null {
  const stateAt = isFirst ? words.findLastIndex((word, at) => isHindiState(word) && at < words.length - 1) : -1;
  const trimmed = trimWords(words.slice(stateAt + 1));
  const end = trimmed.findIndex(isHindiState);
  const own = end > 0 ? trimmed.slice(0, end) : trimmed;
  const at = placeOfDoing(own);
  if (at < 0) return end >= 0 ? null : own;
  // "Palu kutta ya tota": the words after the verb belong to the other options too.
  if (at === 0 && isFirst && own.length > 1) return own.slice(1);
  // The words of a compound are one verb: "chhod du".
  const before = own.slice(Math.max(0, at - keptBeforeVerb), at);
  return [...trimWords(before, 'start'), toInfinitive(own[at] ?? '', true) ?? ''];
}

/** An English option, without the question words and without the statement about the last one. */
function inEnglish(part: string, isFirst: boolean): string[] | null {
  // "Can she make it bigger, or is it too late": what is asked is no option.
  if (startsAsQuestion(withoutLead(part)) && !isDoing(part) && !opensWhatIs(part)) return null;
  const words = trimWords(splitWords(withoutLead(part)));
  // "As it is" states nothing.
  const end = words.findIndex((word, at) => isEnglishState(word) && at < words.length - 1);
  return end < 0 ? words : isFirst || end === 0 ? null : words.slice(0, end);
}

const everydayWords = toSet(choices.around);
const isEveryday = (word: string): boolean => isListedWord(word) || everydayWords.has(word.toLowerCase());

/** An option in the user's words, addressed to the user; null if it is neither a noun nor an action. */
function ownWord(part: string, isFirst: boolean, isEnglish: boolean): string | null {
  const words = isEnglish ? inEnglish(part, isFirst) : inHindi(splitWords(part), isFirst);
  const language = isEnglish ? 'english' : 'hindi';
  return words === null || words.length === 0 || words.length > maxWords[language] ? null : toLabel(words, isFirst, language);
}

/** Words of a message as they are said to the user; null if they ask something, or are terms of a chart. */
export function toLabel(words: readonly string[], isFirst: boolean, language: keyof typeof maxWords): string | null {
  if (asksWhich(words.join(' ')) || words.some((word) => /[@/\\<>]/u.test(word))) return null;
  const label = words
    .map((word, at) => (isFirst && at === 0 && isEveryday(word) ? word.toLowerCase() : word))
    .map((word) => addressWords[language].get(word.toLowerCase()) ?? word)
    .join(' ');
  // Terms of a chart would be checked against it, so they cannot name an option.
  const { planets, houses, mentionedLords: lordsOf } = readTerms(label);
  return planets.length + houses.length + lordsOf.length === 0 && romanize(label).length > 1 ? label : null;
}

/** The options in the user's words; null if one has none or two are the same. */
export function ownWords(parts: readonly string[], isEnglish: boolean): string[] | null {
  const all = parts.map((part, at) => ownWord(part, at === 0, isEnglish));
  const stateAt = all.filter((each) => each !== null);
  return stateAt.length === parts.length && new Set(stateAt.map((each) => each.toLowerCase())).size === stateAt.length ? stateAt : null;
}

/** Maximum words of an option that is a choice without further words. */
const fewWords = 6;
/** Whether options are short nouns or actions without further statements. */
export function areBare(parts: readonly string[]): boolean {
  const labels = parts.length < 2 ? null : (ownWords(parts, true) ?? ownWords(parts, false));
  return labels !== null && labels.every((label) => label.split(' ').length <= fewWords) && !splitWords(parts[0] ?? '').some(isState);
}
