import { endAtWord, splitLetters } from '@oracle-astra/shared/contract';
import type { TextShaper, TextStyle } from './text-shaper';

const ellipsis = '…';

/** The lines of a text within a width in pixels, at most `maxLines`; a longer text ends in an ellipsis. A word longer than a line is truncated. */
export function wrapText(
  shaper: TextShaper,
  text: string,
  style: TextStyle,
  { width, maxLines }: { width: number; maxLines: number },
): string[] {
  const fits = (line: string) => shaper.measure(line, style) <= width;
  const cut = (line: string) => {
    const letters = splitLetters(line);
    const shorten = (count: number) => endAtWord(letters.slice(0, count).join(''), letters.slice(count).join('')) + ellipsis;
    let [most, tooMany] = [0, letters.length];
    while (tooMany - most > 1) {
      const middle = Math.floor((most + tooMany) / 2);
      if (fits(shorten(middle))) most = middle;
      else tooMany = middle;
    }
    return shorten(most);
  };

  const lines: string[] = [];
  let rest = shaper.keepDrawable(text, style.font).split(' ').filter(Boolean);
  while (rest.length > 0) {
    if (lines.length === maxLines - 1) return [...lines, fits(rest.join(' ')) ? rest.join(' ') : cut(rest.join(' '))];
    let count = 1;
    while (count < rest.length && fits(rest.slice(0, count + 1).join(' '))) count += 1;
    const line = rest.slice(0, count).join(' ');
    lines.push(fits(line) ? line : cut(line));
    rest = rest.slice(count);
  }
  return lines;
}
