import { drawText, svgDocument, type TextShaper } from '../../images';

export const cardColours = { night: '#15173D', rule: '#383C78', text: '#F4EFE2', quiet: '#BFBEDB', gold: '#E3C27A', saffron: '#E8871A' };
/** The position and width of the texts of a card, which keep the right half free. */
export const cardLeft = 72;
export const cardTextWidth = 470;

const logo =
  '<g transform="translate(72 60) scale(1.5)" fill="none" stroke="#E3C27A" stroke-linecap="round"><circle cx="16" cy="16" r="13.25" stroke-width="1.5"/><path d="M2.6 29.4l5.6-5.6M16.2 15.8l2.9-2.9M23.8 8.2l5.6-5.6" stroke-width="1.5"/><circle cx="12.2" cy="19.8" r="4.6" fill="#E3C27A" stroke="none"/><circle cx="21.5" cy="10.5" r="2.4" fill="#E3C27A" stroke="none"/></g>';

/** A card of 1200 × 630 as an SVG: its content between the site's name and an invitation. */
export function drawCard(shaper: TextShaper, invitation: string, content: readonly string[]): string {
  const { night, text, quiet, saffron } = cardColours;
  return svgDocument(
    1200,
    630,
    [
      `<path fill="${night}" d="M0 0h1200v630H0z"/>`,
      logo,
      drawText(shaper, 'Oracle & Astra', { font: 'heading', size: 36, x: 134, y: 96, fill: text }).svg,
      ...content,
      `<path fill="${saffron}" d="M72 556h48v6H72z"/>`,
      drawText(shaper, invitation, { font: 'body', size: 24, x: 140, y: 568, width: 440, fill: quiet }).svg,
    ].join(''),
  );
}
