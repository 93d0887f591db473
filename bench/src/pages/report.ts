import { median } from '../statistics';
import { formatNumber, formatTable } from '../table';
import { builds, type Build, type PageMeasurement } from './builds';
import type { PageVisit } from './visit-page';

interface Row {
  name: string;
  value: (visit: PageVisit) => number;
  decimals: number;
  /** Combines the values of the visits; the median by default. */
  combine?: (values: number[]) => number;
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The measured values of a page. */
export const rows = {
  rendered: { name: 'came rendered, %', value: ({ rendered }) => (rendered ? 100 : 0), decimals: 0, combine: mean },
  script: { name: 'JavaScript to input, KB', value: ({ scriptBytes }) => scriptBytes / 1000, decimals: 1 },
  document: { name: 'document, KB', value: ({ documentBytes }) => documentBytes / 1000, decimals: 1 },
  requests: { name: 'requests to input', value: ({ requests }) => requests, decimals: 0 },
  firstPaint: { name: 'first paint, ms', value: ({ firstPaintMs }) => firstPaintMs, decimals: 0 },
  largestPaint: { name: 'largest paint, ms', value: ({ largestPaintMs }) => largestPaintMs, decimals: 0 },
  content: { name: 'content, ms', value: ({ contentMs }) => contentMs, decimals: 0 },
  input: { name: 'answers input, ms', value: ({ interactiveMs }) => interactiveMs, decimals: 0 },
  blocking: { name: 'blocking, ms', value: ({ blockingMs }) => blockingMs, decimals: 0 },
  shift: { name: 'layout shift', value: ({ layoutShift }) => layoutShift, decimals: 3 },
} satisfies Record<string, Row>;

export type RowName = keyof typeof rows;

/** One figure for several visits. */
export function aggregate(name: RowName, visits: readonly PageVisit[]): number {
  const { value, combine = median }: Row = rows[name];
  return combine(visits.map(value));
}

const headings: Record<Build, string> = {
  federated: 'federated',
  federatedInBrowser: 'in the browser',
  monolith: 'monolith',
  monolithInBrowser: 'in the browser',
};

function formatRow(name: RowName, { visits }: PageMeasurement): string[] {
  const { name: title, decimals }: Row = rows[name];
  const [federated, twin] = [aggregate(name, visits.federated), aggregate(name, visits.twin)];
  return [
    title,
    ...builds.map((build) => formatNumber(aggregate(name, visits[build]), decimals)),
    federated === 0 ? '-' : formatNumber(twin / federated, 2),
  ];
}

/** A table of the medians of a page, one column per build. */
export function formatReport(measured: PageMeasurement): string {
  const depthRow = (title: string, of: 'toContent' | 'toInput') => [
    title,
    ...builds.map((build) => formatNumber(measured.depth[build][of])),
    '',
  ];
  const [rendered, script, document, requests, ...times] = (Object.keys(rows) as RowName[]).map((name) => formatRow(name, measured));
  const depths = [depthRow('responses in sequence to content', 'toContent'), depthRow('responses in sequence to input', 'toInput')];
  const lines = [rendered, script, document, requests, ...depths, ...times].filter((line) => line !== undefined);
  return formatTable(['', ...builds.map((build) => headings[build]), 'A/A'], lines);
}
