import type { Question } from '../../types';
import table from '../../../../content/check/chart-words.json';
import { createSentenceCheck, type Fault, type ToolFact } from './check-sentences';
import { readCitations } from './citations';
import { toSentences } from '../sentences';

/** An answer with more withheld sentences than this is not trusted. */
const maxWithheld = 2;
const letter = /\p{L}/u;
const goesOn = new RegExp(`^\\s*(?:${table.consequences})(?![\\p{L}\\p{M}])`, 'iu');

interface CheckedOptions {
  given: readonly ToolFact[];
  warn: (sentence: string, fault: Fault) => void;
}

/**
 * The sentences that agree with charts and facts; others are left out. Throws if the first one, which is the answer, is left out,
 * if too many contradict the chart, and at the end if most were left out.
 */
export async function* checkedSentences(
  question: Question,
  pieces: AsyncGenerator<string, undefined>,
  { given, warn }: CheckedOptions,
): AsyncGenerator<string> {
  const findFault = createSentenceCheck(question, given);
  let withheldCount = 0;
  let shownCount = 0;
  let leftOut = 0;
  let isContinuationWithheld = false;
  for await (const sentence of toSentences(pieces)) {
    const cited = readCitations(sentence);
    const { text } = cited;
    // A continuation of a withheld sentence would refer to another sentence.
    if (isContinuationWithheld && goesOn.test(text)) {
      if (text.includes('\n')) yield '\n\n';
      continue;
    }
    isContinuationWithheld = false;
    const fault = findFault(cited);
    // After the beginning of an answer it only states a limit of the answer.
    if (fault === null || (fault === 'refusal' && shownCount > 0)) {
      // The number of a list item makes no statement.
      shownCount += Number(letter.test(text));
      yield text;
      continue;
    }
    warn(text, fault);
    leftOut += Number(letter.test(text));
    isContinuationWithheld = letter.test(text) && !text.includes('\n');
    // A sentence that names no fact is only left out, because it is not necessarily false.
    if (fault !== 'of no fact') withheldCount += 1;
    if (fault === 'refusal') throw new Error('The model refuses to answer.');
    if (shownCount === 0 && leftOut > 0) throw new Error("The model's answer begins with what may not be shown.");
    if (withheldCount > maxWithheld) throw new Error("The model's answer contradicts the chart.");
    if (text.includes('\n')) yield '\n\n';
  }
  if (shownCount === 0 || shownCount < leftOut) throw new Error("Less than half of the model's answer may be shown.");
}
