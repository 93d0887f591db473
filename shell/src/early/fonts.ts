import { whenLive } from './live';

const kept = 'fonts';

/**
 * Paints the first visit of a browser in stand-ins of the same widths and heights, and brings the site's own letters once
 * the page answers: before that the line has better to do. Who has them already, by this release, sees them at once.
 */
export function fontsInTime(page: Document): void {
  const style = page.querySelector<HTMLStyleElement>('style[data-fonts]');
  if (style === null) return;
  const release = style.dataset.fonts ?? '';
  if (recall() === release) {
    for (const font of page.querySelectorAll<HTMLLinkElement>('link[rel=kept-preload]')) font.rel = 'preload';
    return;
  }
  style.media = 'not all';
  whenLive(page, () => {
    style.removeAttribute('media');
    remember(release);
  });
}

/** Storage may be forbidden: then every visit is the first one. */
function recall(): string | null {
  try {
    return localStorage.getItem(kept);
  } catch {
    return null;
  }
}

function remember(release: string): void {
  try {
    localStorage.setItem(kept, release);
  } catch {
    // See above.
  }
}
