import { hasKind } from './kinds';
import { asksOutright, endsAsYesNo } from './sentence-form';
import { readText, shortVowels, type QuestionText } from './question-text';

const englishAsks = '(?:when|how|which|what|who|whom|where|why|will|shall|should|can|could|is|are|am|do|does|did)';
const joint = new RegExp(
  `\\s*[?।]\\s+(?:(?:and|aur|also|और|तथा)\\s+)?|\\s*,?\\s+(?:and|&|और|aur|tatha|तथा)\\s+(?:also\\s+)?|\\s*,?\\s+or\\s+(?=(?:kya|kab|kaise|kaisa|kaisi|kaha|kahan|kitna|kitne|kyu|kyun|kyon)\\s)|\\s*,\\s+(?=${englishAsks}\\s)|\\s*,\\s+(?=\\S+\\s+\\S+\\s+\\S+)`,
  'giu',
);
const asksWith = / (?:when|how|which|what|who|whom|where|why|kab|kaisa|kaisi|kaise|kaun\w*|kons?[ai]?|kahan|kaha|kitn[aie]|kya|kyaa|kyu\w*|kyo\w*|kis|kiska|kiski|kidhar) /u;
const future = / (?:\w*(?:eg|og|ung|oong)[aie]+) $/u;
const oneAndOther = / (?:ek|one) .*(?:dusr\w*|doosr\w*|other|another) /u;
const minWords = 2;
const fewWords = 3;
const asksFirst = / (?:kab|kais[aie]|kaun\w*|kons\w*|kahan|kitn[aie]|when (?!(?:i|we|he|she|they|my) )|how|which|where|who) (?!(?:se|bhi|to|nahi|hi) )/u;
/** Whether what was just named is good: no question of its own. */
const worthOfIt = /^ (?:(?:is|will|would) (?:it|this|that)(?: be)?|(?:ye|yeh|vah|wo) ) ?(?:an? )?(?:good|auspicious|fine|ok|okay|right|safe|wise|shubh|thik|theek|sahi|achha|accha)(?: (?:idea|time|day|hai|h|rahega|hoga|thing|decision|kya|or not))* $/u;
/** Words that go on from the part before: "and when", "hoga to kab", "and why". */
const leansOnly = /^ (?:(?:if (?:so|yes)|hoga to|hogi to|agar haan to|to) )?(?:when|how|why|kab|kaise|kyu\w*|kyo\w*|kab tak|by when|what) $/u;
const tellsOnly = / (?:bataye|bataiye|batao|bata do|tell me|please|thanks|thank you|help|guide) $/u;

const asks = (part: QuestionText): boolean => asksOutright(part) || endsAsYesNo(part) || asksWith.test(shortVowels(part)) || (part.mayBeHindi && future.test(shortVowels(part)));
const words = (text: string): number => text.trim().split(/\s+/u).filter((word) => word !== '').length;

const asksHour = / (?:what time|which hour|kita?n[ae] baje|kis samay|kis time|kaun ?sa samay|time kya) /u;
const weekday = /\b(?:on (?:next |this )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:som|mangal|budh|guru|shukra|shani|ravi)va?ar ko|tomorrow|today|aaj|kal|parson?)\b|(?:सोम|मंगल|बुध|गुरु|शुक्र|शनि|रवि)वार को|आज|कल/iu;
/** "Which colour on Thursday, and what time?": the hour is that of the day before it. */
function withDay(first: string, second: string): string {
  const day = weekday.exec(first)?.[0];
  return day === undefined || weekday.test(second) || !asksHour.test(shortVowels(readText(second, 'English'))) ? second : `${second.replace(/[?.!।\s]+$/u, '')} ${day}`;
}

/** Where each side of a joint asks by itself, the two questions; null where only one is asked. */
export function findTwoQuestions(raw: string): readonly [string, string] | null {
  const whole = readText(raw, 'English');
  // "One is near home and the other in Delhi" is one choice.
  if (!whole.isRead || oneAndOther.test(shortVowels(whole))) return null;
  for (const match of raw.matchAll(joint)) {
    const [first, second] = [raw.slice(0, match.index).trim(), raw.slice(match.index + match[0].length).trim()];
    if (words(first) < minWords || words(second) < minWords) continue;
    const [one, two] = [first, second].map((part) => ({ ...readText(part, whole.language), language: whole.language, mayBeHindi: whole.mayBeHindi }));
    if (!one || !two || !asks(one) || !asks(two) || leansOnly.test(two.plain) || leansOnly.test(one.plain) || worthOfIt.test(two.plain) || tellsOnly.test(two.plain)) continue;
    // Between commas a story is told as well: only what asks outright stands by itself.
    if (/^\s*,\s+$/u.test(match[0]) && !(asksFirst.test(shortVowels(one)) && asksWith.test(shortVowels(two)))) continue;
    // "Between job and business which is better": the joint lists.
    if (hasKind(one, 'either') || hasKind(two, 'either') || /^ (?:between|compare|difference|dono|both) /u.test(one.plain)) continue;
    // The end of a period and the next one are told together.
    if (/dasha/u.test(one.plain) && / (?:next|after|baad|aage) /u.test(two.plain)) continue;
    if (words(first) <= fewWords && !asksWith.test(shortVowels(one)) && !asksOutright(one)) continue;
    return [first, withDay(first, second)];
  }
  return null;
}
