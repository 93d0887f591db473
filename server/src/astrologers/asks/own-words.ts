import choices from '../../../content/jyotish/choices.json';
import file from '../../../content/options.json';
import { isListedWord } from '../../care/lexicon/meanings';
import { namesNothing } from '../answers/facts/terms';
import { isFirstPerson } from '../question/asking';
import { romanize } from '../question/romanize';
import { expandShortForm } from '../question/short-forms';

const listOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const heads = listOf(file.heads);
const later = listOf(file.later);
const tails = listOf(file.tails);
const postpositions = listOf(file.postpositions);
const asking = listOf(file.asks);
const states = { english: listOf(file.states.english), hindi: listOf(file.states.hindi) };
const noVerbs = listOf(file.noVerbs);
const [verbs, atEnd] = [file.verbs, file.verbsAtEnd].map((each) => new Map<string, string>(Object.entries(each))) as [
  Map<string, string>,
  Map<string, string>,
];
const yours = {
  english: new Map<string, string>(Object.entries(file.yours.english)),
  hindi: new Map<string, string>(Object.entries(file.yours.hindi)),
};
const leadBy = (list: string) => new RegExp(`^(?:.*\\s)?(?:${list})\\s+`, 'iu');
const [leads, decides, what] = [file.leads, file.decides, file.what].map(leadBy) as [RegExp, RegExp, RegExp];
/** What refuses all other options. */
const none = new RegExp(`^(?:${file.none})$`, 'iu');

/** A longer option is no name of itself any more. */
const mostWords = { english: 9, hindi: 8 };
const keptBeforeVerb = 5;

const isHindiWord = (word: string) => /\p{Script=Devanagari}/u.test(word);
/** "Karu", "करूं": what one would do oneself, with its infinitive; "kare" only at the end; null for any other word. */
function infinitiveOf(word: string, isLast = false): string | null {
  const known = verbs.get(word.toLowerCase()) ?? (isLast ? atEnd.get(word.toLowerCase()) : undefined);
  if (known !== undefined) return known;
  if (noVerbs.has(word)) return null;
  if (isHindiWord(word)) {
    const stem = /^(.{2,}?)(?:ऊं|ऊँ|ूं|ूँ|ऊ)$/u.exec(word)?.[1];
    return stem === undefined ? null : `${stem}ना`;
  }
  if (word !== word.toLowerCase() || !isFirstPerson(word)) return null;
  const stem = /^(.{2,}?)(?:oo?n|un|u|oo)$/u.exec(word)?.[1];
  return stem === undefined ? null : `${stem}na`;
}

const wordsOf = (part: string): string[] =>
  part
    .normalize('NFC')
    .replace(/\([^)]*\)|[()"“”]+|(?<!\p{L})['‘’]|['‘’](?!\p{L})/gu, ' ')
    .split(/\s+/u)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}%+]+$/gu, ''))
    .filter((word) => word !== '')
    .map((word) => (word === word.toLowerCase() ? expandShortForm(word) : word));

const without = (words: readonly string[], at: 0 | -1, listed: ReadonlySet<string>): string[] => {
  const rest = [...words];
  while (rest.length > 1 && listed.has(rest.at(at)?.toLowerCase() ?? '')) rest.splice(at, 1);
  return rest;
};

type Language = keyof typeof states;
/** Whether a word makes a statement of what it stands in: "is", "hai". */
const isStateIn =
  (language: Language) =>
  (word: string): boolean =>
    states[language].has(word.toLowerCase());
const isHindiState = isStateIn('hindi');
const isEnglishState = isStateIn('english');
const isState = (word: string): boolean => isHindiState(word) || (isEnglishState(word) && word !== 'is');

const placeOfDoing = (words: readonly string[]): number =>
  words.findLastIndex((word, at) => infinitiveOf(word, at === words.length - 1) !== null);
const hasDoing = (words: readonly string[]): boolean => placeOfDoing(words) >= 0;

/** Whether a part is a doing of one's own, "karu", and no thing or statement. */
export const isDoing = (part: string): boolean => decides.test(part) || hasDoing(wordsOf(part));

/** Whether options ask what is, and not what to do: "is it friendship or more", "dosti hai ya pyar hai". */
export const asksWhatIs = (parts: readonly string[]): boolean =>
  !parts.some(isDoing) && (parts.some(opensWhatIs) || isState(wordsOf(parts.at(-1) ?? '').at(-1) ?? ''));

/** "Or nothing at all": the contrary of all other options. */
export const isNone = (part: string): boolean => none.test(part.trim());

/** Whether an option asks what is: "is it", "are they". */
export const opensWhatIs = (part: string): boolean => what.test(part);

