import { planets as planetNames } from '@oracle-astra/shared/contract';
import { relativeTable } from '../../tools/tables';

/** The subject of a part of a sentence: the user, another person, or unknown. */
export type SentenceSubject = 'asker' | 'other' | null;

const kin = Object.values(relativeTable)
  .flatMap(({ en, hi }) => [en, ...hi.split(/ या | /u)])
  .concat('child', 'baby', 'newborn', 'girl', 'boy', 'man', 'woman', 'bride', 'groom', 'पार्टनर', 'पति', 'पत्नी', 'pati', 'patni', 'partner')
  .join('|');
const planets = planetNames.join('|');
const start = '(?<![\\p{L}\\p{M}])';
const end = '(?![\\p{L}\\p{M}])';
const others = [
  `(?:(?:your|the|a|आप(?:के|की|का)|aap(?:ke|ki|ka)) )?(?:[\\p{L}\\p{M}]+ )?(?:${kin})(?:'s|’s)?`,
  `(?!(?:${planets})['’])\\p{Lu}[\\p{Ll}]+['’]s`,
  'h(?:e|im|is|er|ers)|she|the(?:y|m|ir|irs)',
  '(?:उन|उस)(?:का|के|की|में|को)|उन्हें|उसे',
  '[uw]n?s?k[aei]|unhe(?:in|n)?|usk[aei]',
].join('|');
const asker = "[Yy]ou(?:r|rs|rself|['’]re|['’]ve)?|आप(?:का|के|की|में|को)?|aap(?:k[aei]|ko|mein)?";
const mention = new RegExp(`${start}(?:(?<other>${others})|(?<asker>${asker}))${end}`, 'gu');
const boundary = /[,;:]|\s(?:and|but|while|whereas|और|पर|जबकि|aur|par|jabki)\s/gu;

/** The start of the part with a mention: after the previous clause boundary, or at the mention. */
function findStart(sentence: string, from: number, mentionedAt: number): number {
  const last = [...sentence.slice(from, mentionedAt).matchAll(boundary)].at(-1);
  return last ? from + last.index + last[0].length : mentionedAt;
}

/** Splits a sentence into parts by their subject; joined, they are the sentence. */
export function partsByPerson(sentence: string): { of: SentenceSubject; text: string }[] {
  // The first letter of a sentence is a capital whatever the word is, so it does not mark a name.
  const read = sentence.replace(/^\s*\p{Lu}\p{Ll}*(?!['’\p{L}])/u, (word) => word.toLowerCase());
  const parts: { of: SentenceSubject; from: number; end: number }[] = [];
  for (const { index, 0: word, groups } of read.matchAll(mention)) {
    const of = groups?.['other'] === undefined ? 'asker' : 'other';
    const last = parts.at(-1);
    if (last?.of !== of) parts.push({ of, from: last ? findStart(read, last.end, index) : 0, end: index + word.length });
    else last.end = index + word.length;
  }
  if (parts.length === 0) return [{ of: null, text: sentence }];
  return parts.map(({ of, from }, at) => ({ of, text: sentence.slice(from, parts[at + 1]?.from) }));
}
