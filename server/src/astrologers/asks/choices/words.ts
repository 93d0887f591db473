import file from '../../../../content/options.json';
import { endsInFuture, isFirstPerson } from '../../question/asking';
import { expandShortForm } from '../../question/short-forms';

export const toSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const later = toSet(file.later);
const asking = toSet(file.asks);
const states = { english: toSet(file.states.english), hindi: toSet(file.states.hindi) };
const noVerbs = toSet(file.noVerbs);
const [verbs, atEnd] = [file.verbs, file.verbsAtEnd].map((each) => new Map<string, string>(Object.entries(each))) as [
  Map<string, string>,
  Map<string, string>,
];
const leadBy = (list: string) => new RegExp(`^(?:.*\\s)?(?:${list})\\s+`, 'iu');
const [leads, decides, what] = [file.leads, file.decides, file.what].map(leadBy) as [RegExp, RegExp, RegExp];
/** Removes the question words before an English option. */
export const withoutLead = (part: string): string => part.replace(leads, '').replace(what, '');

/** Matches "none of them". */
const nonePattern = new RegExp(`^(?:${file.none})$`, 'iu');

const isHindiWord = (word: string) => /\p{Script=Devanagari}/u.test(word);
/** "Karu", "करूं": a verb in the first person, with its infinitive; "kare" only at the end; null for any other word. */
export function toInfinitive(word: string, isLast = false): string | null {
  const infinitive = verbs.get(word.toLowerCase()) ?? (isLast ? atEnd.get(word.toLowerCase()) : undefined);
  if (infinitive !== undefined) return infinitive;
  if (noVerbs.has(word)) return null;
  if (isHindiWord(word)) {
    const stem = /^(.{2,}?)(?:ऊं|ऊँ|ूं|ूँ|ऊ)$/u.exec(word)?.[1];
    return stem === undefined ? null : `${stem}ना`;
  }
  if (word !== word.toLowerCase() || !isFirstPerson(word)) return null;
  const stem = /^(.{2,}?)(?:oo?n|un|u|oo)$/u.exec(word)?.[1];
  return stem === undefined ? null : `${stem}na`;
}

export const splitWords = (part: string): string[] =>
  part
    .normalize('NFC')
    .replace(/\([^)]*\)|[()"“”]+|(?<!\p{L})['‘’]|['‘’](?!\p{L})/gu, ' ')
    .split(/\s+/u)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}%+]+$/gu, ''))
    .filter((word) => word !== '')
    .map((word) => (word === word.toLowerCase() ? expandShortForm(word) : word));

const trimmed = { heads: toSet(file.heads), tails: toSet(file.tails), start: toSet(file.postpositions) };
/** Words without those that do not belong to an option: at both ends, at the end, or at the start of what stands before a verb. */
export function trimWords(words: readonly string[], where: 'both' | 'end' | 'start' = 'both'): string[] {
  const first = where === 'both' ? trimmed.heads : where === 'start' ? trimmed.start : null;
  const last = where === 'start' ? null : trimmed.tails;
  const rest = [...words];
  while (rest.length > (where === 'both' ? 1 : 0) && first?.has(rest[0]?.toLowerCase() ?? '') === true) rest.shift();
  while (rest.length > 1 && last?.has(rest.at(-1)?.toLowerCase() ?? '') === true) rest.pop();
  return rest;
}

type Language = keyof typeof states;
/** Whether a word turns its clause into a statement: "is", "hai". */
const isStateIn =
  (language: Language) =>
  (word: string): boolean =>
    states[language].has(word.toLowerCase());
export const isHindiState = isStateIn('hindi');
export const isEnglishState = isStateIn('english');
export const isState = (word: string): boolean => isHindiState(word) || (isEnglishState(word) && word !== 'is');

export const placeOfDoing = (words: readonly string[]): number =>
  words.findLastIndex((word, at) => toInfinitive(word, at === words.length - 1) !== null);
const hasDoing = (words: readonly string[]): boolean => placeOfDoing(words) >= 0;

/** Whether an option is the user's own action: "karu". */
export const isDoing = (part: string): boolean => decides.test(part) || hasDoing(splitWords(part));

/** Whether each option is another action: "bechu ya rakhu". */
export function areDifferentDoings(parts: readonly string[]): boolean {
  const doings = parts.map(splitWords).map((words) => toInfinitive(words[placeOfDoing(words)] ?? '', true));
  return parts.length > 1 && doings.every((each) => each !== null) && new Set(doings).size === parts.length;
}

/** Whether options are about a state, and not about an action: "is it friendship or more", "dosti hai ya pyar hai". */
export const asksWhatIs = (parts: readonly string[]): boolean =>
  !parts.some(isDoing) && (parts.some(opensWhatIs) || parts.some((part) => isState(splitWords(part).at(-1) ?? '')));

/** Whether an option is "nothing at all". */
export const isNone = (part: string): boolean => nonePattern.test(part.trim());

/** Whether an option is about a state: "is it", "are they". */
export const opensWhatIs = (part: string): boolean => what.test(part);

export const [joins, saying] = [toSet(file.joins), file.saying.split(' ')];
/** Maximum words at the end that are another option. */
const [fewBehind, fewLast] = [6, 2];
const bare = (word: string): string => word.replace(/[?.!,।]+$/u, '');

/** "Jau ki ruku", "karein ki chhod dein": "ki" means "or" before an action, and "that" after a verb of saying. */
export function withOr(text: string): string {
  const words = text.split(' ');
  const isJoining = (word: string, at: number): boolean => {
    if (!joins.has(word.toLowerCase())) return false;
    const verb = bare(words[at - 1] ?? '');
    const rest = words.slice(at + 1);
    const mark = rest.findIndex((each) => /[?.!।]$/u.test(each));
    const end = mark < 0 ? rest.length : mark + 1;
    const behind = rest.slice(0, Math.min(end, fewBehind));
    const isShort = end > 0 && end <= fewLast;
    const isPlural = /(?:n|ं|ँ)$/u.test(verb);
    // "I think what comes", "what can we do that it comes": "ki" means "that".
    if (asking.has(bare(rest[0] ?? '').toLowerCase()) || (isPlural && asking.has((words[at - 2] ?? '').toLowerCase()))) return false;
    // "Buying a cow will do, or a buffalo?"
    if (toInfinitive(verb, isPlural) === null) return isShort && endsInFuture(verb);
    if (saying.some((stem) => verb.startsWith(stem))) return later.has(rest[0] ?? '');
    return isShort || behind.some((each, place) => later.has(each) || toInfinitive(bare(each), place === end - 1) !== null);
  };
  return words.map((word, at) => (isJoining(word, at) ? 'ya' : word)).join(' ');
}

const whom = new RegExp(`(?<![\\p{L}\\p{M}])(?:${file.whom})(?![\\p{L}\\p{M}])`, 'iu');
/** Whether a clause asks for one of several people: "kiski sunu", "whom do I side with". */
export const asksWhom = (clause: string): boolean => whom.test(clause);

const whichOne = new RegExp(`(?<![\\p{L}\\p{M}])(?:${file.whichOne})(?![\\p{L}\\p{M}])`, 'iu');
/** Whether a text asks for one of the named options. */
export const asksWhichOne = (text: string): boolean => whichOne.test(text);

/** Whether a clause is a question and not an option. */
export const asksWhich = (clause: string): boolean => splitWords(clause).some((word) => asking.has(word.toLowerCase()));
