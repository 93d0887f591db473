import type { TextShaper } from '../images';

/** Drawing of figures: a dark plate with gold lines, 640 units wide, legible at 320 pixels. */
export const colours = {
  night: '#15173D',
  raised: '#1F2251',
  rule: '#383C78',
  text: '#F4EFE2',
  mute: '#BFBEDB',
  gold: '#E3C27A',
  saffron: '#F0A04B',
} as const;

export interface Figure {
  /** The text for screen readers, in addition to the caption of the article. */
  title: string;
  height: number;
  parts: readonly Part[];
  lang?: 'en' | 'hi';
}

export interface Label {
  x: number;
  y: number;
  text: string;
  anchor: keyof typeof shares;
  fill: string;
  size: number;
  bold: boolean;
}

/** SVG, or a text that becomes a path. */
type Part = string | Label;

const shares = { start: 0, middle: 0.5, end: 1 };

type Point = readonly [x: number, y: number];

export const width = 640;
const round = (value: number) => String(Math.round(value * 10) / 10);
const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A linear scale from values to units of the plate. */
export const scale =
  ([from, to]: readonly [number, number], [start, end]: readonly [number, number]) =>
  (value: number) =>
    start + ((value - from) / (to - from)) * (end - start);

export const label = (x: number, y: number, text: string, style: Partial<Omit<Label, 'x' | 'y' | 'text'>> = {}): Label => ({
  anchor: 'start',
  fill: colours.mute,
  size: 19,
  bold: false,
  ...style,
  x,
  y,
  text,
});

export const line = (x1: number, y1: number, x2: number, y2: number, stroke: string = colours.rule, dash = '') =>
  `<path d="M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}" stroke="${stroke}" stroke-width="1.5"${dash === '' ? '' : ` stroke-dasharray="${dash}"`}/>`;

export const curve = (points: readonly Point[], stroke: string = colours.gold, strokeWidth = 2.5) =>
  `<path d="M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}" fill="none" stroke="${stroke}" stroke-width="${strokeWidth}" stroke-linejoin="round" stroke-linecap="round"/>`;

export const bar = (x: number, y: number, barWidth: number, height: number, fill: string = colours.gold, opacity = 1) =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(Math.max(1, barWidth))}" height="${round(height)}" rx="2" fill="${fill}"${opacity === 1 ? '' : ` fill-opacity="${opacity}"`}/>`;

export const dot = (x: number, y: number, radius: number, fill: string = colours.gold) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${radius}" fill="${fill}"/>`;

export const shape = (points: readonly Point[], fill: string, opacity: number) =>
  `<path d="M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z" fill="${fill}" fill-opacity="${opacity}"/>`;

function drawLabel({ x, y, text, anchor, fill, size, bold }: Label, shaper: TextShaper): string {
  const style = { font: bold ? 'bold' : 'body', size } as const;
  const left = x - shares[anchor] * shaper.measure(text, style);
  return `<path fill="${fill}" d="${shaper.toPath(text, style, { x: left, y })}"/>`;
}

/** A complete figure. Letters are paths, because an img element cannot use the page's fonts. */
export const renderFigure = ({ title, height, parts, lang = 'en' }: Figure, shaper: TextShaper) =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" lang="${lang}">`,
    `<title>${escapeText(title)}</title><path d="M0 0h${width}v${height}H0z" fill="${colours.night}"/>`,
    ...parts.map((part) => (typeof part === 'string' ? part : drawLabel(part, shaper))),
    '</svg>\n',
  ].join('\n');

/** A picture without text for the head of a post and its card, 1200 × 630; the subject is in the middle square. */
export const renderCover = (parts: readonly string[]) =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">',
    '<path d="M0 0h1200v630H0z" fill="#1E2150"/>',
    ...parts,
    '</svg>\n',
  ].join('\n');
