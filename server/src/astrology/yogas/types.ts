import type { ChartView } from '../chart-view';
import type { Graha } from '../types';

/** What a rule may ask besides the chart: `null` where the sex is not known. */
export interface YogaInput {
  view: ChartView;
  gender: 'Male' | 'Female' | null;
}

/** `planets` make the yoga; `isWeak` where a named condition cancels it or takes its weight. */
export interface YogaMatch {
  planets: Graha[];
  isWeak?: boolean;
}

/** A yoga of the birth chart; null if it is not there. */
export interface YogaRule<Id extends string = string> {
  id: Id;
  polarity: 1 | 0 | -1;
  find: (input: YogaInput) => YogaMatch | null;
}

export const when = (holds: boolean, planets: Graha[], isWeak = false): YogaMatch | null => (holds ? { planets, isWeak } : null);
