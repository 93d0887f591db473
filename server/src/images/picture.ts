import { wrapText } from './wrap-text';
import type { TextShaper, TextStyle } from './text-shaper';

export interface DrawTextOptions extends TextStyle {
  x: number;
  /** The base line of the first line. */
  y: number;
  fill: string;
  /** Pixels; text that does not fit the lines is cut. Without it the text stays on one line of any length. */
  width?: number;
  /** A text that does not fit is drawn smaller, down to this size and in more lines, before a word is broken or cut. */
  minSize?: number;
  maxLines?: number;
  /** Pixels from one base line to the next. */
  lineHeight?: number;
  align?: 'left' | 'right' | 'centre';
}

/** SVG of a text, and the base line of its last line. */
export interface DrawnText {
  svg: string;
  bottom: number;
  lines: number;
}

const offsets = { left: 0, centre: 0.5, right: 1 };

/** The size at which the longest word of a text fits a line. */
function fitLongestWord(shaper: TextShaper, text: string, { size, font, width = Infinity }: DrawTextOptions): number {
  const words = shaper.keepDrawable(text, font).split(' ');
  const longest = Math.max(0, ...words.map((word) => shaper.measure(word, { font, size })));
  return longest <= width ? size : Math.floor((size * width) / longest);
}

const sizeStep = 4;

/** The largest size at which the whole text fits, with the number of lines that have room then; the smallest size if none fits. */
function fitText(shaper: TextShaper, text: string, options: DrawTextOptions): { size: number; lines: string[] } {
  const { width = Infinity, maxLines = 1, minSize = options.size } = options;
  const whole = shaper.keepDrawable(text, options.font);
  for (let size = Math.max(minSize, fitLongestWord(shaper, text, options)); ; size = Math.max(minSize, size - sizeStep)) {
    const lines = wrapText(shaper, text, { ...options, size }, { width, maxLines: Math.floor((maxLines * options.size) / size) });
    if (size <= minSize || lines.join(' ') === whole) return { size, lines };
  }
}

/** Draws a text as paths, in as many lines as it needs. */
export function drawText(shaper: TextShaper, text: string, options: DrawTextOptions): DrawnText {
  const { x, y, fill, align = 'left' } = options;
  const { size, lines } = fitText(shaper, text, options);
  const style = { ...options, size };
  const lineHeight = Math.round(((options.lineHeight ?? options.size * 1.25) * size) / options.size);
  const paths = lines.map((line, index) => {
    const left = x - offsets[align] * shaper.measure(line, style);
    return shaper.toPath(line, style, { x: left, y: y + index * lineHeight });
  });
  return {
    svg: `<path fill="${fill}" d="${paths.join('')}"/>`,
    bottom: y + Math.max(0, lines.length - 1) * lineHeight,
    lines: lines.length,
  };
}

/** A whole SVG document of this size in pixels. */
export const svgDocument = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
