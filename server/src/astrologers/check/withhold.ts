import type { Question } from '../types';
import { createVerifier } from './verify';

interface Allowed {
  /** Spans of Indian days, the last one included: a day in one of them belongs to the almanac. */
  days?: readonly { from: string; to: string }[];
  /** Texts that are not about a chart. */
  general?: readonly string[];
}

/**
 * Removes the sentences that the chart or the sky of the day contradicts, except `allowed` ones. Throws if the first sentence,
 * which is the answer itself, is one of them: such an answer is neither shown nor charged.
 */
export function withholdFalse(
  text: string,
  { chart, now }: Pick<Question, 'chart' | 'now'>,
  { days = [], general = [] }: Allowed = {},
): string {
  const isAllowed = (day: string) => days.some(({ from, to }) => from <= day && day <= to);
  const verifier = createVerifier(
    chart,
    now,
  )(text)
    .filter(({ claim }) => claim.kind !== 'day' || !isAllowed(claim.day))
    .filter(({ sentence }) => !general.some((each) => each.includes(sentence)));
  if (verifier.length === 0) return text;
  if (verifier.some(({ sentence }) => text.startsWith(sentence))) throw new Error('The answer contradicts its chart.');
  const rest = verifier.reduce((kept, { sentence }) => kept.replace(sentence, ''), text);
  return rest
    .replace(/[ \t]{2,}/gu, ' ')
    .replace(/ *\n *(?:\n *)+/gu, '\n\n')
    .trim();
}
