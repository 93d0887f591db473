import { drawText, svgDocument, type TextShaper } from '../../images';

/** The size that pages announce for a shared link, in pixels. */
export const cardSize = { width: 1200, height: 630 };

const colours = { night: '#15173D', rule: '#383C78', text: '#F4EFE2', quiet: '#BFBEDB', gold: '#E3C27A', saffron: '#E8871A' };
const margin = 72;
const logo =
  '<g transform="translate(72 60) scale(1.5)" fill="none" stroke="#E3C27A" stroke-linecap="round"><circle cx="16" cy="16" r="13.25" stroke-width="1.5"/><path d="M2.6 29.4l5.6-5.6M16.2 15.8l2.9-2.9M23.8 8.2l5.6-5.6" stroke-width="1.5"/><circle cx="12.2" cy="19.8" r="4.6" fill="#E3C27A" stroke="none"/><circle cx="21.5" cy="10.5" r="2.4" fill="#E3C27A" stroke="none"/></g>';

/** The right side: a drawing, bars from 0 to 100, or facts. */
export type CardSide =
  | { kind: 'figure'; svg: string }
  | { kind: 'bars'; rows: { label: string; value: number }[] }
  | { kind: 'facts'; rows: { label: string; value: string }[] };

export interface Card {
  eyebrow: string;
  title: string;
  text: string;
  /** The site's host name. */
  host: string;
  side: CardSide | null;
}

/** The picture of a shared link as an SVG of `cardSize`. */
export function drawCard(shaper: TextShaper, { eyebrow, title, text, host, side }: Card): string {
  const width = side === null ? cardSize.width - 2 * margin : 560;
  const size = side === null ? 72 : 60;
  const heading = drawText(shaper, title, {
    font: 'heading',
    size,
    minSize: 40,
    x: margin,
    y: 286,
    width,
    maxLines: 3,
    fill: colours.text,
    lineHeight: size * 1.2,
  });
  return svgDocument(
    cardSize.width,
    cardSize.height,
    [
      `<path fill="${colours.night}" d="M0 0h1200v630H0z"/>`,
      side === null ? drawRings() : drawSide(shaper, side),
      logo,
      drawText(shaper, 'Oracle & Astra', { font: 'heading', size: 36, x: 134, y: 96, fill: colours.text }).svg,
      drawText(shaper, eyebrow, { font: 'bold', size: 28, x: margin, y: 208, width, fill: colours.gold }).svg,
      heading.svg,
      drawText(shaper, text, {
        font: 'body',
        size: 32,
        x: margin,
        y: heading.bottom + 62,
        width,
        maxLines: heading.lines >= 3 ? 1 : 2,
        fill: colours.quiet,
      }).svg,
      `<path fill="${colours.saffron}" d="M72 556h48v6H72z"/>`,
      drawText(shaper, host, { font: 'body', size: 26, x: 140, y: 568, fill: colours.quiet }).svg,
    ].join(''),
  );
}

const drawRings = () =>
  `<g fill="none" stroke="${colours.rule}" stroke-width="2"><circle cx="1130" cy="80" r="180"/><circle cx="1130" cy="80" r="240"/><circle cx="1130" cy="80" r="310" stroke-dasharray="2 14"/></g>`;

function drawSide(shaper: TextShaper, side: CardSide): string {
  if (side.kind === 'figure') return placeFigure(side.svg);
  return side.rows.map((row, index) => drawRow(shaper, row, 150 + index * (side.kind === 'bars' ? 66 : 100))).join('');
}

/** A drawing of the project, cut to the right part of the card. */
const placeFigure = (svg: string) =>
  svg.replace(/<svg([^>]*)>/, (_, attributes: string) => {
    const kept = attributes.replace(/ (?:width|height|xmlns)="[^"]*"/g, '');
    return `<svg${kept} x="700" y="0" width="500" height="630" preserveAspectRatio="xMidYMid slice">`;
  });

function drawRow(shaper: TextShaper, { label, value }: { label: string; value: number | string }, y: number): string {
  if (typeof value === 'string')
    return (
      drawText(shaper, label, { font: 'body', size: 26, x: 720, y, fill: colours.quiet }).svg +
      drawText(shaper, value, { font: 'bold', size: 36, x: 720, y: y + 44, width: 420, fill: colours.text }).svg
    );
  return [
    drawText(shaper, label, { font: 'body', size: 28, x: 840, y: y + 10, align: 'right', fill: colours.text }).svg,
    `<path stroke="${colours.rule}" stroke-width="12" stroke-linecap="round" d="M866 ${y}h200"/>`,
    `<path stroke="${colours.gold}" stroke-width="12" stroke-linecap="round" d="M866 ${y}h${Math.max(1, value * 2)}"/>`,
    drawText(shaper, String(value), { font: 'bold', size: 28, x: 1128, y: y + 10, align: 'right', fill: colours.text }).svg,
  ].join('');
}
