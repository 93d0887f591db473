import { wrapText } from './wrap-text';
import type { TextShaper, TextStyle } from './text-shaper';

export interface DrawTextOptions extends TextStyle {
  x: number;
  /** The base line of the first line. */
  y: number;
  fill: string;
  /** In pixels; a text that does not fit is truncated. Without it the text is one line of any length. */
  width?: number;
  /** A word wider than a line is drawn smaller, down to this size, before it is truncated. */
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
function fitSize(shaper: TextShaper, text: string, { size, font, width = Infinity, minSize = size }: DrawTextOptions): number {
  const longest = Math.max(
    0,
    ...shaper
      .keepDrawable(text, font)
      .split(' ')
      .map((word) => shaper.measure(word, { font, size })),
  );
  return longest <= width ? size : Math.max(minSize, Math.floor((size * width) / longest));
}

/** Draws a text as paths, in as many lines as it needs. */
export function drawText(shaper: TextShaper, text: string, options: DrawTextOptions): DrawnText {
  const { x, y, fill, width = Infinity, maxLines = 1, align = 'left', lineHeight = Math.round(options.size * 1.25) } = options;
  const style = { ...options, size: fitSize(shaper, text, options) };
  const lines = wrapText(shaper, text, style, { width, maxLines });
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
