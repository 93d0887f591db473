import { goalMark } from '@oracle-astra/shared/contract';

/** Notes that the goal of an experiment was reached. As `track` of OpenFeature, without details; the reports of the page count it. */
export function track(goal: string): void {
  performance.mark(goalMark + goal);
}
