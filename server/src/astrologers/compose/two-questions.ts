import { readText } from '../question/question-text';
import type { Question } from '../types';
import type { Composed } from './composed';
import { join } from './join';
import { naming } from './question-part';
import { splitIntoSentences, splitQuestions } from './split-questions';

const maxQuestions = 4;
/** Sensitive topics that may be combined with another answer; life, death and birth are answered alone. */
const besides: readonly (string | null)[] = [null, 'illness', 'law'];

/** Answers a message with two or three questions: first sentences first, then the grounds of the first; null if there is one. */
export function composeTwo(question: Question, answer: (question: Question) => Composed): Composed | null {
  const parts = splitQuestions(question.text)?.slice(0, maxQuestions) ?? [];
  const messageLanguage = readText(question.text, question.birth.language).language;
  const answers: Composed[] = [];
  for (const { text, isDependent } of parts) {
    const [said, before] = [parts[answers.length - 1], answers.at(-1)];
    const turns = isDependent && said && before ? [...(question.turns ?? []), { question: said.text, answer: before.text }] : question.turns;
    answers.push(answer({ ...question, text, messageLanguage, ...(turns && { turns }) }));
  }
  const [first] = answers;
  if (first === undefined || answers.some(({ sensitiveTopic, isUnsure }) => !besides.includes(sensitiveTopic) || isUnsure === true)) return null;
  const careful = answers.find(({ sensitiveTopic }) => sensitiveTopic !== null);
  // A limit is stated once.
  if (careful !== undefined && answers.every(({ sensitiveTopic }) => sensitiveTopic === careful.sensitiveTopic)) return null;
  const openings = answers.map(({ text }) => text.split('\n\n')[0] ?? '');
  // Facts of a chart stay in one paragraph.
  const isOfChart = answers.some(({ context }) => [...naming, 'x_meaning'].includes(context.read.line.topic.value));
  const leads = isOfChart ? openings : [openings.map((opening) => splitIntoSentences(opening)[0]).join(' '), ...openings.map((opening) => splitIntoSentences(opening).slice(1).join(' '))];
  // The first sentence of one answer may follow that of the other.
  const paragraphs = new Set([...leads, ...(careful ?? first).text.split('\n\n').slice(1)]);
  return {
    ...(careful ?? first),
    text: join(...paragraphs),
    isFree: careful !== undefined || answers.every(({ isFree }) => isFree),
    usesChart: answers.some(({ usesChart }) => usesChart),
    general: answers.flatMap(({ usesChart, text, general = [] }) => (usesChart ? general : [text])),
  };
}
