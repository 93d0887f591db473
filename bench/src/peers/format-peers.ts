import type { PageVisit } from '../pages/visit-page';
import { median } from '../statistics';
import { formatNumber, formatTable } from '../table';

/** The visits of one candidate; the first of a list is this site's. */
export interface Measured {
  title: string;
  visits: readonly Pick<PageVisit, 'largestPaintMs' | 'interactiveMs' | 'scriptBytes'>[];
}

const columns = [
  { head: 'largest paint, ms', decimals: 0, of: ({ visits }: Measured) => median(visits.map(({ largestPaintMs }) => largestPaintMs)) },
  { head: 'answers input, ms', decimals: 0, of: ({ visits }: Measured) => median(visits.map(({ interactiveMs }) => interactiveMs)) },
  {
    head: 'script before input, KB',
    decimals: 1,
    of: ({ visits }: Measured) => median(visits.map(({ scriptBytes }) => scriptBytes)) / 1000,
  },
];

/** A table of the medians, each peer with the ratio of this site's to its own. */
export function formatPeers(measured: readonly Measured[]): string {
  const [site] = measured;
  const rows = measured.map((candidate) => [
    candidate.title,
    ...columns.flatMap(({ of, decimals }) => [
      formatNumber(of(candidate), decimals),
      candidate === site || site === undefined ? '' : `× ${formatNumber(of(site) / of(candidate), 2)}`,
    ]),
  ]);
  return formatTable(['', ...columns.flatMap(({ head }) => [head, 'this site'])], rows);
}

/** A table of the medians of this site's own pages, which no peer has. */
export function formatPages(measured: readonly Measured[]): string {
  const rows = measured.map((page) => [page.title, ...columns.map(({ of, decimals }) => formatNumber(of(page), decimals))]);
  return formatTable(['', ...columns.map(({ head }) => head)], rows);
}
