import type { Claim, Rule } from './claim';
import { englishAsides, englishPlaceRules, englishRules } from './english-rules';
import { hindiAsides, hindiPlaceRules, hindiRules } from './hindi-rules';
import { tagEnglish, tagHindi, parseTags } from './tags';

const applyRules = (rules: Rule[], text: string) =>
  rules.flatMap(({ pattern, read }) => [...text.matchAll(pattern)].flatMap((match) => read(parseTags(match[0]), match)));

const removeAsides = (asides: [RegExp, string][], text: string) =>
  asides.reduce((rest, [aside, instead]) => rest.replace(aside, instead), text);

function boundaryClaims(text: string): Claim[] {
  return parseTags(text).days.map((day) => ({ kind: 'boundary', day }));
}

function extractSentenceClaims(sentence: string): Claim[] {
  const hindi = /\p{Script=Devanagari}/u.test(sentence);
  const tagged = hindi ? tagHindi(sentence) : tagEnglish(sentence);
  const plain = removeAsides(hindi ? hindiAsides : englishAsides, tagged);
  return [
    ...applyRules(hindi ? hindiRules : englishRules, tagged),
    ...applyRules(hindi ? hindiPlaceRules : englishPlaceRules, plain),
    ...boundaryClaims(tagged),
  ];
}

/** What a text in English or Hindi claims about a chart and the sky of the day, each claim with its sentence. */
export function extractClaims(text: string): { claim: Claim; sentence: string }[] {
  const sentences = text.split(/(?<=[.!?।])\s+|\n+/u).filter((sentence) => sentence.trim() !== '');
  return sentences.flatMap((sentence) => extractSentenceClaims(sentence).map((claim) => ({ claim, sentence })));
}
