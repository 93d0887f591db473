import type { Claim, Rule } from './claim';
import { englishAsides, englishPlaceRules, englishRules } from './english-rules';
import { hindiAsides, hindiPlaceRules, hindiRules } from './hindi-rules';
import { tagEnglish, tagHindi, tagsIn } from './tags';

const matches = (rules: Rule[], text: string) => rules.flatMap(({ pattern, read }) => [...text.matchAll(pattern)].flatMap((match) => read(tagsIn(match[0]), match)));

const withoutAsides = (asides: [RegExp, string][], text: string) => asides.reduce((rest, [aside, instead]) => rest.replace(aside, instead), text);

function boundaries(text: string): Claim[] {
  return tagsIn(text).days.map((day) => ({ kind: 'boundary', day }));
}

function claimsIn(sentence: string): Claim[] {
  const hindi = /\p{Script=Devanagari}/u.test(sentence);
  const tagged = hindi ? tagHindi(sentence) : tagEnglish(sentence);
  const plain = withoutAsides(hindi ? hindiAsides : englishAsides, tagged);
  return [
    ...matches(hindi ? hindiRules : englishRules, tagged),
    ...matches(hindi ? hindiPlaceRules : englishPlaceRules, plain),
    ...boundaries(tagged),
  ];
}

/** What a text in English or Hindi claims about a chart and the sky of the day, each claim with its sentence. */
export function claimsOf(text: string): { claim: Claim; sentence: string }[] {
  const sentences = text.split(/(?<=[.!?।])\s+|\n+/u).filter((sentence) => sentence.trim() !== '');
  return sentences.flatMap((sentence) => claimsIn(sentence).map((claim) => ({ claim, sentence })));
}
