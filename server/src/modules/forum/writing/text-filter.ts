import { toAsciiDigits, type FailureCode } from '@oracle-astra/shared/contract';

type Finding = Extract<FailureCode, 'text_has_contact' | 'text_has_payment_request' | 'text_has_abuse'>;

/** Matches a whole word in any script. */
const words = (list: string) => new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${list})(?![\\p{L}\\p{M}\\p{N}])`, 'iu');

/**
 * Ten digits, in groups of at least two or one by one: numbers of houses and degrees mix both. A date with a year is none.
 */
const mobileNumber =
  /(?<!\d)(?:\+?91[\s.-]*|0)?(?!\d{1,2}([\s./-])\d{1,2}\1(?:19|20)\d\d)(?=[6-9])(?:\d(?=\d)(?:[\s._/)-]{0,2}(?:\d(?=\d)|(?<=\d)\d)){9}|\d(?:[\s._/)-]{1,2}\d){9})(?!\d)/;

const patterns: readonly [Finding, RegExp][] = [
  ['text_has_payment_request', /[\w.-]{2,}@(?:ok[a-z]+|ybl|ibl|axl|apl|paytm|upi)(?![\w.])/i],
  ['text_has_contact', /[\w.+-]+\s?(?:@|\(at\)|\[at\])\s?[\w-]+\s?(?:\.|\(dot\)|\[dot\])\s?[a-z]{2,}/i],
  ['text_has_contact', mobileNumber],
  [
    'text_has_payment_request',
    /\b(?:send|transfer|pay|deposit|donate)\s(?:me|us|to\sm[ey]|on\smy|in\smy)\b.{0,40}?(?:₹|\brs\b|\binr\b|rupee|money|\bfees?\b|\bupi\b|paytm|g\s?pay|phonepe|\d)/is,
  ],
  [
    'text_has_payment_request',
    /(?:paise|paisa|rupaye|fees|dakshina|पैसे|पैसा|रुपये|रुपए|फ़ीस|फीस|दक्षिणा).{0,20}(?:bhej|daal|transfer|भेज|डाल|ट्रांसफर|ट्रांसफ़र)/iu,
  ],
  ['text_has_payment_request', /\b(?:my|mera|meri)\s(?:upi|paytm|gpay|google\spay|phonepe)\b/i],
  [
    'text_has_abuse',
    words(
      'm[ao]ther\\s?f[u*]cker|f[u*]ck(?:er|ing)?\\s(?:you|off|idiot)|bastards?|assholes?|bitch(?:es)?|sluts?|whores?|madar\\s?chod|b[eh]+a?n\\s?ch?od|chut[iy]+ya|bhosd[iy]\\S{0,4}|gaa?ndu|randi|haraa?mi|haraa?mza+da|kuttiya|मादरचोद|बहनचोद|भेनचोद|चूतिया|चुतिया|भोसड़ी\\S{0,4}|गांडू|गाण्डू|रंडी|रण्डी|हरामी|हरामज़ादा|हरामजादा',
    ),
  ],
];

/** Normalizes wide and styled letters and removes invisible characters, which people type to get past a filter. */
const toPlain = (text: string) => toAsciiDigits(text.normalize('NFKC').replace(/\p{Cf}/gu, ''));

/** The forbidden content of a text: phone numbers and e-mail addresses, requests for money, insults; null if none. */
export function findForbidden(text: string): Finding | null {
  const plain = toPlain(text);
  return patterns.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
}

const listLinks = (text: string): string[] =>
  text.match(/https?:\/\/(?:(?!https?:\/\/)\S)*|(?<![\w./])www\.(?:(?!https?:\/\/)\S)*/gi) ?? [];

/** The number of links in a text. */
export const countLinks = (text: string): number => listLinks(text).length;

/** The number of links added by an edit; a replaced link counts as new. */
export function countAddedLinks(before: string, after: string): number {
  const left = listLinks(before);
  return listLinks(after).filter((link) => {
    const at = left.indexOf(link);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  }).length;
}
