import { findHouse, findPlanets } from './chart-terms';
import { readText } from './question-text';
import { plainOf, textOf, type TypedWord } from './typed-words';

const where = / (?:where|(?:in )?which (?:house|sign)|kaha|kahan|kis (?:ghar|bhav|bhava|house|rashi)|kaun ?s[ae] (?:ghar|bhav|house|rashi)) /u;
const itself = / (?:it|he|she|wo|woh|vo|vah|yah|ye|yeh|us|uska|is|hai|hain|h|baith[aei]|placed|sits|sitting) /u;
const others = / (?:when|kab|dasha|job|shadi|marri\w*|money|paisa|lord|swami|malik|transit\w*|gochar|next|agl[ai]|effect\w*|asar) /u;
const hindi = / (?:hai|hain|h|kaha|kahan|kis|kaun\w*|wo|woh|us|uska) /u;
const mostWords = 8;

/** "…and in which house is it?" after a planet: where that planet is. */
export function forPlanetPlace(words: readonly TypedWord[], before: readonly TypedWord[]): string | null {
  const [plain, then] = [plainOf(words), textOf(before)];
  if (words.length > mostWords || !where.test(plain) || !itself.test(plain) || others.test(plain)) return null;
  const [own, earlier] = [readText(textOf(words), 'English'), readText(then, 'English')];
  const [planet, another] = findPlanets(earlier);
  if (planet === undefined || another !== undefined || findPlanets(own).length > 0 || findHouse(own) !== null || findHouse(earlier) !== null) return null;
  const typed = before.find(({ typed: word }) => findPlanets(readText(word, 'English')).includes(planet))?.typed.replace(/[’']s$/u, '') ?? planet;
  if (/[\u0900-\u097f]/u.test(textOf(words))) return `${typed} किस भाव में है`;
  return hindi.test(plain) ? `${typed} kis bhav me hai` : `in which house is ${typed}`;
}

const meant = /^ (?:(?:and|aur|to|toh|ok|okay|so|acha|achha) )*(?:what does (?:it|that|this) mean|what is (?:its|the) (?:meaning|effect)|meaning|(?:[ui]sa?ka|[ui]ska|iska|uska) (?:kya )?(?:mata?lab|arth|asar|prabhav|fal|phal)|mata?lab|iska kya mata?lab|uska kya mata?lab|[ui]sa?ka mata?lab kya)(?: (?:kya|hai|h|hota|hua|for|me|in|my|life|chart|please|batao|bataiye))* $/u;
/** "What does that mean?" after the place of a planet: what it gives there. */
export function forPlanetMeaning(words: readonly TypedWord[], before: readonly TypedWord[]): string | null {
  const [plain, then] = [plainOf(words), textOf(before)];
  if (words.length > mostWords || !meant.test(plain) || !where.test(plainOf(before))) return null;
  const [planet, another] = findPlanets(readText(then, 'English'));
  if (planet === undefined || another !== undefined) return null;
  if (/[\u0900-\u097f]/u.test(textOf(words))) return `${then} और उसका मतलब क्या है`;
  return hindi.test(plain) || / (?:matlab|arth|asar|prabhav) /u.test(plain) ? `${then} aur uska matlab kya hai` : `${then} and what does it mean`;
}

const signs: readonly (readonly [RegExp, english: string, latin: string, hindi: string])[] = [
  [/ (?:lagna?|lagn|ascendant|rising sign) /u, 'lagna', 'mere lagna', 'मेरे लग्न'],
  [/ (?:nakshatr\w*|birth star) /u, 'nakshatra', 'mere nakshatra', 'मेरे नक्षत्र'],
  [/ (?:rashi|rasi|moon sign) /u, 'moon sign', 'meri rashi', 'मेरी राशि'],
];
/** "What does it mean?" after one's lagna, rashi or nakshatra: what that sign says of the person. */
export function forSignMeaning(words: readonly TypedWord[], before: readonly TypedWord[]): string | null {
  const [plain, then] = [plainOf(words), plainOf(before)];
  if (words.length > mostWords || !meant.test(plain) || findPlanets(readText(textOf(before), 'English')).length > 0) return null;
  const sign = signs.find(([pattern]) => pattern.test(then));
  if (sign === undefined || others.test(then)) return null;
  if (/[\u0900-\u097f]/u.test(textOf(words))) return `${sign[3]} का मतलब क्या है`;
  return hindi.test(plain) || / (?:matlab|arth|asar|prabhav) /u.test(plain) ? `${sign[2]} ka matlab kya hai` : `what does my ${sign[1]} mean`;
}

const sadeSati = / sade ?sati | sadhe ?sati /u;
const itsEnd = / (?:kab (?:khat\w*|tak|utr\w*|ja\w*|hat\w*|pur[ai])|kabtak|till when|until when|how long|when (?:does|will|is) (?:it|this) (?:end|be over|over|finish)|when (?:does|will) (?:it|this) get over|kitne (?:saal|din|mahine) (?:aur|tak)) /u;

/** "Kab khatam hogi?" after Sade Sati: its last day. */
export function forSadeSatiEnd(words: readonly TypedWord[], before: readonly TypedWord[]): string | null {
  const plain = plainOf(words);
  if (words.length > mostWords || !sadeSati.test(plainOf(before)) || !itsEnd.test(plain) || / (?:job|shadi|marri\w*|paisa|money|baad|bad|after) /u.test(plain)) return null;
  if (/[\u0900-\u097f]/u.test(textOf(words))) return 'मेरी साढ़ेसाती कब ख़त्म होगी';
  return / (?:kab|kabtak|kitne) /u.test(plain) ? 'meri sade sati kab khatam hogi' : 'when does my sade sati end';
}
