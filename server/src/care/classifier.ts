import type { Tables } from '../tables/table';
import { softmax } from '../tables/table';
import type { CareClass, CareKind } from './classes';
import { careKinds, despairClasses, kindOf } from './classes';
import { extractFeatures } from './features';

/** What training decided besides the weights. */
export interface CareSettings {
  version: string;
  /** Held-out sets that no sentence of its training was near to. */
  apartFrom: string[];
  /** Scores from which care is given, and from which somebody is asked whether they are safe (`check`). */
  thresholds: Record<'check' | 'despair' | 'danger' | 'matter', number>;
  /** What despair is weighed by: the log odds of the kinds, how unsure the reader is of topic and kind, the log of the length. */
  despairWeights: Record<'bias' | 'despair' | 'danger' | 'matter' | 'topic' | 'wanted' | 'length', number>;
}

/** Two tables: how grave a text is, and which matter it is about. */
export type CareModel = Tables<'kinds' | 'classes', CareSettings>;

/** Probabilities of the kinds, which add up to 1, and the likeliest class of a kind. */
export interface Reading {
  kinds: Record<CareKind, number>;
  /** Despair by the table alone, before it is weighed. */
  unweighed: number;
  classOf: (kind: Exclude<CareKind, 'none'>) => CareClass;
}

export type Classify = (words: readonly string[]) => Reading;

export function createClassifier({ tables: { kinds, classes } }: CareModel): Classify {
  const order = classes.outputs as CareClass[];
  return (words) => {
    const features = extractFeatures(words);
    const probabilities = softmax(kinds.score(features));
    const entries = careKinds.map((kind) => [kind, probabilities[kinds.outputs.indexOf(kind)] ?? 0] as const);
    const found = Object.fromEntries(entries) as Record<CareKind, number>;
    return {
      kinds: found,
      unweighed: found.despair,
      classOf(kind) {
        const scores = classes.score(features);
        const own = order
          .map((className, index) => ({ className, score: scores[index] ?? 0 }))
          .filter((each) => kindOf(each.className) === kind);
        return own.reduce((best, each) => (each.score > best.score ? each : best), own[0] ?? { className: despairClasses[0], score: 0 })
          .className;
      },
    };
  };
}
