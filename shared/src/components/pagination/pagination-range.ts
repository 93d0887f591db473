export type PaginationItem = number | 'gap';

const IN_FULL = 7;

/**
 * The page numbers that a pagination shows, from 1: all of them up to seven pages,
 * otherwise the first, the last and the current one with its neighbours, and gaps between them.
 */
export function paginationRange(page: number, pageCount: number): PaginationItem[] {
  const all = Array.from({ length: pageCount }, (_, index) => index + 1);
  if (pageCount <= IN_FULL) return all;
  const shown = all.filter((one) => one === 1 || one === pageCount || Math.abs(one - page) <= 1);
  return shown.flatMap((one, index): PaginationItem[] => {
    const before = shown[index - 1];
    return before !== undefined && one - before > 1 ? ['gap', one] : [one];
  });
}
