import { formatVerdict, type Goal } from '../goal';
import { formatNumber, formatTable } from '../table';
import type { Build, PageMeasurement } from './builds';
import { aggregate, type RowName } from './report';

interface PageGoal extends Goal {
  name: string;
  /** The builds that must have been rendered on the server for the goal to be judged. */
  rendered: readonly Build[];
  value(measured: PageMeasurement): number;
}

const parity = { goal: 1, limit: 1.05, decimals: 2 };

const createRatio =
  (row: RowName, above: Build, below: Build) =>
  ({ visits }: PageMeasurement) =>
    aggregate(row, visits[above]) / aggregate(row, visits[below]);

/** Goals that the federated page is as fast as the monolith, both rendered in the same place. */
function parityGoals(row: RowName, title: string): PageGoal[] {
  return [
    {
      name: `${title}: federated to monolith`,
      rendered: ['federated', 'monolith'],
      value: createRatio(row, 'federated', 'monolith'),
      ...parity,
    },
    {
      name: `${title}: the same, rendered in the browser`,
      rendered: [],
      value: createRatio(row, 'federatedInBrowser', 'monolithInBrowser'),
      ...parity,
    },
  ];
}

const pageGoals: readonly PageGoal[] = [
  {
    name: 'largest paint: federated to monolith in the browser',
    rendered: ['federated'],
    value: createRatio('largestPaint', 'federated', 'monolithInBrowser'),
    goal: 0.35,
    decimals: 2,
  },
  ...parityGoals('largestPaint', 'largest paint'),
  ...parityGoals('input', 'answers input'),
  ...parityGoals('firstPaint', 'first paint'),
  ...parityGoals('content', 'content'),
  {
    name: 'responses in sequence to input: federated to monolith',
    rendered: ['federated', 'monolith'],
    value: ({ depth }) => depth.federated.toInput / depth.monolith.toInput,
    ...parity,
  },
  {
    name: 'layout shift, federated',
    rendered: ['federated'],
    value: ({ visits }) => aggregate('shift', visits.federated),
    goal: 0,
    decimals: 3,
  },
  {
    name: 'JavaScript, federated, KB',
    rendered: ['federated'],
    value: ({ visits }) => aggregate('script', visits.federated),
    goal: 150,
    decimals: 0,
  },
];

/** With fewer rendered visits the machine was too busy to render in time. */
const minRenderedPercent = 85;

function formatResult(aim: PageGoal, measured: PageMeasurement): string {
  const plain = aim.rendered.find((build) => aggregate('rendered', measured.visits[build]) < minRenderedPercent);
  return plain ? `not judged: ${plain} came plain` : formatVerdict(aim.value(measured), aim);
}

/** A table of the ratios and their goals. */
export function formatGoals(measured: PageMeasurement): string {
  const lines = pageGoals.map((aim) => [
    aim.name,
    formatNumber(aim.value(measured), aim.decimals),
    formatNumber(aim.goal, aim.decimals),
    formatResult(aim, measured),
  ]);
  return formatTable(['', 'is', 'goal', ''], lines);
}
