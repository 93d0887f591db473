import { judge, type Goal } from '../goal';
import { figure, table } from '../table';
import type { Build, Measured } from './builds';
import { middleOf, type RowName } from './report';

interface Aim extends Goal {
  name: string;
  /** The builds that must have come rendered for it to say anything. */
  rendered: readonly Build[];
  value(measured: Measured): number;
}

const level = { goal: 1, most: 1.05, places: 2 };

const ratioOf = (row: RowName, above: Build, below: Build) => ({ visits }: Measured) => middleOf(row, visits[above]) / middleOf(row, visits[below]);

/** The federated page against the monolith's, both rendered in the same place. */
function levels(row: RowName, title: string): Aim[] {
  return [
    { name: `${title}: federated to monolith`, rendered: ['federated', 'monolith'], value: ratioOf(row, 'federated', 'monolith'), ...level },
    { name: `${title}: the same, rendered in the browser`, rendered: [], value: ratioOf(row, 'federatedInBrowser', 'monolithInBrowser'), ...level },
  ];
}

const aims: readonly Aim[] = [
  { name: 'largest paint: federated to monolith in the browser', rendered: ['federated'], value: ratioOf('largestPaint', 'federated', 'monolithInBrowser'), goal: 0.35, places: 2 },
  ...levels('largestPaint', 'largest paint'),
  ...levels('input', 'answers input'),
  ...levels('firstPaint', 'first paint'),
  ...levels('content', 'content'),
  { name: 'responses in sequence to input: federated to monolith', rendered: ['federated', 'monolith'], value: ({ depth }) => depth.federated.toInput / depth.monolith.toInput, ...level },
  { name: 'layout shift, federated', rendered: ['federated'], value: ({ visits }) => middleOf('shift', visits.federated), goal: 0, places: 3 },
  { name: 'JavaScript, federated, KB', rendered: ['federated'], value: ({ visits }) => middleOf('script', visits.federated), goal: 150, places: 0 },
];

/** Fewer say that the machine was too busy to render in time. */
const leastRendered = 85;

function judged(aim: Aim, measured: Measured): string {
  const plain = aim.rendered.find((build) => middleOf('rendered', measured.visits[build]) < leastRendered);
  return plain ? `not judged: ${plain} came plain` : judge(aim.value(measured), aim);
}

/** The quotients that count, with what they are to reach. */
export function goals(measured: Measured): string {
  const lines = aims.map((aim) => [aim.name, figure(aim.value(measured), aim.places), figure(aim.goal, aim.places), judged(aim, measured)]);
  return table(['', 'is', 'goal', ''], lines);
}
