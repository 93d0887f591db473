const lastPage = 100_000;

/**
 * The `page` parameter of an address, from 1. An invalid one becomes page 1, and one that is too large becomes the largest
 * number, which no list has.
 */
export function parsePageNumber(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 ? Math.min(page, lastPage) : 1;
}
