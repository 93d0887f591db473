import { LRUCache } from 'lru-cache';

/** The time to live of a page in milliseconds: with the age of its data and shared caches a change is visible within 5 seconds. */
export const pageTtlMs = 3000;

interface PageCacheOptions<Page> {
  /** Maximum bytes of all pages together; with 0 none is cached. */
  maxSize: number;
  sizeOf: (page: Page) => number;
  /** Whether every visitor without a session may get the page. */
  isForAll: (page: Page) => boolean;
  onLookup: (result: 'hit' | 'shared' | 'miss') => void;
}

/** By lru-cache's names; any other lookup is a miss. */
const lookupResults = { hit: 'hit', inflight: 'shared' } as const;

/** Caches pages that are the same for everyone; concurrent requests for the same key share one build. */
export function createPageCache<Page extends object>({ maxSize, sizeOf, isForAll, onLookup }: PageCacheOptions<Page>) {
  const limit = Math.max(1, maxSize);
  const cache = new LRUCache<string, Page, () => Promise<Page>>({
    maxSize: limit,
    ttl: pageTtlMs,
    // A page above the limit is not cached, but still shared by waiting requests.
    sizeCalculation: (page) => (maxSize > 0 && isForAll(page) ? Math.max(1, sizeOf(page)) : limit + 1),
    // Running builds take no space, and continue if their entry is evicted.
    backgroundFetchSize: 0,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: build }) => build(),
  });

  return {
    /** A page and its age in milliseconds. */
    async get(key: string, build: () => Promise<Page>): Promise<{ page: Page; age: number }> {
      const status: LRUCache.Status<string, Page, () => Promise<Page>> = {};
      const page = cache.forceFetch(key, { context: build, status });
      const result = lookupResults[status.fetch as keyof typeof lookupResults] ?? 'miss';
      onLookup(result);
      return { page: await page, age: result === 'hit' ? pageTtlMs - (status.remainingTTL ?? 0) : 0 };
    },
  };
}
