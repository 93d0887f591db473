import { sensitiveTopics, safetyKeywords, harmlessPhrases, type SensitiveTopic } from './safety-keywords';
import { normalizeText, createKeywordPattern } from './normalize-text';

const harmlessPattern = createKeywordPattern(harmlessPhrases);
const patterns = sensitiveTopics.map((kind) => ({ kind, pattern: createKeywordPattern(safetyKeywords[kind]) }));

// A first information report; in lower case the same letters are the Hindi word for "again".
const firstInformationReport = /(?<!\p{L})FIR(?!\p{L})/u;
const inCapitals = /\p{Lu}{4}/u;

/** The careful matter that a question touches, the gravest of several, or null. */
export function detectSensitiveTopic(text: string): SensitiveTopic | null {
  const words = normalizeText(text);
  const rest = words.replace(harmlessPattern, '·');
  for (const { kind, pattern } of patterns) {
    if ((kind === 'selfHarm' ? words : rest).search(pattern) >= 0) return kind;
  }
  return firstInformationReport.test(text) && !inCapitals.test(text) ? 'law' : null;
}
