import { toAsciiDigits } from './ascii-digits';

/** What people write before or after an amount. */
const marks = /^(?:₹|rs\.?|inr|रु\.?|रू\.?)\s*|\s*(?:₹|rs\.?|inr|rupees?|रु\.?|रू\.?|रुपय[ेा]|रुपए|only|मात्र|\/[-=]?)$/u;
/** Digits, also in groups of thousands or lakhs by one separator, with no part of a whole. */
const whole = /^(\d+(?:([,'’٬ ])(?:\d{2,3}\2)*\d{3})?)(?:\.0{1,2})?$/u;

function withoutMarks(text: string): string {
  const rest = text.replace(marks, '').trim();
  return rest === text ? text : withoutMarks(rest);
}

/** At most so many digits are exact as a number. */
const maxDigits = 15;

/**
 * The whole amount of a text as it is typed, pasted or dictated: with separators of thousands or lakhs, a mark of rupees, digits
 * of any script. Null for anything else, such as parts of a whole, a negative amount or words, which the form refuses.
 */
export function readAmount(text: string): number | null {
  const plain = toAsciiDigits(text).normalize('NFKC').toLowerCase().trim().replace(/, +/g, ',');
  const digits = whole.exec(withoutMarks(plain))?.[1]?.replace(/\D/g, '');
  return digits === undefined || digits.length > maxDigits ? null : Number(digits);
}
