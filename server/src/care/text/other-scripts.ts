import { wordPrefixes, endings } from '../lexicon/other-scripts';

const list = (table: Record<string, string>): [string, string][] =>
  Object.entries(table)
    .flatMap(([meaning, words]) => words.split(' ').map((word): [string, string] => [word.normalize('NFC'), meaning]))
    .sort(([one], [other]) => other.length - one.length);

/** By their first letter, the longest first. */
const starts = new Map<string, [string, string][]>();
for (const entry of list(wordPrefixes)) {
  const first = entry[0].replace('=', '').charAt(0);
  starts.set(first, [...(starts.get(first) ?? []), entry]);
}
const ends = list(endings);
const word = /[\u0600-\u06ff\u0900-\u0dff]+/gu;
/** Two letters must be a whole word, because too many words begin with them. */
const isWhole = (start: string) => start.startsWith('=') || start.length < 3;

/** Translates a word of another Indian language into Hindi; unknown words are unchanged. */
function translate(written: string): string {
  const found = starts
    .get(written.charAt(0))
    ?.find(([start]) => (isWhole(start) ? written === start.replace('=', '') : written.startsWith(start)));
  if (!found) return written;
  // A vowel sign of the last letter may belong to the ending.
  const rest = written.slice(found[0].length - 1);
  const end = found[1].includes('chahta') ? undefined : ends.find(([each]) => rest.includes(each));
  return end ? `${found[1]} ${end[1]}` : found[1];
}

/** Replaces words of other Indian languages in a text by Hindi words in Latin letters. */
export const readOtherScripts = (text: string): string => text.normalize('NFC').replace(word, translate);
