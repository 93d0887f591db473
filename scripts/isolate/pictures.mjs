import { findChromium } from '../programs/chromium.mjs';

/** Width of a picture in pixels, twice that of its place in the list; its shape is that of a phone. */
const pictureWidth = 352;
const shape = 280 / 176;

/** Long enough for a page on a busy machine. Calls that never answer do not keep the network busy, because they stay in the page. */
const quietTimeoutMs = 20_000;

/**
 * Takes pictures of pages, one at a time, and keeps them until `clear`. Chromium starts with the first; if it is missing,
 * `take` rejects with what to do.
 */
export function createPictures() {
  /** @type {Map<string, Buffer>} */
  const taken = new Map();
  /** @type {ReturnType<typeof start> | undefined} */
  let browser;
  /** @type {Promise<unknown>} */
  let last = Promise.resolve();

  async function start() {
    const { chromium } = await import('playwright-core');
    return chromium.launch({ executablePath: findChromium(), args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
  }

  /**
   * @param {string} address
   * @param {number} width
   */
  async function picture(address, width) {
    browser ??= start();
    const page = await (
      await browser
    ).newPage({ viewport: { width, height: Math.round(width * shape) }, deviceScaleFactor: pictureWidth / width, reducedMotion: 'reduce' });
    try {
      await page.goto(address, { waitUntil: 'networkidle', timeout: quietTimeoutMs });
      return await page.screenshot({ type: 'jpeg', quality: 80 });
    } finally {
      await page.close();
    }
  }

  return {
    /**
     * Resolves with a JPEG; null if the request was closed before its turn.
     *
     * @param {string} address
     * @param {number} width
     * @param {() => boolean} isWanted
     */
    take(address, width, isWanted) {
      const key = `${width} ${address}`;
      const turn = last.then(async () => {
        if (!taken.has(key) && isWanted()) taken.set(key, await picture(address, width));
        return taken.get(key) ?? null;
      });
      // The next picture does not wait for this one to succeed.
      last = turn.catch(() => undefined);
      return taken.has(key) ? Promise.resolve(taken.get(key)) : turn;
    },
    clear: () => taken.clear(),
  };
}
