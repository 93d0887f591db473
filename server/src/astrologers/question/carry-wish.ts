import { kinWordOf } from './kin-word';
import { plainOf, textOf, type TypedWord } from './typed-words';

const ifNot = /^(?:(?:and|aur|ok|okay|but|so|par|lekin|acha|achha)[, ]+)*(?:if not (?:him|her|this|that|he|she)?[, ]*(?:then )?|(?:agar )?(?:wo|woh|vo|ye|yeh|usse|unse) (?:nahi|nahin|nhi|na)(?: \S+)?[, ]+(?:to |toh )(?:phir |fir )?)(?=(?:when|who|how|will|which|kab|kaun|kya|koi|kaisa|kis)\b)/iu;
const leastWords = 3;

/** "And if not him then when will someone come?": the question that stands by itself. */
export function forIfNot(words: readonly TypedWord[]): string | null {
  const text = textOf(words);
  const rest = ifNot.test(text) ? text.replace(ifNot, '') : null;
  return rest !== null && rest.split(/\s+/u).length >= leastWords ? rest : null;
}

const wedding = / (?:shadi|shaadi|vivah|byah|marri\w*|marry|wedding|rishta) /u;
const ownChoice = / (?:(?:has|have|likes?|loves?|dating|seeing|wants?) (?:\w+ ){0,3}(?:someone|somebody|a (?:boy|girl|guy|man|colleague|boyfriend|girlfriend)|boyfriend|girlfriend|bf|gf)|(?:not|doesnt|dont|wont|t) (?:want|like) (?:an? )?(?:arranged?|arrange)|(?:kisi|kisi aur|ek|koi) (?:\w+ ){0,3}(?:se pyar|se love|ko pasand|ko chaht\w*|ko like|pasand)|koi (?:hai|pasand) (?:us|un|mer|mujh)\w*|apni pasand|khud ki pasand|arranged? (?:nahi|nhi)|love marriage (?:chaht\w*|karna|karni)|affair (?:hai|chal)) /u;
const asks = / (?:kab|when|kya|will|should|kaise|how|kitn\w*|why|kyu\w*|kyo\w*|karu|manau|kare|what|who) /u;
const hindi = / (?:hai|h|ko|se|ki|ke|nahi|nhi|pasand|aur|chaht\w*|usk\w*|mer\w*|shadi|shaadi|kab) /u;

/** "She wants no arranged match, she has somebody": the marriage that was asked about, by own choice. */
export function forOwnChoice(words: readonly TypedWord[], before: readonly TypedWord[]): string | null {
  const [plain, then] = [plainOf(words), plainOf(before)];
  if (!wedding.test(then) || !ownChoice.test(plain) || asks.test(plain)) return null;
  const owner = kinWordOf(before);
  if (hindi.test(plain)) return owner === null ? 'kya meri love marriage hogi' : `kya mer${/i$/u.test(owner.typed) || owner.id === 'daughter' || owner.id === 'sister' ? 'i' : 'e'} ${owner.typed} ki love marriage hogi`;
  return owner === null ? 'will i have a love marriage' : `will my ${owner.typed} have a love marriage`;
}
