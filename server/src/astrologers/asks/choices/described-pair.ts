import file from '../../../../content/options.json';
import { asksWhichOne, asksWhom, toSet } from './words';

const [firsts, seconds] = [toSet(file.firsts), toSet(file.seconds)];
const bare = (word: string): string => word.toLowerCase().replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, '');
/** The end of the clause that tells of a candidate. */
const clauseEnd = /[.?!।,;]$/u;
/** A candidate is told in so many words at least; "ek dusre se" tells of none. */
const minWords = 2;
const joins = /[\s,;.।]*(?:\s(?:and|the|aur|और))*[\s,;.।]*$/iu;

/** "Truck chalata hai" names nobody, "truck chalane wala" does. */
const namedByHabit = (told: string): string =>
  told.replace(/([a-z]+)t([aie]) h(?:ai|ain|e)?$/iu, '$1ne wal$2').replace(/(\S+)त([ाीे]) हैं?$/u, '$1ने वाल$2');

/** The two candidates of "one is a clerk, the other drives a truck: whom do we take", as they are told; none if the text asks for none of them. */
export function describedPair(text: string): string[] {
  if (!asksWhichOne(text) && !asksWhom(text)) return [];
  const words = text.split(/\s+/u);
  const second = words.findIndex((word, at) => at > minWords && seconds.has(bare(word)));
  const first = words.slice(0, Math.max(second, 0)).findLastIndex((word) => firsts.has(bare(word)));
  if (first < 0) return [];
  const behind = words.slice(second + 1);
  const end = behind.findIndex((word) => clauseEnd.test(word));
  const told = [words.slice(first + 1, second), behind.slice(0, end < 0 ? behind.length : end + 1)];
  return told.every(({ length }) => length >= minWords) ? told.map((each) => namedByHabit(each.join(' ').replace(joins, ''))) : [];
}
