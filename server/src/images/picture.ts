import { wrapText } from './wrap-text';
import type { TextShaper, TextStyle } from './text-shaper';

export interface DrawTextOptions extends TextStyle {
  x: number;
  /** The base line of the first line. */
  y: number;
  fill: string;
  /** Pixels; the text is cut where it does not fit. Without it the text stays on one line of any length. */
  width?: number;
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

/** Draws a text as paths, in as many lines as it needs. */
export function drawText(shaper: TextShaper, text: string, options: DrawTextOptions): DrawnText {
  const { x, y, fill, size, width = Infinity, maxLines = 1, align = 'left', lineHeight = Math.round(size * 1.25) } = options;
  const lines = wrapText(shaper, text, options, { width, maxLines });
  const paths = lines.map((line, index) => {
    const left = x - offsets[align] * shaper.measure(line, options);
    return shaper.toPath(line, options, { x: left, y: y + index * lineHeight });
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
