import type { Question } from '../types';
import { createVerifier } from './verify';

/**
 * A text without the sentences that the chart or the sky of the day contradicts. Throws where the first sentence, which is
 * the answer itself, is one of them: such an answer is neither shown nor charged. A day that the question names,
 * `asked`, is no statement of the answer.
 */
export function withholdFalse(text: string, { chart, now }: Pick<Question, 'chart' | 'now'>, asked: readonly string[] = []): string {
  const wrong = createVerifier(chart, now)(text).filter(({ claim }) => claim.kind !== 'day' || !asked.includes(claim.day));
  if (wrong.length === 0) return text;
  if (wrong.some(({ sentence }) => text.startsWith(sentence))) throw new Error('The answer contradicts its chart.');
  const rest = wrong.reduce((kept, { sentence }) => kept.replace(sentence, ''), text);
  return rest
    .replace(/[ \t]{2,}/gu, ' ')
    .replace(/ *\n *(?:\n *)+/gu, '\n\n')
    .trim();
}
