import { findMonths } from '../vocabulary/named-months';
import { hinglishWord } from '../words/hinglish';
import { symbols } from './builders';
import type { Claim, Rule, Tags } from './claim';
import { englishAsides, englishDivisionRules, englishPlaceRules, englishRules } from './english-grammar';
import { hindiAsides, hindiDivisionRules, hindiPlaceRules, hindiRules } from './hindi-grammar';
import { foldSpelling, parseTags, tagEnglish, tagHindi, tagHinglish } from './tags';

interface Compiled {
  pattern: RegExp;
  read: Rule['read'];
}

interface Grammar {
  asides: [RegExp, string][];
  rules: Compiled[];
  placeRules: Compiled[];
  divisionRules: Compiled[];
}

const expand = (source: string) => source.replace(/\{(\w+)\}/gu, (_, name: string) => symbols[name] ?? name);
const inLatin = (source: string) => source.replace(/[\p{Script=Devanagari}]+/gu, (word) => (word === '।' ? word : hinglishWord(word)));

function compile(
  spell: (source: string) => string,
  parts: [typeof englishAsides, readonly Rule[], readonly Rule[], readonly Rule[]],
  flags = 'gu',
): Grammar {
  const toRegExp = (source: string) => new RegExp(expand(spell(source)), flags);
  const [asides, ...lists] = parts;
  const [rules = [], placeRules = [], divisionRules = []] = lists.map((list) =>
    list.map(({ pattern, read }) => ({ pattern: toRegExp(pattern), read })),
  );
  return { asides: asides.map(([pattern, instead]) => [toRegExp(pattern), instead]), rules, placeRules, divisionRules };
}

const english = compile((source) => source, [englishAsides, englishRules, englishPlaceRules, englishDivisionRules]);
const hindi = compile(foldSpelling, [hindiAsides, hindiRules, hindiPlaceRules, hindiDivisionRules]);
const hinglish = compile(inLatin, [hindiAsides, hindiRules, hindiPlaceRules, hindiDivisionRules], 'giu');

const apply = (rules: Compiled[], text: string) =>
  rules.flatMap(({ pattern, read }) => [...text.matchAll(pattern)].flatMap((match) => read(parseTags(match[0]), match)));

function choose(sentence: string): [Grammar, string] {
  if (/\p{Script=Devanagari}/u.test(sentence)) return [hindi, tagHindi(sentence)];
  const isHinglish = /(?:^|\s)(?:hain?|mein|ke|ki|ka|se|tak|hoga|nahi)(?=[\s.,;?]|$)/u.test(sentence);
  return isHinglish ? [hinglish, tagHinglish(sentence)] : [english, tagEnglish(sentence)];
}

const divisionPattern = /navamsha|dashamsha|नवांश|दशांश|\bD\d{1,2}\b/iu;
// A rule of a yoga, a good day and the sky of a day are not about the birth chart.
const generalPattern =
  /best day|is a (?:good|fair) day|Rahu kaal on|को राहु काल|ko Rahu kaal|सबसे (?:अच्छा|शुभ) दिन|sabse (?:achha|shubh) din|अच्छा दिन है|ठीक दिन है|achha din hai|theek din hai|its rule is|it needs |इसका नियम|इसके लिए चाहिए|iska niyam|iske liye chahiye|nakshatra of the day|from your Moon|sign from it|own or exalted sign|उससे 12वीं|स्थान पर।|usse 12|sthan par|at that birth|us janm ke samay|उस जन्म के समय|दिन का नक्षत्र|din ka nakshatra/iu;

const otherTimePattern = /\b(?:then|at that time|us samay|tab)\b|(?<![\p{L}\p{M}])(?:तब|उस समय)(?![\p{L}\p{M}])/iu;
/** The sky of a future month is not today's. */
const isAboutOtherTime = (sentence: string, now: Date): boolean =>
  otherTimePattern.test(sentence) || findMonths(sentence).some((month) => month !== now.getUTCFullYear() * 12 + now.getUTCMonth());

function extractSentence(sentence: string, now: Date): Claim[] {
  const claims = extractAll(sentence);
  return isAboutOtherTime(sentence, now) ? claims.filter((claim) => !('when' in claim) || claim.when !== 'now') : claims;
}

function extractAll(sentence: string): Claim[] {
  const [grammar, tagged] = choose(sentence);
  if (generalPattern.test(sentence)) return [];
  if (divisionPattern.test(sentence)) return apply(grammar.divisionRules, tagged);
  const plain = grammar.asides.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), tagged);
  return [
    ...apply(grammar.rules, tagged),
    ...apply(grammar.placeRules, plain),
    ...parseTags(tagged).days.map((day): Claim => ({ kind: 'day', day })),
  ];
}

/** The chart terms of a sentence, and the claims that the grammar finds in it. */
export function readSentence(sentence: string, now: Date): { claims: Claim[]; tags: Tags } {
  const [, tagged] = choose(sentence);
  return { claims: extractSentence(sentence, now), tags: parseTags(tagged) };
}

/** The claims of a text in English or Hindi, in either script, about a chart and the sky, each with its sentence. */
export function extractClaims(text: string, now: Date): { claim: Claim; sentence: string }[] {
  const sentences = text.split(/(?<=[.!?।])\s+|\n+/u).filter((sentence) => sentence.trim() !== '');
  return sentences.flatMap((sentence) => extractSentence(sentence, now).map((claim) => ({ claim, sentence })));
}
