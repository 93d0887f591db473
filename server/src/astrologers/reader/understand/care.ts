import { careKinds, carefulWords, harmless, type CareKind } from './careful-words';
import { plainWords, wordPattern } from './plain-words';

const harmlessPhrases = wordPattern(harmless);
const patterns = careKinds.map((kind) => ({ kind, pattern: wordPattern(carefulWords[kind]) }));

// A first information report; in lower case the same letters are the Hindi word for "again".
const firstInformationReport = /(?<!\p{L})FIR(?!\p{L})/u;
const inCapitals = /\p{Lu}{4}/u;

/** The careful matter that a question touches, the gravest of several, or null. */
export function careOf(text: string): CareKind | null {
  const words = plainWords(text);
  const rest = words.replace(harmlessPhrases, '·');
  for (const { kind, pattern } of patterns) {
    if ((kind === 'selfHarm' ? words : rest).search(pattern) >= 0) return kind;
  }
  return firstInformationReport.test(text) && !inCapitals.test(text) ? 'law' : null;
}
