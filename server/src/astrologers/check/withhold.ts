import type { Question } from '../types';
import { createVerifier } from './verify';

/** Indian days, the last one included. */
interface AskedDays {
  from: string;
  to: string;
}

/**
 * A text without the sentences that the chart or the sky of the day contradicts. Throws where the first sentence, which is
 * the answer itself, is one of them: such an answer is neither shown nor charged. A day of the time that was asked about,
 * one of the spans `asked`, belongs to the almanac and is no statement about the chart.
 */
export function withholdFalse(text: string, { chart, now }: Pick<Question, 'chart' | 'now'>, asked: readonly AskedDays[] = []): string {
  const isAsked = (day: string) => asked.some(({ from, to }) => from <= day && day <= to);
  const wrong = createVerifier(chart, now)(text).filter(({ claim }) => claim.kind !== 'day' || !isAsked(claim.day));
  if (wrong.length === 0) return text;
  if (wrong.some(({ sentence }) => text.startsWith(sentence))) throw new Error('The answer contradicts its chart.');
  const rest = wrong.reduce((kept, { sentence }) => kept.replace(sentence, ''), text);
  return rest
    .replace(/[ \t]{2,}/gu, ' ')
    .replace(/ *\n *(?:\n *)+/gu, '\n\n')
    .trim();
}
