import { readCachedFonts } from './cached-fonts';

/** Whether this browser was here before. Storage would know too, but its first access waits for the disk, which a first paint must not. */
const isReturning = () => Boolean((navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker?.controller);

/**
 * Paints a browser's first visit in fallback fonts of the same metrics, because the network is needed for scripts first.
 * A browser that has cached this release's fonts gets them at once.
 */
export function deferFonts(page: Document): void {
  const style = page.querySelector<HTMLStyleElement>('head > style[data-fonts]');
  if (style === null) return;
  if (!isReturning() || readCachedFonts() !== style.dataset.fonts) {
    style.media = 'not all';
    return;
  }
  for (const link of page.querySelectorAll<HTMLLinkElement>('head > link[rel=kept-preload]')) link.rel = 'preload';
}
