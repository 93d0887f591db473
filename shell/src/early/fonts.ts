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
  if (recall() === release) return void preload(page);
  style.media = 'not all';
  whenLive(page, () => {
    // All at once: each that came alone would have the page laid out anew.
    void preload(page).then(() => {
      style.removeAttribute('media');
      remember(release);
    });
  });
}

/** Resolves when the fonts are there, or cannot be had. */
async function preload(page: Document): Promise<void> {
  const links = [...page.querySelectorAll<HTMLLinkElement>('link[rel=kept-preload]')];
  await Promise.all(links.map((link) => new Promise<unknown>((done) => {
    link.onload = link.onerror = done;
    link.rel = 'preload';
  })));
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
