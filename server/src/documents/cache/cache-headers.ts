import { pageTtlMs } from './page-cache';

/** For shared caches, in seconds: with the age of the page's data and one revalidation, never more than 5. */
const cacheControlForAll = `public, max-age=0, s-maxage=${pageTtlMs / 1000}, stale-while-revalidate=1`;

/** The content varies by session, the encoding by what the client accepts. */
const vary = 'cookie, accept-encoding';

/** How a document may be cached. `isForAll`: every visitor without a session gets the same one. `age` in milliseconds. */
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
