import type { Composed } from '../compose/composed';
import type { ComposeTurn } from '../compose/turn/turn';
import type { ReadQuestion } from '../question/read-question';
import type { TurnForm } from '../topics/turns/turn-form';
import type { Question } from '../types';

interface AsksReader {
  /** Answers a question that the trained tables take for one of the topics that have asks; null for others. */
  compose: ((question: Question, read: ReadQuestion) => Composed | null) | null;
  /** Answers second turns by their form. */
  turns: Readonly<Partial<Record<TurnForm, ComposeTurn>>>;
}

/** The reader of asks, empty until `useAsks` fills it: the server answers by lists of words until it is switched over (decision 0116). */
export const asksReader: AsksReader = { compose: null, turns: {} };
