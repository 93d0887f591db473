import type { Tables } from '../tables/table';
import { softmax } from '../tables/table';
import type { CareClass, CareKind } from './classes';
import { careKinds, despairClasses, getKind } from './classes';
import { extractFeatures } from './features';

/** The results of training besides the weights. */
export interface CareSettings {
  version: string;
  /** Held-out sets without a near duplicate in the training data. */
  apartFrom: string[];
  /** The thresholds for care, and for the question whether somebody is safe (`check`). */
  thresholds: Record<'check' | 'despair' | 'danger' | 'matter', number>;
  /** The features for weighing despair: the log odds of the kinds, the reader's uncertainty about topic and kind, the log of the length. */
  despairWeights: Record<'bias' | 'despair' | 'matter' | 'length', number>;
}

/** Two tables: the gravity of a text, and its matter. */
export type CareModel = Tables<'kinds' | 'classes', CareSettings>;

/** The likeliest class of a kind, and its probability among the classes of that kind. */
export interface LikeliestClass {
  className: CareClass;
  share: number;
}

/** Probabilities of the kinds, which add up to 1, and the likeliest class of a kind. */
export interface Reading {
  kinds: Record<CareKind, number>;
  /** Despair by the table alone, before it is weighed. */
  unweighed: number;
  classOf: (kind: Exclude<CareKind, 'none'>) => LikeliestClass;
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
        const own = order.flatMap((className, index) => (getKind(className) === kind ? [{ className, score: scores[index] ?? 0 }] : []));
        const shares = softmax(Float64Array.from(own, ({ score }) => score));
        const share = Math.max(...shares);
        return { className: own[shares.indexOf(share)]?.className ?? despairClasses[0], share };
      },
    };
  };
}
