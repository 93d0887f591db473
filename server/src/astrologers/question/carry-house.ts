import { hindiOrdinal } from '../vocabulary/hindi';
import { findHouse } from './chart-terms';
import { readText } from './question-text';
import { plainOf, textOf, type TypedWord } from './typed-words';

const ofLord = / (?:lagnesh|lord|ruler|rules|owner|swami|svami|malik|adhipati) /u;
const ofLagna = / (?:lagna|lagn|lagnesh|ascendant|rising) /u;
const where = / (?:where|placed|placement|sits|sitting|(?:in )?which (?:house|sign)|kaha|kahan|kis (?:ghar|bhav|bhava|rashi)|kaun ?s[ae] (?:ghar|bhav|bhava|rashi)|baith[aei]) /u;
const planets = / (?:planets?|grah|graha|grahon) /u;
const inIt = / (?:in (?:it|there|that)|there|us ?me|us ?mein|is ?me|is ?mein|wahan|waha|vahan|baith[aei]) /u;
const state = / (?:retro\w*|vakri|vakr|strong|weak|bali|kamzor|kamjor|mazboot|majboot|exalted|debilitated|uchch?|neech|combust|ast) /u;
const rules = / (?:rules? (?:it|that)) /u;
const otherMatter = / (?:when|kab|dasha|job|shadi|marri\w*|money|paisa|effect|asar|matlab|mean\w*) /u;
const mostWords = 9;

/** The same question in the script and language that it was begun in: in English, Devanagari, or Hindi in Latin letters. */
function say(words: readonly TypedWord[], english: string, hindi: string, latin: string): string {
  if (/[\u0900-\u097f]/u.test(textOf(words))) return hindi;
  return / (?:hai|hain|h|kya|kaha|kahan|kaun\w*|koi|kis|us ?\w*|is(?:ka|me|mein)|baith\w*) /u.test(plainOf(words)) ? latin : english;
}

/** "…and where is he placed?", "usme koi grah baitha hai?" after a house or its lord: the house that was named. */
export function forHouse(words: readonly TypedWord[], before: readonly TypedWord[]): string | null {
  const [plain, then] = [plainOf(words), plainOf(before)];
  const isAsked = [planets, rules, state, where, ofLord].some((pattern) => pattern.test(plain));
  if (words.length > mostWords || !isAsked || otherMatter.test(plain) || findHouse(readText(textOf(words), 'English')) !== null) return null;
  const isOfLord = ofLord.test(then);
  const n = findHouse(readText(textOf(before), 'English')) ?? (isOfLord && ofLagna.test(then) ? 1 : null);
  if (n === null) return null;
  const bhav = `मेरे ${hindiOrdinal(n, 'oblique')} भाव`;
  if (planets.test(plain) && inIt.test(plain)) return say(words, `which planets are in house ${n}`, `${bhav} में कौन से ग्रह हैं`, `mere ${n} bhav me kaun se grah hain`);
  if (rules.test(plain)) return say(words, `who is the lord of my house ${n}`, `${bhav} का स्वामी कौन है`, `mere ${n} bhav ka swami kaun hai`);
  if (!isOfLord && !(ofLord.test(plain) && where.test(plain))) return null;
  const asked = state.exec(plain)?.[0].trim();
  if (asked !== undefined) return say(words, `is the lord of my house ${n} ${asked}`, `क्या ${bhav} का स्वामी ${asked} है`, `kya mere ${n} bhav ka swami ${asked} hai`);
  return where.test(plain) ? say(words, `where is the lord of my house ${n}`, `${bhav} का स्वामी कहाँ है`, `mere ${n} bhav ka swami kahan hai`) : null;
}
