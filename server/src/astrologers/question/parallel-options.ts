import { findKin, type Kin } from './people';
import { readText, shortVowels, type QuestionText } from './question-text';
import type { AnswerLanguage } from './language';

/** What stands behind a Hindi name and says what it has to do with the choice. */
const postpositions: readonly (readonly [words: RegExp, hindi: string])[] = [
  [/ (?:ke|k|mere|apne|hamare) (?:pas|paas) $/u, 'के पास'],
  [/ (?:ke|k|mere|apne|hamare) (?:sath|saath) $/u, 'के साथ'],
  [/ (?:ke|k|mere|apne|hamare) (?:liye|lie) $/u, 'के लिए'],
  [/ (?:ke|k|mere|apne|hamare) (?:nam|naam) (?:se|par|pe|pr|ka|ki) $/u, 'के नाम से'],
  [/ (?:ke|k|mere|apne|hamare) (?:ghar|yaha|yahan) $/u, 'के घर'],
  [/ se $/u, 'से'],
  [/ ko $/u, 'को'],
  [/ (?:me|mein|men) $/u, 'में'],
  [/ (?:pe|par|pr) $/u, 'पर'],
];
const verbEnd = / (?:(?:\w+(?:ung[ai]|oong[ai]|eng[ei]|eg[ai]|u|un|oon)|lein|le|lena|leni|dein|de|dena|kare|karein|karna|karni|jana|jaye|jayen|rahe|rahein|rehna|rahna|bhi|hi|to|thik|theek|sahi|behtar|achh?[ai]|best|better|hai|hain|ho|chahiye|kya|please|plz|ji|sir|bataye|bataiye|batao|ruke|dikhau|uchit|loan|karz|karj|paise|paisa|udhar|sajhedar|saajhedar|partner|mang\w*|puch\w*)) $/u;

/** The end of an option without its verbs, with a space on either side. */
export function withoutVerbs(plain: string): string {
  let text = plain.replace(/ {2,}/gu, ' ');
  for (let before = ''; before !== text && text.trim() !== ''; ) {
    before = text;
    text = text.replace(verbEnd, ' ');
  }
  return text;
}

/** The postposition with which a part ends, verbs aside; null where it ends with a name. */
export function postpositionOf(plain: string): string | null {
  const rest = withoutVerbs(plain);
  return postpositions.find(([words]) => words.test(rest))?.[1] ?? null;
}

const shortOf = (text: QuestionText): string => shortVowels(text).split(/ {2,}/u).at(-1)?.replace(/^ ?/u, ' ') ?? ' ';

/** The words that end with a postposition of the same kind, from the first part of a choice. */
function partWith(plain: string, postposition: string): string {
  const words = plain.trim().split(' ');
  for (let end = words.length; end > 0; end -= 1) {
    const head = ` ${words.slice(0, end).join(' ')} `;
    if (postpositions.find(([pattern]) => pattern.test(head))?.[1] === postposition) return ` ${words.slice(Math.max(0, end - 5), end).join(' ')} `;
  }
  return plain;
}

const prepositions = /^ (from|with|to|in|by|at|for|under|on) /u;

/** Two parts of a choice that are built alike: the words of each that name what is chosen, and what joins them to the rest. */
export interface Parallel {
  plains: readonly [string, string];
  texts: readonly [QuestionText, QuestionText];
  preposition: string;
  postposition: string;
}

export function alignParts([one, two]: readonly [string, string], language: AnswerLanguage): Parallel {
  const [first, second] = [readText(one, language), readText(two, language)];
  const [a, b] = [shortOf(first), shortOf(second)];
  if (language === 'English') return { plains: [a, b], texts: [first, second], preposition: prepositions.exec(b)?.[1] ?? / (by|from|with|at) (?:\w+ ){1,3}$/u.exec(a)?.[1] ?? '', postposition: '' };
  const postposition = postpositionOf(b) ?? postpositionOf(a) ?? '';
  const head = postposition === '' || postpositionOf(b) === null ? a : partWith(withoutVerbs(a), postposition);
  return { plains: [head, b], texts: [first, second], preposition: '', postposition };
}

/** The relative that stands last in some words: of "my mother with my sister" the sister. */
export function lastKin(plain: string, text: QuestionText): Kin | null {
  const words = plain.trim().split(' ');
  let found: Kin | null = null;
  for (let start = words.length - 1; start >= 0; start -= 1) {
    const part = readText(words.slice(start).join(' '), text.language);
    const kin = findKin({ ...part, mayBeHindi: text.mayBeHindi });
    if (kin === null) continue;
    if (found !== null && kin.id !== found.id && !/^(?:bad[aei]|chh?ot[aei]|elder|older|younger|big|little)$/u.test(words[start] ?? '')) return found;
    found = kin;
  }
  return found;
}
