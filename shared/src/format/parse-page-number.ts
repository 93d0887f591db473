const lastPage = 100_000;

/** The page that an address asks for by its `page`, from 1; what is no page number is page 1. */
export function parsePageNumber(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1;
}
