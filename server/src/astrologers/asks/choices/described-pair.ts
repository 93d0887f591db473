import file from '../../../../content/options.json';
import { asksWhich, asksWhichOne, asksWhom, toSet } from './words';

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
