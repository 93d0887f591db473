/** The page that an address asks for, from 1; whatever is no page number is page 1. */
export function readPage(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 ? page : 1;
}
