import { createHash } from 'node:crypto';
import { renderAsync } from '@resvg/resvg-js';
import { LRUCache } from 'lru-cache';
import { DomainError } from '../domain-error';

const defaults = { cacheBytes: 24_000_000, maxWaiting: 32 };

/** An SVG without text: letters are paths already, so no font is searched for. */
export interface PngRenderer {
  /** The ETag of the picture, the same for the same drawing. */
  hash: (svg: string) => string;
  /**
   * The SVG as a PNG in its own size, from the cache if it was drawn before. One picture is drawn at a time, outside the main
   * thread. Rejects with `unavailable` if too many wait.
   */
  toPng: (svg: string) => Promise<Buffer>;
}

export function createPngRenderer({ cacheBytes, maxWaiting }: Partial<typeof defaults> = {}): PngRenderer {
  const drawn = new LRUCache<string, Buffer>({ maxSize: cacheBytes ?? defaults.cacheBytes, sizeCalculation: (png) => png.length });
  const underWay = new Map<string, Promise<Buffer>>();
  let last: Promise<unknown> = Promise.resolve();
  const hash = (svg: string) => createHash('sha256').update(svg).digest('base64url').slice(0, 22);

  async function draw(key: string, svg: string): Promise<Buffer> {
    try {
      const png = (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng();
      drawn.set(key, png);
      return png;
    } finally {
      underWay.delete(key);
    }
  }

  return {
    hash,
    toPng(svg) {
      const key = hash(svg);
      const known = drawn.get(key) ?? underWay.get(key);
      if (known !== undefined) return Promise.resolve(known);
      if (underWay.size >= (maxWaiting ?? defaults.maxWaiting))
        return Promise.reject(new DomainError('unavailable', { retryAfterSeconds: 2 }));
      const drawing = last.then(() => draw(key, svg));
      // A failed drawing does not stop the next one; its own caller gets the error.
      last = drawing.catch(() => undefined);
      underWay.set(key, drawing);
      return drawing;
    },
  };
}
