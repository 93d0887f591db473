import { anyOf } from '../../vocabulary/any-of';
import { englishYogas } from '../../words/english-words';
import { hindiYogas } from '../../words/hindi-words';
import { toHinglish } from '../../words/hinglish';
import { tithiNames } from '../../words/panchang-words';

const end = '(?![\\p{L}\\p{M}])';
const denied = /(?<![\p{L}\p{M}])(?:not|no|nor|never|none|neither|nahin?|नहीं|न)(?![\p{L}\p{M}])|n['’]t\b/iu;
const explanationPattern = /\b(?:when|whenever|forms if|rule)\b|जब|jab/iu;

interface Named {
  /** Its name in the results of the tools. */
  fact: string;
  pattern: RegExp;
}

const named: readonly Named[] = [
  ...Object.entries(englishYogas).map(([id, [name]]): Named => {
    const [inHindi] = hindiYogas[id as keyof typeof hindiYogas];
    const names = [name, inHindi, toHinglish(inHindi)].map((each) => `${each}[\\s-]?(?:yoga?|योग)${end}`);
    return { fact: name, pattern: anyOf(names) };
  }),
  ...tithiNames.map(([name, inHindi]): Named => ({ fact: name, pattern: anyOf([name, inHindi].map((each) => each + end)) })),
];

/** Whether the tools returned all yogas and tithis that a sentence names. */
export function areNamesSupported(sentence: string, given: readonly string[]): boolean {
  if (denied.test(sentence) || explanationPattern.test(sentence)) return true;
  return named.every(({ fact, pattern }) => !pattern.test(sentence) || given.some((text) => text.includes(fact)));
}
