import { createKeywordPattern } from './normalize-text';

/**
 * What kind of answer a question expects: a time, a yes or no, reassurance, what another person feels or does,
 * or an open description.
 */
export type QuestionType = 'when' | 'whether' | 'worry' | 'other' | 'open';

const when = createKeywordPattern([
  'when', 'which year', 'which years', 'which month', 'which months', 'what time', 'what age', 'which age', 'how long', 'how soon', 'by when', 'until when', 'till when', 'timing', 'right time', 'best time',
  'कब', 'कबतक', 'किस साल', 'किस महीने', 'कितने साल', 'कितने दिन', 'कितना समय', 'कौन से साल', 'सही समय', 'किस उम्र',
  'kab', 'kabtak', 'kis saal', 'kis mahine', 'kitne saal', 'kitne din', 'kitna time', 'kitna samay', 'kis umar', 'sahi samay', 'sahi time', 'kis year', 'kis month',
]);
// A plain yes would frighten here, so these questions get an opening of their own.
const worry = createKeywordPattern([
  'lose', 'losing', 'lost', 'loss', 'fail', 'failing', 'failure', 'break up', 'breakup', 'divorce*', 'separat*', 'fired', 'laid off', 'layoff*', 'reject*', 'bad', 'worse', 'worst', 'problem*', 'trouble*', 'afraid', 'scared', 'worried', 'worry', 'fear', 'leave me', 'alone', 'never', 'curse*', 'cursed', 'dosh', 'dosha', 'enemy', 'enemies', 'black magic', 'cheat*', 'fraud', 'bankrupt*', 'delay*', 'late', 'obstacle*', 'stuck',
  'नुकसान', 'घाटा', 'फेल', 'असफल', 'तलाक', 'अलग', 'टूट*', 'छूट*', 'छोड़*', 'बुरा', 'बुरी', 'खराब', 'परेशान*', 'समस्या*', 'डर', 'चिंता', 'अकेला', 'अकेली', 'दोष', 'श्राप', 'दुश्मन', 'शत्रु', 'नजर', 'काला जादू', 'धोखा', 'कभी नहीं', 'देरी', 'देर', 'रुकावट*', 'बाधा*', 'अटक*',
  'nuksan', 'nuksaan', 'ghata', 'asafal', 'talaq', 'talak', 'toot*', 'tut*', 'chhut*', 'chut*', 'chhod degi', 'chhod dega', 'bura', 'buri', 'kharab', 'pareshan*', 'samasya', 'chinta', 'akela', 'akeli', 'dushman', 'nazar', 'kala jadu', 'dhokha', 'deri', 'rukawat', 'badha', 'atak*',
]);
const other = createKeywordPattern([
  'does he', 'does she', 'do they', 'is he', 'is she', 'are they', 'will he', 'will she', 'will they', 'did he', 'did she', 'has he', 'has she', 'is my husband', 'is my wife', 'is my partner', 'is my boyfriend', 'is my girlfriend', 'does my husband', 'does my wife', 'does my partner', 'does my boyfriend', 'does my girlfriend', 'will my ex', 'does my ex', 'is my ex', 'he loves', 'she loves', 'his feelings', 'her feelings',
  'क्या वह', 'क्या वो', 'क्या वे', 'वह मुझसे', 'वो मुझसे', 'उसके मन', 'उसके दिल', 'उनके मन',
  'kya wo', 'kya woh', 'kya vo', 'kya vah', 'wo mujhse', 'woh mujhse', 'uske man', 'uske mann', 'uske dil',
]);
const describes = /^ (?:how|what|why|which|who|where|tell|describe) /u;
const whether = [
  /^ (?:will|would|should|shall|is|are|am|was|were|can|could|do|does|did|has|have|may|might) /u,
  / (?:should i|will i|can i|will my|is my|will it|is it|shall i|will we|should we|will there|is there) /u,
  /^ (?:क्या|kya) (?!(?:कर|kar)[^ ]* )/u,
  / (?:क्या|kya|या नहीं|ya nahi|ya nahin|ya nhi) $/u,
];

export function classifyQuestion(normalized: string): QuestionType {
  if (normalized.search(other) >= 0) return 'other';
  if (normalized.search(when) >= 0) return 'when';
  if (describes.test(normalized) || !whether.some((pattern) => pattern.test(normalized))) return 'open';
  return normalized.search(worry) >= 0 ? 'worry' : 'whether';
}
