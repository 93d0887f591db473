import { pageTtlMs } from './page-cache';

/** Seconds that a cache on the way may show a document: with the age of what it shows, and a renewal behind it, never more than 5. */
const shared = `public, max-age=0, s-maxage=${pageTtlMs / 1000}, stale-while-revalidate=1`;

/** Who asks decides what it shows, and what they take decides how it is compressed. */
const vary = 'cookie, accept-encoding';

/**
 * How a document may be kept. `isForAll`: every visitor without a session gets the same one. `age` in milliseconds.
 * A document that came without its page is not kept: the next one may have it.
 */
export function cacheHeaders({ hasSession, isForAll, age }: { hasSession: boolean; isForAll: boolean; age: number }): Record<string, string> {
  if (hasSession) return { 'cache-control': 'private, no-store', vary };
  if (!isForAll) return { 'cache-control': 'no-store', vary };
  return { 'cache-control': shared, age: String(Math.floor(age / 1000)), vary };
}
