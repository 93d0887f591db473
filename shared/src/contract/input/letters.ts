/** Signs that join the consonant before them to the one after: the viramas of the scripts of India and its neighbours. */
const viramas =
  '\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca\uabed\u1039\u17d2\u{11133}\u{110b9}\u{111c0}\u{1134d}\u{11442}\u{114c2}\u{115bf}\u{1163f}\u{116b6}';
/** Vowels of Thai and Lao that Unicode counts as letters. */
const vowels = '\u0e33\u0eb3';

/**
 * A letter as readers see it (grapheme cluster): a flag, or a character with its marks, joined consonants and the parts of an
 * emoji. Not by Intl.Segmenter, because some browsers lack it, and others know fewer conjuncts than the server, while slugs must
 * be the same everywhere.
 */
const letter = new RegExp(
  `(?:\\p{RI}{2}|[\\u1100-\\u11ff]+|[^])(?:[${viramas}][\\u200c\\u200d]?\\p{L}|\\u200d\\p{ExtPict}|[${vowels}\\p{M}\\p{EMod}\\u200c\\u200d\\u{e0020}-\\u{e007f}])*`,
  'gu',
);

/** The letters of a text; joined, they are the text. */
export const splitLetters = (text: string): string[] => text.match(letter) ?? [];

/** Extends a range of a text to whole letters: from the start of the letter at `from` to the end of the letter at `to`. */
export function wholeLetters(text: string, from: number, to: number): [from: number, to: number] {
  let [start, end] = [0, 0];
  for (const { index, 0: found } of text.matchAll(letter)) {
    if (index <= from) start = index;
    if (index < to) end = index + found.length;
  }
  return [start, Math.max(start, end)];
}

const lastWord = /[\s\-,.;:·–—|।]+[^\s-]*$/u;
const separators = /[\s\-,;:·–—|]+$/u;

/** The text before `rest`, shortened to the end of a word if one is near. */
export function endAtWord(kept: string, rest: string): string {
  const at = /^[\s-]/.test(rest) || rest === '' ? -1 : kept.search(lastWord);
  return (at > kept.length * 0.6 ? kept.slice(0, at) : kept).replace(separators, '');
}

/** Shortens a text to at most `most` UTF-16 units including the ellipsis, after a whole letter, and after a word if one ends nearby. */
export function cutText(text: string, most: number, ellipsis = ''): string {
  if (text.length <= most) return text;
  let length = 0;
  for (const { 0: found } of text.matchAll(letter)) {
    if (length + found.length > most - ellipsis.length) break;
    length += found.length;
  }
  return endAtWord(text.slice(0, length), text.slice(length)) + ellipsis;
}
