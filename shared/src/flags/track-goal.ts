import { goalMark } from '@oracle-astra/shared/contract';

/** Notes that the goal of an experiment was reached. As `track` of OpenFeature, without details; the reports of the page count it. */
export function track(goal: string): void {
  // Browsers of tests have no marks, and a goal never breaks what reached it.
  performance.mark?.(goalMark + goal);
}
