import file from '../../../../content/options.json';
import { isListedWord } from '../../../care/lexicon/meanings';
import { endsInFuture } from '../../question/asking';
import { isEnglishState, isHindiState, asksWhich, asksWhichOne, asksWhom, splitWords, toSet } from './words';
import { toLabel } from './own-words';

const [counts, firsts, seconds] = [toSet(file.counts), toSet(file.firsts), toSet(file.seconds)];
const bare = (word: string): string => word.toLowerCase().replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, '');
const endsSentence = (word: string): boolean => /[.?!।]$/u.test(word);
const endsClause = (word: string): boolean => /[.?!।,;]$/u.test(word);
const joining = toSet('and the aur और');
/** The minimum words about a candidate; "ek dusre se" describes none. */
const minWords = 2;

/** Without marks and joining words at the end. */
function trimEnd(words: readonly string[]): string {
  const end = words.findLastIndex((word) => bare(word) !== '' && !joining.has(bare(word)));
  return words
    .slice(0, end + 1)
    .map((word, at) => (at === end ? word.replace(/[.?!।,;]$/u, '') : word))
    .join(' ');
}

/**
 * The two candidates of "two proposals: one is a clerk, the other drives a truck, whom do we take", as they are described. Their number
 * has to be said before, because "one" and "another" alone also count months, reasons and husbands.
 */
export function describedPair(text: string): string[] {
  if (!asksWhichOne(text) && !asksWhom(text)) return [];
  const words = text.split(/\s+/u);
  const count = words.findIndex((word) => counts.has(bare(word)));
  const first = count < 0 ? -1 : words.findIndex((word, at) => at > count && firsts.has(bare(word)));
  const second = first < 0 ? -1 : words.findIndex((word, at) => at > first && seconds.has(bare(word)));
  if (second < 0 || words.slice(first, second).some(endsSentence)) return [];
  const behind = words.slice(second + 1);
  const end = behind.findIndex(endsClause);
  const described = [words.slice(first + 1, second), behind.slice(0, end < 0 ? behind.length : end + 1)];
  const isClear = described.every((each) => each.length >= minWords) && !asksWhich(described[1]?.join(' ') ?? '');
  return isClear ? described.map(trimEnd) : [];
}

/** The two whom "Sneha works here. Anjali is a teacher. Which one" tells of, each at the beginning of a sentence; otherwise none. */
export function namedPair(text: string): string[] {
  if (!asksWhichOne(text) && !asksWhom(text)) return [];
  const names = text.split(/[.?!;\n]+\s*/u).flatMap((sentence) => {
    const [name = '', verb = ''] = sentence.trim().split(/\s+/u);
    const isName = !counts.has(bare(name)) && /^\p{Lu}\p{Ll}+$/u.test(name) && !isListedWord(name) && !isListedWord(name.toLowerCase());
    return isName && (isEnglishState(verb) || /^\p{Ll}+s$/u.test(verb)) ? [name] : [];
  });
  const different = [...new Set(names)];
  return different.length === 2 ? different : [];
}

const [people, prepositions] = [toSet(file.candidates), toSet(file.englishPrepositions)];
const maxWordsOfLabel = 12;

/** A candidate by its description: "the one that drives a truck", "jo dubai mein electrician hai, woh". */
function describeOne(part: string, isEnglish: boolean): string | null {
  const typed = splitWords(part);
  const words = !isEnglish && typed.length > 1 && people.has(typed[0]?.toLowerCase() ?? '') ? typed.slice(1) : typed;
  const [first = ''] = words;
  const last = words.at(-1) ?? '';
  if (words.length > maxWordsOfLabel) return null;
  if (isEnglish) {
    const isVerb = isEnglishState(first) || (/[a-z]s$/u.test(first) && !prepositions.has(first));
    const own = toLabel(words, true, 'english');
    return own && `the one ${prepositions.has(first) ? '' : isVerb ? 'that ' : 'that is '}${own}`;
  }
  const isHindi = /\p{Script=Devanagari}/u.test(part);
  const own = toLabel(isHindiState(last) || endsInFuture(part) ? words : [...words, isHindi ? 'है' : 'hai'], true, 'hindi');
  return own && (isHindi ? `जो ${own}, वह` : `jo ${own}, woh`);
}

/** The described candidates in the user's words; null if one is too long to name it. */
export function describeCandidates(parts: readonly string[], isEnglish: boolean): string[] | null {
  const described = parts.map((part) => describeOne(part, isEnglish)).filter((each) => each !== null);
  return described.length === parts.length && parts.length > 1 ? described : null;
}
