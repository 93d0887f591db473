import type { Chart } from '../../astrology';
import { isUnfounded } from '../check/unread-statements';
import { createVerifier, type Verifier } from '../check/verify';
import { toIndianDate } from '../../indian-date';
import type { Question } from '../types';
import type { Citation } from './citations';
import { findMonths, monthsOf } from './named-months';
import { isNeverSaid, isRefusal } from './never-said';
import { partsByPerson } from './spoken-of';

/** Words of a chart that the check cannot read in another script; such a sentence is not shown. */
const unreadScript = /[^\p{Script=Latin}\p{Script=Devanagari}\p{Script=Common}\p{Script=Inherited}]/u;

/** Why a sentence is not shown. */
export type Fault =
  'never to be said' | 'refusal' | 'script' | 'contradicts the chart' | 'a month that no tool named' | 'a fact that was not given';

/** A statement that a tool gave. */
export interface GivenFact {
  id: string;
  text: string;
  /** The chart of the birth that it is about, where the person told one; null for the chart that is asked about. */
  told: Chart | null;
}

/** Months of the question's own time: this one and the two after it. */
const ownMonths = (now: Date): number[] => {
  const [year = 0, month = 1] = toIndianDate(now).split('-').map(Number);
  return [0, 1, 2].map((ahead) => year * 12 + month - 1 + ahead);
};

/**
 * The check of one answer's sentences: against the charts that it speaks of and the sky of its day, against the times that the
 * tools named, and against what is never said. `given`, what the tools have said so far, grows while the answer is written.
 */
export function createSentenceCheck(
  { chart, now, text, turns = [] }: Pick<Question, 'chart' | 'now' | 'text' | 'turns'>,
  given: readonly GivenFact[],
) {
  const verifiers = new Map<Chart, Verifier>();
  const holdsFor = (of: Chart, sentence: string): boolean => {
    const verify = verifiers.get(of) ?? createVerifier(of, now);
    verifiers.set(of, verify);
    return (
      verify(sentence).length === 0 &&
      !isUnfounded(
        sentence,
        of,
        now,
        given.map((fact) => fact.text),
      )
    );
  };
  const told = monthsOf([text, ...turns.flatMap(({ question, answer }) => [question, answer])]);
  let known = { facts: -1, months: new Set<number>() };
  const mayName = (month: number): boolean => {
    if (known.facts !== given.length) known = { facts: given.length, months: monthsOf(given.map((fact) => fact.text)) };
    return known.months.has(month) || told.has(month) || ownMonths(now).includes(month);
  };

  /** Whether a told birth bears out only what is said of its person, and what is said to who asks holds in their own chart. */
  const holds = (sentence: string, ids: readonly string[]): boolean => {
    const toldOf = (facts: readonly GivenFact[]) => [...new Set(facts.map(({ told: of }) => of ?? chart))];
    const cited = toldOf(given.filter(({ id }) => ids.includes(id)));
    const othersOf = (charts: Chart[]) => charts.filter((of) => of !== chart);
    const charts = (of: ReturnType<typeof partsByPerson>[number]['of']): Chart[] => {
      if (of === 'asker' || (of === null && cited.length === 0)) return [chart];
      if (of === null) return cited;
      const others = othersOf(cited.length > 0 ? cited : toldOf(given));
      // What is read of a relative without a birth is read from the houses of who asks.
      return others.length > 0 ? others : [chart];
    };
    return partsByPerson(sentence).every(({ of, text: part }) => charts(of).some((each) => holdsFor(each, part)));
  };

  /** Null where the sentence may be shown. */
  return ({ text: sentence, ids }: Citation): Fault | null => {
    if (isNeverSaid(sentence)) return 'never to be said';
    if (isRefusal(sentence)) return 'refusal';
    if (unreadScript.test(sentence)) return 'script';
    if (ids.some((id) => given.every((fact) => fact.id !== id))) return 'a fact that was not given';
    if (!holds(sentence, ids)) return 'contradicts the chart';
    return findMonths(sentence).every(mayName) ? null : 'a month that no tool named';
  };
}
