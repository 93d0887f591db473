import { toAsciiDigits } from './ascii-digits';

/** Longer than any mobile number with its prefix and separators. */
const maxDigits = 20;

/**
 * The ten digits of an Indian mobile number in any common format: with +91, 91, 0 or 0091 before it, spaces, dashes, brackets and
 * digits of any script. An incomplete or wrong number is kept, so that it can be completed or rejected; a number of another
 * country begins with a plus sign.
 */
export function normalizeMobile(text: string): string {
  const plain = toAsciiDigits(text);
  const all = plain.replace(/\D/g, '');
  const digits = all.slice(0, maxDigits);
  const exit = /^\D*[+＋]/.test(plain) ? '+' : /^00/.exec(digits)?.[0];
  if (exit === undefined) return /^0*(?:91)?0?(\d{10})$/.test(digits) ? withoutTrunk(digits) : digits;
  // No country code begins with 0.
  const foreignDigits = (exit === '+' ? digits : digits.replace(exit, '')).replace(/^0+/, '');
  if ('91'.startsWith(foreignDigits)) return exit + foreignDigits;
  return foreignDigits.startsWith('91') ? withoutTrunk(foreignDigits.replace(/^910?/, '')) : `+${foreignDigits}`;
}

/** Ten digits that begin with 91 or 0 are a complete number. */
const withoutTrunk = (digits: string) => (digits.length > 10 ? digits.replace(/^0*(?:91)?0?(?=\d{10}$)/, '') : digits);

/** A complete number; one that begins with the country code may be incomplete. */
const wholeNumber = /^(?!91)[6-9]\d{9}$/;

/**
 * The next value of a field whose value was `before`. A digit typed after a complete number is dropped; pasted or autofilled text
 * is never cut.
 */
export function changeMobile(before: string, text: string): string {
  const next = normalizeMobile(text);
  return wholeNumber.test(before) && next.length === 11 && next.startsWith(before) ? before : next;
}

/** Whether a normalized number is of another country. */
export const isForeignMobile = (mobile: string): boolean => /^\+\d{3}/.test(mobile);

/** Country code and ten digits of a number that was typed with a country code or a 0; otherwise the normalized number. */
export function toFullMobile(text: string): string {
  const mobile = normalizeMobile(text);
  const isFull = /^\d{10}$/.test(mobile) && (text.match(/\p{Nd}/gu) ?? []).length > 10;
  return isFull ? `91${mobile}` : mobile;
}
