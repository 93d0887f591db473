import { LRUCache } from 'lru-cache';

/** How long a page may be shown again, in milliseconds: a change is seen within 5 seconds, the age of its answers and what a cache on the way adds included. */
export const pageTtlMs = 3000;

interface PageCacheOptions<Page> {
  /** Bytes of all pages together. */
  maxSize: number;
  sizeOf: (page: Page) => number;
  /** Whether a page may be shown to somebody else. */
  isForAll: (page: Page) => boolean;
  onLookup: (result: 'hit' | 'shared' | 'miss') => void;
}

/** Pages that are the same for everyone, each made once at a time and kept for three seconds. */
export function createPageCache<Page extends object>({ maxSize, sizeOf, isForAll, onLookup }: PageCacheOptions<Page>) {
  const kept = maxSize > 0 ? new LRUCache<string, Page>({ maxSize, sizeCalculation: (page) => Math.max(1, sizeOf(page)), ttl: pageTtlMs }) : null;
  const underWay = new Map<string, Promise<Page>>();

  async function made(key: string, make: () => Promise<Page>): Promise<Page> {
    try {
      const page = await make();
      if (isForAll(page)) kept?.set(key, page);
      return page;
    } finally {
      underWay.delete(key);
    }
  }

  return {
    /** A page and its age in milliseconds. */
    async get(key: string, make: () => Promise<Page>): Promise<{ page: Page; age: number }> {
      const page = kept?.get(key);
      if (kept && page) {
        onLookup('hit');
        return { page, age: pageTtlMs - kept.getRemainingTTL(key) };
      }
      const running = underWay.get(key);
      onLookup(running ? 'shared' : 'miss');
      const making = running ?? made(key, make);
      underWay.set(key, making);
      return { page: await making, age: 0 };
    },
  };
}
