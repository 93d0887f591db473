import type { Language } from '@oracle-astra/shared/contract';
import { normalizeText, createKeywordPattern } from './normalize-text';

// Words that English and romanised Hindi share (main, is, me, to, so, par) are in neither list.
const english = createKeywordPattern([
  'will', 'when', 'what', 'which', 'who', 'why', 'how', 'where', 'should', 'shall', 'would', 'could', 'can', 'may',
  'i', "i'm", "i'll", 'am', 'are', 'was', 'were', 'my', 'mine', 'our', 'his', 'she', 'they', 'you', 'your', 'it', 'the', 'a', 'an',
  'do', 'does', 'did', 'have', 'has', 'had', 'be', 'been', 'get', 'got', 'and', 'or', 'but', 'of', 'in', 'on', 'at', 'for', 'with', 'from',
  'about', 'this', 'that', 'these', 'next', 'after', 'before', 'tell', 'give', 'want', 'need', 'good', 'not', "don't", 'feel', 'if', 'there',
]);
const romanHindi = createKeywordPattern([
  'kya', 'kia', 'kab', 'kabtak', 'kaise', 'kaisa', 'kaisi', 'kese', 'kesa', 'kesi', 'kyu', 'kyun', 'kyon', 'kyo', 'kahan', 'kaha', 'kaun', 'kon', 'konsa',
  'kaunsa', 'kaunsi', 'kitna', 'kitne', 'kitni', 'mera', 'meri', 'mere', 'mujhe', 'muje', 'mujhko', 'mujhse', 'hum', 'hamara', 'hamari', 'hamare', 'humara', 'humari', 'humare', 'uska', 'uski', 'unka', 'unki',
  'hai', 'hain', 'he', 'hei', 'hoga', 'hogi', 'honge', 'ho', 'hona', 'hua', 'hui', 'nahi', 'nahin', 'nhi', 'ka', 'ki', 'ke', 'ko', 'se', 'mein', 'aur', 'ya', 'bhi', 'toh',
  'rahega', 'rahegi', 'rahenge', 'raha', 'rahi', 'rhega', 'rhegi', 'chahiye', 'chaiye', 'karu', 'karun', 'karoon', 'karna', 'kare', 'karein', 'karunga', 'karungi',
  'milega', 'milegi', 'milenge', 'sakta', 'sakti', 'sakte', 'tha', 'thi', 'abhi', 'aaj', 'kal', 'agle', 'agla', 'saal', 'mahine', 'din', 'batao', 'bataiye', 'bataye', 'btao',
  'jaunga', 'jaungi', 'aayega', 'aayegi', 'banega', 'banegi', 'liye', 'sath', 'saath', 'koi', 'kuch', 'kuchh', 'wala', 'wali', 'apna', 'apni', 'apne', 'iss', 'yeh', 'ye', 'woh', 'wo',
]);

const countMatches = (words: string, pattern: RegExp) => words.match(pattern)?.length ?? 0;

/**
 * The language to answer in: Hindi for Devanagari and romanised Hindi, English for English words. `fallback` decides a tie.
 */
export function detectLanguage(text: string, fallback: Language): Language {
  const devanagari = countMatches(text, /\p{Script=Devanagari}/gu);
  const latin = countMatches(text, /\p{Script=Latin}/gu);
  if (devanagari * 2 > latin) return 'Hindi';
  const words = normalizeText(text);
  const lead = countMatches(words, romanHindi) - countMatches(words, english);
  if (lead === 0) return fallback;
  return lead > 0 ? 'Hindi' : 'English';
}
