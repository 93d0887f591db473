import { readCachedFonts } from './cached-fonts';

/**
 * Whether this browser has visited the site before. Not read from storage, whose first access waits for the disk and would delay
 * the first paint.
 */
const isReturning = () => Boolean((navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker?.controller);

/** Whether the device has a Devanagari font. A missing letter is drawn as a box with the width of that for an unassigned code point. */
function hasDevanagari(page: Document): boolean {
  const context = page.createElement('canvas').getContext('2d');
  return context?.measureText(String.fromCodePoint(0x915)).width !== context?.measureText(String.fromCodePoint(0x10fffd)).width;
}

/**
 * Paints a browser's first visit with fallback fonts of the same metrics, because the network is needed for scripts first. A
 * browser that has cached this release's fonts uses them at once.
 */
export function deferFonts(page: Document): void {
  const styles = page.querySelectorAll<HTMLStyleElement>('head > style[data-fonts]:not([media])');
  const [latin, devanagari] = styles;
  if (latin === undefined) return;
  if (!isReturning() || readCachedFonts() !== latin.dataset.fonts) {
    latin.media = 'not all';
    if (devanagari && hasDevanagari(page)) devanagari.media = 'not all';
    return;
  }
  for (const link of page.querySelectorAll<HTMLLinkElement>('head > link[rel=kept-preload]')) link.rel = 'preload';
}
