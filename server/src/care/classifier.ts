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
  /**
   * Scores from which care is given, and from which somebody is asked whether they are safe (`check`). For despair a short
   * text needs less, and one sentence of a longer text, read without the others, needs more (`part…`).
   */
  thresholds: Record<'check' | 'shortCheck' | 'partCheck' | 'despair' | 'shortDespair' | 'partDespair' | 'danger' | 'matter', number>;
}

/** Two tables: how grave a text is, and which matter it is about. */
export type CareModel = Tables<'kinds' | 'classes', CareSettings>;

/** Probabilities of the kinds, which add up to 1, and the likeliest class of a kind. */
export interface Reading {
  kinds: Record<CareKind, number>;
  classOf: (kind: Exclude<CareKind, 'none'>) => CareClass;
}

export type Classify = (words: readonly string[]) => Reading;

export function createClassifier({ tables: { kinds, classes } }: CareModel): Classify {
  const order = classes.outputs as CareClass[];
  return (words) => {
    const features = extractFeatures(words);
    const probabilities = softmax(kinds.score(features));
    const entries = careKinds.map((kind) => [kind, probabilities[kinds.outputs.indexOf(kind)] ?? 0] as const);
    return {
      kinds: Object.fromEntries(entries) as Record<CareKind, number>,
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
