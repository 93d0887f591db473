import { BirthTimeNeeded, type Chart } from '../../../astrology';
import { isUnsupported } from '../../check/unread-statements';
import { createVerifier, type Verifier } from '../../check/verify';
import type { Question } from '../../types';
import type { Citation } from './citations';
import { isIndicAnchored, isIndicSupported } from '../../check/indic-statements';
import { isWrittenIn, questionLanguage } from '../../question/indic-language';
import { withChartWords, withLordNames } from './chart-words';
import { areNamesSupported } from './supported-names';
import { createMonthCheck } from './supported-months';
import { areNumbersSupported } from './supported-numbers';
import { normalizeLetters } from '../../vocabulary/normalize-letters';
import { isProhibited, isOnlyLimit, isRefusal } from '../prohibited/prohibited';
import { partsByPerson } from './sentence-subject';

/** Why a sentence is not shown. */
export type Fault =
  | 'never to be said'
  | 'refusal'
  | 'script'
  | 'contradicts the chart'
  | 'a month that no tool named'
  | 'a number that no tool gave'
  | 'a yoga or tithi that no tool named'
  | 'a fact that was not given'
  | 'of no fact';

/** A statement returned by a tool. */
export interface ToolFact {
  id: string;
  text: string;
  /** The chart of a stated birth; null if the statement is about the chart of the question. */
  birthChart: Chart | null;
}

const nonLatinScript = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

/** A statement that depends on an unknown time of birth cannot be confirmed. */
function isSupportedWithTime(isSupported: () => boolean): boolean {
  try {
    return isSupported();
  } catch (error) {
    if (error instanceof BirthTimeNeeded) return false;
    throw error;
  }
}

/**
 * Checks the sentences of one answer: against the charts of the people in it and the sky of its day, against the times that the
 * tools named, and for prohibited statements. `given` has the tool results so far, and grows while the answer is written.
 */
export function createSentenceCheck(
  { chart, now, text, turns = [] }: Pick<Question, 'chart' | 'now' | 'text' | 'turns'>,
  given: readonly ToolFact[],
) {
  const verifiers = new Map<Chart, Verifier>();
  const givenTexts = () => given.map((fact) => fact.text);
  const asked = [text, ...turns.flatMap(({ question, answer }) => [question, answer])].map(normalizeLetters);
  const language = questionLanguage(text, turns);
  const isTrueInChart = (of: Chart, said: string): boolean => {
    const sentence = withLordNames(said, of);
    const verify = verifiers.get(of) ?? createVerifier(of, now);
    verifiers.set(of, verify);
    return verify(sentence).length === 0 && !isUnsupported(sentence, of, now, givenTexts());
  };
  const areMonthsSupported = createMonthCheck({ now, language, asked }, given);

  /** Whether statements about the person of a stated birth are true in that chart, and statements about the user in the user's. */
  const isTrue = (sentence: string, ids: readonly string[]): boolean => {
    const listCharts = (facts: readonly ToolFact[]) => [...new Set(facts.map(({ birthChart: of }) => of ?? chart))];
    const cited = listCharts(given.filter(({ id }) => ids.includes(id)));
    const withoutOwn = (charts: Chart[]) => charts.filter((of) => of !== chart);
    const charts = (of: ReturnType<typeof partsByPerson>[number]['of']): Chart[] => {
      if (of === 'asker' || (of === null && cited.length === 0)) return [chart];
      if (of === null) return cited;
      const others = withoutOwn(cited.length > 0 ? cited : listCharts(given));
      // Statements about a relative without a stated birth are derived from the user's houses.
      return others.length > 0 ? others : [chart];
    };
    return partsByPerson(sentence).every(({ of, text: part }) =>
      charts(of).some((each) => isSupportedWithTime(() => isTrueInChart(each, part))),
    );
  };

  /** The same for a language without a grammar: by the facts that the sentence names and the charts that they belong to. */
  const isSupportedIn = (of: string, sentence: string, ids: readonly string[]): boolean => {
    const facts = given.filter(({ id }) => ids.includes(id));
    const cited = facts.map((fact) => fact.text);
    const charts = facts.length === 0 ? [chart] : [...new Set(facts.map((fact) => fact.birthChart ?? chart))];
    return charts.some((each) =>
      isSupportedWithTime(() =>
        isIndicSupported(sentence, { language: of, chart: each, now, cited, given: givenTexts(), userText: asked.join(' ') }),
      ),
    );
  };

  /** Null if the sentence may be shown. */
  return ({ text: written, ids }: Citation): Fault | null => {
    const sentence = withChartWords(normalizeLetters(written));
    // A sentence in English within an answer in another language is read as English.
    const of = language !== null && nonLatinScript.test(sentence) ? language : null;
    if (isProhibited(sentence)) return 'never to be said';
    if (!isWrittenIn(sentence, language)) return 'script';
    if (ids.some((id) => given.every((fact) => fact.id !== id))) return 'a fact that was not given';
    if (of !== null && !isOnlyLimit(sentence)) {
      const cited = given.filter(({ id }) => ids.includes(id)).map((fact) => fact.text);
      if (!isIndicAnchored(sentence, { language: of, now, cited })) return 'of no fact';
    }
    if (of === null ? !isTrue(sentence, ids) : !isSupportedIn(of, sentence, ids)) return 'contradicts the chart';
    if (!areMonthsSupported(sentence, of)) return 'a month that no tool named';
    const known = [...givenTexts(), ...asked];
    if (!areNumbersSupported(sentence, known, now, of === null)) return 'a number that no tool gave';
    if (!areNamesSupported(sentence, givenTexts())) return 'a yoga or tithi that no tool named';
    return isRefusal(sentence) ? 'refusal' : null;
  };
}
