import { sensitiveTopics, safetyKeywords, harmlessPhrases, type SensitiveTopic } from './safety-keywords';
import { readCancerSign } from './cancer-sign';
import { normalizeText, createKeywordPattern } from './normalize-text';

const harmlessPattern = createKeywordPattern(harmlessPhrases);
const patterns = sensitiveTopics.map((topic) => ({ topic, pattern: createKeywordPattern(safetyKeywords[topic]) }));

// A first information report; in lower case the same letters are the Hindi word for "again".
const firstInformationReport = /(?<!\p{L})FIR(?!\p{L})/u;
const inCapitals = /\p{Lu}{4}/u;

/** The sensitive topics that a question has words of, the gravest first. */
export function listSensitiveTopics(text: string): SensitiveTopic[] {
  const normalized = normalizeText(readCancerSign(text));
  const rest = normalized.replace(harmlessPattern, '·');
  const named = patterns.filter(({ topic, pattern }) => (topic === 'selfHarm' ? normalized : rest).search(pattern) >= 0).map(({ topic }) => topic);
  const isReported = firstInformationReport.test(text) && !inCapitals.test(text) && !named.includes('law');
  return isReported ? [...named, 'law'] : named;
}

/** The gravest sensitive topic that a question touches, or null. */
export const detectSensitiveTopic = (text: string): SensitiveTopic | null => listSensitiveTopics(text)[0] ?? null;
