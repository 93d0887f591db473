import { BirthTimeNeeded, type Chart } from '../../../astrology';
import { isUnfounded } from '../../check/unread-statements';
import { createVerifier, type Verifier } from '../../check/verify';
import type { Question } from '../../types';
import type { Citation } from './citations';
import { isIndicAnchored, isIndicFounded } from '../../check/indic-statements';
import { isWrittenIn, questionLanguage } from '../../question/indic-language';
import { withChartWords, withLordNames } from './chart-words';
import { areNamesGiven } from './given-names';
import { createMonthCheck } from './given-months';
import { areNumbersGiven } from './given-numbers';
import { normalizeLetters } from '../../vocabulary/normalize-letters';
import { isNeverSaid, isOnlyLimit, isRefusal } from '../never-said/never-said';
import { partsByPerson } from './spoken-of';

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
export interface GivenFact {
  id: string;
  text: string;
  /** The chart of a birth that the person told; null if the statement is about the chart of the question. */
  told: Chart | null;
}

const isNative = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

/** Nothing confirms a statement that depends on an unknown time of birth. */
function orNeedsTime(isBorneOut: () => boolean): boolean {
  try {
    return isBorneOut();
  } catch (error) {
    if (error instanceof BirthTimeNeeded) return false;
    throw error;
  }
}

/**
 * The check of one answer's sentences: against the charts that it speaks of and the sky of its day, against the times that the
 * tools named, and against what is never said. `given`, what the tools have said so far, grows while the answer is written.
 */
export function createSentenceCheck(
  { chart, now, text, turns = [] }: Pick<Question, 'chart' | 'now' | 'text' | 'turns'>,
  given: readonly GivenFact[],
) {
  const verifiers = new Map<Chart, Verifier>();
  const givenTexts = () => given.map((fact) => fact.text);
  const asked = [text, ...turns.flatMap(({ question, answer }) => [question, answer])].map(normalizeLetters);
  const language = questionLanguage(text, turns);
  const holdsFor = (of: Chart, said: string): boolean => {
    const sentence = withLordNames(said, of);
    const verify = verifiers.get(of) ?? createVerifier(of, now);
    verifiers.set(of, verify);
    return verify(sentence).length === 0 && !isUnfounded(sentence, of, now, givenTexts());
  };
  const areMonthsGiven = createMonthCheck({ now, language, asked }, given);

  /** Whether statements about the person of a told birth hold in that chart, and statements about the person who asks in their own. */
  const holds = (sentence: string, ids: readonly string[]): boolean => {
    const toldOf = (facts: readonly GivenFact[]) => [...new Set(facts.map(({ told: of }) => of ?? chart))];
    const cited = toldOf(given.filter(({ id }) => ids.includes(id)));
    const othersOf = (charts: Chart[]) => charts.filter((of) => of !== chart);
    const charts = (of: ReturnType<typeof partsByPerson>[number]['of']): Chart[] => {
      if (of === 'asker' || (of === null && cited.length === 0)) return [chart];
      if (of === null) return cited;
      const others = othersOf(cited.length > 0 ? cited : toldOf(given));
      // Statements about a relative without a told birth are derived from the houses of the person who asks.
      return others.length > 0 ? others : [chart];
    };
    return partsByPerson(sentence).every(({ of, text: part }) => charts(of).some((each) => orNeedsTime(() => holdsFor(each, part))));
  };

  /** The same for a language without a grammar: by the facts that the sentence names and the charts that they belong to. */
  const holdsIn = (of: string, sentence: string, ids: readonly string[]): boolean => {
    const facts = given.filter(({ id }) => ids.includes(id));
    const cited = facts.map((fact) => fact.text);
    const charts = facts.length === 0 ? [chart] : [...new Set(facts.map((fact) => fact.told ?? chart))];
    return charts.some((each) =>
      orNeedsTime(() => isIndicFounded(sentence, { language: of, chart: each, now, cited, given: givenTexts(), told: asked.join(' ') })),
    );
  };

  /** Null if the sentence may be shown. */
  return ({ text: written, ids }: Citation): Fault | null => {
    const sentence = withChartWords(normalizeLetters(written));
    // A sentence in English within an answer in another language is read as English.
    const of = language !== null && isNative.test(sentence) ? language : null;
    if (isNeverSaid(sentence)) return 'never to be said';
    if (!isWrittenIn(sentence, language)) return 'script';
    if (ids.some((id) => given.every((fact) => fact.id !== id))) return 'a fact that was not given';
    if (of !== null && !isOnlyLimit(sentence)) {
      const cited = given.filter(({ id }) => ids.includes(id)).map((fact) => fact.text);
      if (!isIndicAnchored(sentence, { language: of, now, cited })) return 'of no fact';
    }
    if (of === null ? !holds(sentence, ids) : !holdsIn(of, sentence, ids)) return 'contradicts the chart';
    if (!areMonthsGiven(sentence, of)) return 'a month that no tool named';
    const known = [...givenTexts(), ...asked];
    if (!areNumbersGiven(sentence, known, now, of === null)) return 'a number that no tool gave';
    if (!areNamesGiven(sentence, givenTexts())) return 'a yoga or tithi that no tool named';
    return isRefusal(sentence) ? 'refusal' : null;
  };
}
