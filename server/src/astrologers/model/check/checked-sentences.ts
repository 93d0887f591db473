import type { Question } from '../../types';
import table from '../../../../content/check/chart-words.json';
import { createSentenceCheck, type Fault, type GivenFact } from './check-sentences';
import { readCitations } from './citations';
import { toSentences } from '../sentences';

/** An answer with more withheld sentences than this is not trusted. */
const maxWithheld = 2;
const letter = /\p{L}/u;
const goesOn = new RegExp(`^\\s*(?:${table.consequences})(?![\\p{L}\\p{M}])`, 'iu');

interface CheckedOptions {
  given: readonly GivenFact[];
  warn: (sentence: string, fault: Fault) => void;
}

/**
 * The sentences that hold against charts and facts; what does not is left out. Throws where the first one, which is the answer, is
 * left out, where too many contradict the chart, and at the end where most were left out.
 */
export async function* checkedSentences(
  question: Question,
  pieces: AsyncGenerator<string, undefined>,
  { given, warn }: CheckedOptions,
): AsyncGenerator<string> {
  const findFault = createSentenceCheck(question, given);
  let withheld = 0;
  let shown = 0;
  let leftOut = 0;
  let hasLost = false;
  for await (const sentence of toSentences(pieces)) {
    const cited = readCitations(sentence);
    const { text } = cited;
    // What goes on from a sentence that is not shown says it of another one.
    if (hasLost && goesOn.test(text)) {
      if (text.includes('\n')) yield '\n\n';
      continue;
    }
    hasLost = false;
    const fault = findFault(cited);
    // After the beginning of an answer it only states a limit of the answer.
    if (fault === null || (fault === 'refusal' && shown > 0)) {
      // The number of a list item makes no statement.
      shown += Number(letter.test(text));
      yield text;
      continue;
    }
    warn(text, fault);
    leftOut += Number(letter.test(text));
    hasLost = letter.test(text) && !text.includes('\n');
    // A sentence that names no fact is only left out, because it is not necessarily false.
    if (fault !== 'of no fact') withheld += 1;
    if (fault === 'refusal') throw new Error('The model refuses to answer.');
    if (shown === 0 && leftOut > 0) throw new Error("The model's answer begins with what may not be shown.");
    if (withheld > maxWithheld) throw new Error("The model's answer contradicts the chart.");
    if (text.includes('\n')) yield '\n\n';
  }
  if (shown === 0 || shown < leftOut) throw new Error("Less than half of the model's answer may be shown.");
}
