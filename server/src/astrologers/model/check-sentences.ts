import { createVerifier } from '../check/verify';
import type { Question } from '../types';

/** What no answer says, whoever writes it: promises, verdicts and dates of life and death, numbers to bet on, things to buy, addresses. */
const forbidden =
  /guarantee|definitely will|certainly will|100 ?%|you will die|your death|will not survive|terminal|miscarr|you are pregnant|it(?:'s| is) a (?:boy|girl)|will be acquitted|will win the case|lottery|lucky number|buy a (?:gem|stone)|(?:ruby|sapphire|emerald|coral) (?:ring|stone)|stop (?:taking )?(?:your )?medic|https?:|www\.|\+?\d{10}|गारंटी|निश्चित रूप से|मृत्यु|लॉटरी|गर्भवती हैं|रत्न (?:पहनिए|धारण)|(?:neelam|pukhraj|moonga|panna) (?:pehn|dharan)/iu;

/** Words of a chart that the check cannot read in another script; such a sentence is not shown. */
const unreadScript = /[^\p{Script=Latin}\p{Script=Devanagari}\p{Script=Common}\p{Script=Inherited}]/u;

export interface SentenceCheck {
  /** Whether a sentence may be shown: nothing in it contradicts the chart or is never to be said. */
  (sentence: string): boolean;
}

/** The check of one answer's sentences against the chart that it is about, the sky of its day and what is never said. */
export function createSentenceCheck({ chart, now }: Pick<Question, 'chart' | 'now'>): SentenceCheck {
  const verify = createVerifier(chart, now);
  return (sentence) => !forbidden.test(sentence) && !unreadScript.test(sentence) && verify(sentence).length === 0;
}
