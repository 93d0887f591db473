import { toAsciiDigits } from './ascii-digits';

const currency = '(?:₹|(?:rs|re|inr|rupees?|रुपए|रुपय[ेाों]+|रु|रू)[.:]*)';
/** Currency marks and words before or after an amount. */
const marks = new RegExp(`^${currency}\\s*|\\s*(?:${currency}|only|मात्र|/[-=]?)$`, 'u');
/** Digits, also grouped in thousands or lakhs by one separator, without a fraction. */
const whole = /^(\d+(?:([,'’٬ ])(?:\d{2,3}\2)*\d{3})?)(?:[.=]0{1,2})?$/u;

function withoutMarks(text: string): string {
  const rest = text.replace(marks, '').trim();
  return rest === text ? text : withoutMarks(rest);
}

/** Numbers with more digits are not exact in JavaScript. */
const maxDigits = 15;

/**
 * Parses a whole amount that was typed, pasted or dictated: with separators of thousands or lakhs, a rupee mark, and digits of
 * any script. Null for anything else, such as fractions, negative amounts or words, which the form rejects.
 */
export function readAmount(text: string): number | null {
  // Copied texts contain invisible marks of their direction.
  const visible = toAsciiDigits(text).replace(/\p{Cf}/gu, '');
  const plain = visible.normalize('NFKC').toLowerCase().trim().replace(/, +/g, ',');
  const digits = whole.exec(withoutMarks(plain))?.[1]?.replace(/\D/g, '');
  return digits === undefined || digits.length > maxDigits ? null : Number(digits);
}
