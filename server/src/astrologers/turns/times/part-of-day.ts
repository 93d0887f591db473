import { answerByTopic } from '../../answers/by-topic';
import { findLimb } from '../../answers/days/limbs';
import type { Composed } from '../../compose/composed';
import { readQuestion, type ReadQuestion } from '../../question/read-question';
import type { Question } from '../../types';

/** "What about Rahu kaal?" after a question about a day: the hours of that day. */
export function answerOnDay(question: Question, read: ReadQuestion, before: string): Composed | null {
  if (read.horizon !== null || findLimb({ read }) === null) return null;
  const { horizon } = readQuestion(before, [], question.now, Date.parse(question.chart.utc), read.language);
  return horizon?.unit === 'day' ? answerByTopic({ ...question, turns: [] }, { ...read, horizon }) : null;
}
