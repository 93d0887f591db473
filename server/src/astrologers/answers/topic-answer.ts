import type { Composed } from '../compose/composed';
import type { ReadQuestion } from '../question/read-question';
import type { Understood } from '../topics/understand';
import type { Question } from '../types';

/** A question with its classification. */
export interface Asked {
  question: Question;
  read: ReadQuestion;
  /** The classification of its words by the tables. */
  line: Understood;
}

/** Answers a question about one topic; null if it does not apply. */
export type TopicAnswer = (asked: Asked) => Composed | null;
