import { endAtWord, splitLetters } from '@oracle-astra/shared/contract';
import type { TextShaper, TextStyle } from './text-shaper';

const ellipsis = '…';

/**
 * The lines of a text within a width in pixels, at most `maxLines`; what does not fit ends in an ellipsis. A word longer than a
 * line is broken between whole letters (grapheme clusters).
 */
export function wrapText(
  shaper: TextShaper,
  text: string,
  style: TextStyle,
  { width, maxLines }: { width: number; maxLines: number },
): string[] {
  const fits = (line: string) => shaper.measure(line, style) <= width;
  /** The largest number of letters, at least `least`, for which the result of `make` fits. */
  const fill = (letters: number, minCount: number, make: (count: number) => string) => {
    let [most, tooMany] = [minCount, letters];
    while (tooMany - most > 1) {
      const middle = Math.floor((most + tooMany) / 2);
      if (fits(make(middle))) most = middle;
      else tooMany = middle;
    }
    return most;
  };
  const cut = (line: string) => {
    const letters = splitLetters(line);
    const shorten = (count: number) => endAtWord(letters.slice(0, count).join(''), letters.slice(count).join('')) + ellipsis;
    return shorten(fill(letters.length, 0, shorten));
  };
  const breakWord = (word: string): [string, string] => {
    const letters = splitLetters(word);
    const count = fill(letters.length, 1, (most) => letters.slice(0, most).join(''));
    return [letters.slice(0, count).join(''), letters.slice(count).join('')];
  };

  const lines: string[] = [];
  let rest = shaper.keepDrawable(text, style.font).split(' ').filter(Boolean);
  while (rest.length > 0) {
    if (lines.length === maxLines - 1) return [...lines, fits(rest.join(' ')) ? rest.join(' ') : cut(rest.join(' '))];
    let count = 1;
    while (count < rest.length && fits(rest.slice(0, count + 1).join(' '))) count += 1;
    const line = rest.slice(0, count).join(' ');
    const [start, end] = fits(line) ? [line, ''] : breakWord(line);
    lines.push(start);
    rest = [...(end === '' ? [] : [end]), ...rest.slice(count)];
  }
  return lines;
}
