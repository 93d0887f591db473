import type { Chart } from '../../astrology';
import { createVerifier, type Verifier } from '../check/verify';
import type { Question } from '../types';
import { findMonths, monthsOf } from './named-months';

/** What no answer says, whoever writes it: promises, verdicts and dates of life and death, numbers to bet on, things to buy, addresses. */
const forbidden =
  /guarantee|definitely will|certainly will|100 ?%|you will die|your death|will not survive|terminal|miscarr|you are pregnant|it(?:'s| is) a (?:boy|girl)|will be acquitted|will win the case|lottery|lucky number|buy a (?:gem|stone)|(?:ruby|sapphire|emerald|coral) (?:ring|stone)|stop (?:taking )?(?:your )?medic|https?:|www\.|\+?\d{10}|गारंटी|निश्चित रूप से|मृत्यु|लॉटरी|गर्भवती हैं|रत्न (?:पहनिए|धारण)|(?:neelam|pukhraj|moonga|panna) (?:pehn|dharan)/iu;

/** Words of a chart that the check cannot read in another script; such a sentence is not shown. */
const unreadScript = /[^\p{Script=Latin}\p{Script=Devanagari}\p{Script=Common}\p{Script=Inherited}]/u;

/** Why a sentence is not shown. */
export type Fault = 'never to be said' | 'script' | 'contradicts the chart' | 'a month that no tool named';

/** What the tools have said in a conversation so far. */
export interface Evidence {
  facts: () => readonly string[];
  /** Charts of births that the person told, besides the one that is asked about. */
  charts: readonly Chart[];
}

/** Months of the question's own time: this one and the two after it. */
const ownMonths = (now: Date): number[] => [0, 1, 2].map((ahead) => now.getUTCFullYear() * 12 + now.getUTCMonth() + ahead);

/**
 * The check of one answer's sentences: against the charts that it speaks of and the sky of its day, against the times that the
 * tools named, and against what is never said. `evidence` grows while the answer is written.
 */
export function createSentenceCheck(
  { chart, now, text, turns = [] }: Pick<Question, 'chart' | 'now' | 'text' | 'turns'>,
  evidence: Evidence,
) {
  const verifiers = new Map<Chart, Verifier>();
  const holdsFor = (of: Chart, sentence: string): boolean => {
    const verify = verifiers.get(of) ?? createVerifier(of, now);
    verifiers.set(of, verify);
    return verify(sentence).length === 0;
  };
  const told = monthsOf([text, ...turns.flatMap(({ question, answer }) => [question, answer])]);
  let known = { facts: -1, months: new Set<number>() };
  const mayName = (month: number): boolean => {
    const facts = evidence.facts();
    if (known.facts !== facts.length) known = { facts: facts.length, months: monthsOf(facts) };
    return known.months.has(month) || told.has(month) || ownMonths(now).includes(month);
  };

  /** Null where the sentence may be shown. */
  return (sentence: string): Fault | null => {
    if (forbidden.test(sentence)) return 'never to be said';
    if (unreadScript.test(sentence)) return 'script';
    if (![chart, ...evidence.charts].some((of) => holdsFor(of, sentence))) return 'contradicts the chart';
    return findMonths(sentence).every(mayName) ? null : 'a month that no tool named';
  };
}
