import { median } from '../statistics';
import { figure, table } from '../table';
import type { Visit } from './visit';

/** The visits of one page, a round at each index; the twin is the federated site once more. */
export interface Measured {
  federated: Visit[];
  monolith: Visit[];
  twin: Visit[];
  depth: { federated: number; monolith: number };
}

const mostScriptBytes = 150_000;
const goal = 1;
const mostRatio = 1.05;

interface Row {
  name: string;
  value: (visit: Visit) => number;
  show: (value: number) => string;
  judge: (ratio: number, federated: number) => string;
}

const unjudged = () => '';
const kilobytes = (value: number) => figure(value / 1000, 1);
const whole = (value: number) => figure(value);

function judgeRatio(ratio: number): string {
  const shown = Number(ratio.toFixed(2));
  if (shown <= goal) return 'kept';
  return shown <= mostRatio ? 'over 1.00, within 1.05' : 'MISSED: over 1.05';
}

const judgeScripts = (_ratio: number, bytes: number) => (bytes <= mostScriptBytes ? '150 KB kept' : 'MISSED: over 150 KB');

const rows: readonly Row[] = [
  { name: 'JavaScript to content, KB', value: ({ scriptBytes }) => scriptBytes, show: kilobytes, judge: judgeScripts },
  { name: 'document, KB', value: ({ documentBytes }) => documentBytes, show: kilobytes, judge: unjudged },
  { name: 'requests to content', value: ({ requests }) => requests, show: whole, judge: unjudged },
  { name: 'first paint, ms', value: ({ firstPaintMs }) => firstPaintMs, show: whole, judge: judgeRatio },
  { name: 'largest paint, ms', value: ({ largestPaintMs }) => largestPaintMs, show: whole, judge: judgeRatio },
  { name: 'content, ms', value: ({ contentMs }) => contentMs, show: whole, judge: judgeRatio },
  { name: 'answers input, ms', value: ({ interactiveMs }) => interactiveMs, show: whole, judge: judgeRatio },
];

function rowOf({ name, value, show, judge }: Row, { federated, monolith, twin }: Measured): string[] {
  const medianOf = (visits: Visit[]) => median(visits.map(value));
  const [a, b] = [medianOf(federated), medianOf(monolith)];
  return [name, show(a), show(b), figure(a / b, 2), figure(medianOf(twin) / a, 2), judge(a / b, a)];
}

/** The medians of a page and their ratios side by side; the last column marks what keeps its goal and what misses it. */
export function report(measured: Measured): string {
  const { federated, monolith } = measured.depth;
  const ratio = federated / monolith;
  const depth = ['responses in sequence', whole(federated), whole(monolith), figure(ratio, 2), '', judgeRatio(ratio)];
  const [scripts, html, requests, ...times] = rows.map((row) => rowOf(row, measured));
  const lines = [scripts, html, requests, depth, ...times].filter((line) => line !== undefined);
  return table(['', 'federated', 'monolith', 'ratio', 'A/A', 'goal: ratio 1.00'], lines);
}