const [joins, saying] = [listOf(file.joins), file.saying.split(' ')];
/** So few words at the end are another option. */
const [fewBehind, fewLast] = [6, 2];
/** "Jau ki ruku", "pehle batau ki baad mein": what stands before a doing for "or", told as one; behind a verb of saying it is "that". */
export function withOr(text: string): string {
  const words = text.split(' ');
  const isJoining = (word: string, at: number): boolean => {
    const doing = words[at - 1] ?? '';
    const behind = words.slice(at + 1, at + fewBehind);
    if (!joins.has(word.toLowerCase()) || infinitiveOf(doing) === null) return false;
    if (saying.some((stem) => doing.startsWith(stem))) return later.has(behind[0] ?? '');
    return (
      behind.length > 0 &&
      (behind.length <= fewLast || behind.some((each) => later.has(each) || infinitiveOf(each.replace(/[?.!]+$/u, '')) !== null))
    );
  };
  return words.map((word, at) => (isJoining(word, at) ? 'ya' : word)).join(' ');
}

const whom = new RegExp(`(?<![\\p{L}\\p{M}])(?:${file.whom})(?![\\p{L}\\p{M}])`, 'iu');
/** Whether a clause asks for one of several people: "kiski sunu", "whom do I side with". */
export const asksWhom = (clause: string): boolean => whom.test(clause);

/** Whether a clause asks, and is no option. */
export const asksWhich = (clause: string): boolean => wordsOf(clause).some((word) => asking.has(word.toLowerCase()));

/** A Hindi option: what stands behind the last statement, up to its verb, which becomes an infinitive. */
function inHindi(words: readonly string[], isFirst: boolean): string[] | null {
  const told = isFirst ? words.findLastIndex((word, at) => isHindiState(word) && at < words.length - 1) : -1;
  const kept = without(without(words.slice(told + 1), 0, heads), -1, tails);
  const end = kept.findIndex(isHindiState);
  const own = end > 0 ? kept.slice(0, end) : kept;
  const at = placeOfDoing(own);
  if (at < 0) return end >= 0 ? null : own;
  // "Palu kutta ya tota": of what stands behind the verb the other options are, too.
  if (at === 0 && isFirst && own.length > 1) return own.slice(1);
  // The words of a compound are one verb: "chhod du".
  const before = own.slice(Math.max(0, at - keptBeforeVerb), at);
  return [...without(before, 0, postpositions), infinitiveOf(own[at] ?? '', true) ?? ''];
}

/** An English option: without what asks for it, and what is said of the last one. */
function inEnglish(part: string, isFirst: boolean): string[] | null {
  const words = without(without(wordsOf(part.replace(leads, '').replace(what, '')), 0, heads), -1, tails);
  const end = words.findIndex(isEnglishState);
  return end < 0 ? words : isFirst || end === 0 ? null : words.slice(0, end);
}

const around = listOf(choices.around);
const isEveryday = (word: string): boolean => isListedWord(word) || around.has(word.toLowerCase());

/** An option in the words in which it was typed, said to who asks; null where it names no thing and no doing. */
function ownWord(part: string, isFirst: boolean, isEnglish: boolean): string | null {
  const words = isEnglish ? inEnglish(part, isFirst) : inHindi(wordsOf(part), isFirst);
  const language = isEnglish ? 'english' : 'hindi';
  if (words === null || words.length === 0 || words.length > mostWords[language]) return null;
  if (asksWhich(words.join(' ')) || words.some((word) => /[@/\\<>]/u.test(word))) return null;
  const label = words
    .map((word, at) => (isFirst && at === 0 && isEveryday(word) ? word.toLowerCase() : word))
    .map((word) => yours[language].get(word.toLowerCase()) ?? word)
    .join(' ');
  // What a chart has is held against it, and is no name of an option.
  return namesNothing(label) && romanize(label).length > 1 ? label : null;
}

/** The options of a question in the words in which they were typed; null where one has none, or two have the same. */
export function ownWords(parts: readonly string[], isEnglish: boolean): string[] | null {
  const all = parts.map((part, at) => ownWord(part, at === 0, isEnglish));
  const told = all.filter((each) => each !== null);
  return told.length === parts.length && new Set(told.map((each) => each.toLowerCase())).size === told.length ? told : null;
}

/** So many words of each option put a choice by themselves. */
const fewWords = 5;
/** Whether options are short things or doings that nothing else is told of. */
export function areBare(parts: readonly string[]): boolean {
  const labels = parts.length < 2 ? null : (ownWords(parts, true) ?? ownWords(parts, false));
  return labels !== null && labels.every((label) => label.split(' ').length <= fewWords) && !wordsOf(parts[0] ?? '').some(isState);
}
