import type { ChartView } from '../chart-view';
import type { Graha } from '../types';

/** The input of a rule besides the chart: `null` if the sex is not known. */
export interface YogaInput {
  view: ChartView;
  gender: 'Male' | 'Female' | null;
}

/** `planets` form the yoga; `isWeak` if a named condition cancels or weakens it. */
export interface YogaMatch {
  planets: Graha[];
  isWeak?: boolean;
}

/** A yoga of the birth chart, or null. */
export interface YogaRule<Id extends string = string> {
  id: Id;
  polarity: 1 | 0 | -1;
  find: (input: YogaInput) => YogaMatch | null;
}

export const when = (holds: boolean, planets: Graha[], isWeak = false): YogaMatch | null => (holds ? { planets, isWeak } : null);
