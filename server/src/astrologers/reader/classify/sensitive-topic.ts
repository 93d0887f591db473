import { sensitiveTopics, safetyKeywords, harmlessPhrases, type SensitiveTopic } from './safety-keywords';
import { normalizeText, createKeywordPattern } from './normalize-text';

const harmlessPattern = createKeywordPattern(harmlessPhrases);
const patterns = sensitiveTopics.map((topic) => ({ topic, pattern: createKeywordPattern(safetyKeywords[topic]) }));

// A first information report; in lower case the same letters are the Hindi word for "again".
const firstInformationReport = /(?<!\p{L})FIR(?!\p{L})/u;
const inCapitals = /\p{Lu}{4}/u;

// The sign, where the words around it are of a chart and of no illness.
const ofChart = /(?<!\p{L})(?:ascendant|lagna|rising|rashi|moon|sign|signs|zodiac|navamsa|navamsha|leo|gemini|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces|aries|taurus)(?!\p{L})/iu;
const ofIllness = /(?<!\p{L})(?:has|have|had|having|diagnos\p{L}*|stage|tumou?r|chemo\p{L}*|hospital|treatment|doctors?|patient|cured?|ko cancer)(?!\p{L})/iu;
const readCancerSign = (text: string): string => (ofChart.test(text) && !ofIllness.test(text) ? text.replace(/(?<!\p{L})cancer(?!\p{L})/giu, 'Kark') : text);

/** The gravest sensitive topic that a question touches, or null. */
export function detectSensitiveTopic(text: string): SensitiveTopic | null {
  const normalized = normalizeText(readCancerSign(text));
  const rest = normalized.replace(harmlessPattern, '·');
  for (const { topic, pattern } of patterns) {
    if ((topic === 'selfHarm' ? normalized : rest).search(pattern) >= 0) return topic;
  }
  return firstInformationReport.test(text) && !inCapitals.test(text) ? 'law' : null;
}
