import { isRepeatable } from '../echo/asked-thing';
import { turnEnglish } from '../echo/english-clause';
import { turnedWords } from '../echo/hindi-words';
import { withoutTime } from '../echo/strip-time';
import { readText } from '../question/question-text';
import type { Context } from './context';

const english = /\b(?:day|days|date|dates|muhurat|muhurta|muhurtham|monday|tuesday|wednesday|thursday|friday|saturday|sunday)(?: (?:is|are|will be|would be|which is|that is))?(?: (?:the )?(?:most )?(?:good|best|right|auspicious|lucky|shubh|suitable|fine|ok|okay))? ((?:for|to) [^?.!,;]+)/iu;
const hindi = /^(?:.*[,.;] *)?([^,.;?।]+? (?:ke liye|के लिए)) .*(?:din|date|tarikh|tareekh|muhurat|muhurt|दिन|तारीख|मुहूर्त)/iu;
const opening = /^(?:(?:please|plz|kripya|mujhe|muje|bataye|bataiye|batao|koi|ek|aap|panditji|pandit ji|guruji|कृपया|मुझे|बताइए|कोई) )+/iu;
const mostWords = 8;
const leastWords = 2;
/** For whom, and what only repeats the question, is no deed. */
const noDeed = /^(?:for|to) (?:me|us|it|this|that|him|her|them|my|our|the|good|do|doing|start|begin|starting)(?: \w+)?$/iu;

/** "For buying a washing machine", "sofa lene ke liye": the deed for which a day is asked, said to the one who asks; null where the words do not show it. */
export function askedDeed({ read, isEnglish }: Context): string | null {
  const raw = read.text.raw.trim().replace(/[?.!।]+$/u, '');
  const found = (isEnglish ? english : hindi).exec(raw)?.[1]?.trim();
  if (found === undefined) return null;
  const said = withoutTime(isEnglish ? found : found.replace(opening, ''), isEnglish).trim();
  const words = said.split(/\s+/u);
  if (words.length < leastWords || words.length > mostWords || noDeed.test(said) || !isRepeatable(readText(said, read.language))) return null;
  if (isEnglish) return ` ${turnEnglish(words)}`;
  return words.length < leastWords + 1 ? null : `${words.map((word) => turnedWords[word.toLowerCase()] ?? word).join(' ')} `;
}
