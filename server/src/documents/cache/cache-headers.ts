import { pageTtlMs } from './page-cache';

/** The maximum age in shared caches, in seconds: with the age of the page's data and one revalidation at most 5. */
const cacheControlForAll = `public, max-age=0, s-maxage=${pageTtlMs / 1000}, stale-while-revalidate=1`;

/** The content depends on the session, the encoding on the Accept-Encoding header. */
const vary = 'cookie, accept-encoding';

/** How a document may be cached. `isForAll`: it is the same for all visitors without a session. `age` in milliseconds. */
export function cacheHeaders({
  hasSession,
  isForAll,
  age,
}: {
  hasSession: boolean;
  isForAll: boolean;
  age: number;
}): Record<string, string> {
  if (hasSession) return { 'cache-control': 'private, no-store', vary };
  if (!isForAll) return { 'cache-control': 'no-store', vary };
  return { 'cache-control': cacheControlForAll, age: String(Math.floor(age / 1000)), vary };
}
