import { sensitiveTopics, safetyKeywords, harmlessPhrases, type SensitiveTopic } from './safety-keywords';
import { readCancerSign } from './cancer-sign';
import { normalizeText, createKeywordPattern } from './normalize-text';

const harmlessPattern = createKeywordPattern(harmlessPhrases);
const patterns = sensitiveTopics.map((topic) => ({ topic, pattern: createKeywordPattern(safetyKeywords[topic]) }));

// A first information report; in lower case the same letters are the Hindi word for "again".
const firstInformationReport = /(?<!\p{L})FIR(?!\p{L})/u;
const inCapitals = /\p{Lu}{4}/u;

/** The gravest sensitive topic that a question touches, or null. */
export function detectSensitiveTopic(text: string): SensitiveTopic | null {
  const normalized = normalizeText(readCancerSign(text));
  const rest = normalized.replace(harmlessPattern, '·');
  for (const { topic, pattern } of patterns) {
    if ((topic === 'selfHarm' ? normalized : rest).search(pattern) >= 0) return topic;
  }
  return firstInformationReport.test(text) && !inCapitals.test(text) ? 'law' : null;
}
