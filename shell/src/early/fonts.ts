import { recallFonts } from './fonts-had';

/**
 * Paints the first visit of a browser in stand-ins of the same widths and heights: before the page answers the line has
 * better to do than to bring letters. Who has them already, by this release, sees them at once.
 */
export function fontsInTime(page: Document): void {
  const style = page.querySelector<HTMLStyleElement>('head > style[data-fonts]');
  if (style === null) return;
  if (recallFonts() !== style.dataset.fonts) {
    style.media = 'not all';
    return;
  }
  for (const link of page.querySelectorAll<HTMLLinkElement>('head > link[rel=kept-preload]')) link.rel = 'preload';
}
