import { median } from '../statistics';
import { figure, table } from '../table';
import { builds, type Build, type Measured } from './builds';
import type { Visit } from './visit';

interface Row {
  name: string;
  value: (visit: Visit) => number;
  places: number;
  /** How the visits become one figure, if not by their median. */
  middle?: (values: number[]) => number;
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** What is measured of a page. */
export const rows = {
  rendered: { name: 'came rendered, %', value: ({ rendered }) => (rendered ? 100 : 0), places: 0, middle: mean },
  script: { name: 'JavaScript to input, KB', value: ({ scriptBytes }) => scriptBytes / 1000, places: 1 },
  document: { name: 'document, KB', value: ({ documentBytes }) => documentBytes / 1000, places: 1 },
  requests: { name: 'requests to input', value: ({ requests }) => requests, places: 0 },
  firstPaint: { name: 'first paint, ms', value: ({ firstPaintMs }) => firstPaintMs, places: 0 },
  largestPaint: { name: 'largest paint, ms', value: ({ largestPaintMs }) => largestPaintMs, places: 0 },
  content: { name: 'content, ms', value: ({ contentMs }) => contentMs, places: 0 },
  input: { name: 'answers input, ms', value: ({ interactiveMs }) => interactiveMs, places: 0 },
  blocking: { name: 'blocking, ms', value: ({ blockingMs }) => blockingMs, places: 0 },
  shift: { name: 'layout shift', value: ({ layoutShift }) => layoutShift, places: 3 },
} satisfies Record<string, Row>;

export type RowName = keyof typeof rows;

/** The figure of some visits. */
export function middleOf(name: RowName, visits: readonly Visit[]): number {
  const { value, middle = median }: Row = rows[name];
  return middle(visits.map(value));
}

const headings: Record<Build, string> = { federated: 'federated', federatedInBrowser: 'in the browser', monolith: 'monolith', monolithInBrowser: 'in the browser' };

function rowOf(name: RowName, { visits }: Measured): string[] {
  const { name: title, places }: Row = rows[name];
  const [federated, twin] = [middleOf(name, visits.federated), middleOf(name, visits.twin)];
  return [title, ...builds.map((build) => figure(middleOf(name, visits[build]), places)), federated === 0 ? '-' : figure(twin / federated, 2)];
}

/** The medians of a page, build beside build. */
export function report(measured: Measured): string {
  const depthRow = (title: string, of: 'toContent' | 'toInput') => [title, ...builds.map((build) => figure(measured.depth[build][of])), ''];
  const [rendered, script, document, requests, ...times] = (Object.keys(rows) as RowName[]).map((name) => rowOf(name, measured));
  const depths = [depthRow('responses in sequence to content', 'toContent'), depthRow('responses in sequence to input', 'toInput')];
  const lines = [rendered, script, document, requests, ...depths, ...times].filter((line) => line !== undefined);
  return table(['', ...builds.map((build) => headings[build]), 'A/A'], lines);
}
