import { readOtherScripts } from './other-scripts';
import { spellings } from './spellings';
import { transliterate } from './transliterate';

const invisible = /[\u00ad\u034f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufe00-\ufe0f\ufeff]/gu;
const lookalikes: Record<string, string> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  к: 'k',
  м: 'm',
  т: 't',
  в: 'b',
  н: 'h',
  ѕ: 's',
  ԁ: 'd',
  α: 'a',
  ο: 'o',
  ι: 'i',
  ν: 'v',
};
const leet: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' };
/** Numbers with an ending, such as 10th, 8va, 498a, which are not letters written as digits. */
const numberWord = /^\d+(?:st|nd|rd|th|va|vi|ve|ka|ki|ke|k|l|lakh|cr|a|b|am|pm|yrs?|saal|sal|din|min|hrs?|mg|kg|rs)?$/u;
/** Emoji for despair or harm. */
const emoji: readonly (readonly [RegExp, string])[] = [
  [/[\u{1F52A}\u{1F5E1}]/gu, ' knife '],
  [/[\u{1F48A}]/gu, ' pills '],
  [/[\u{26B0}\u{1FAA6}\u{2620}\u{1F480}]/gu, ' skullemoji '],
  [/[\u{1F62D}\u{1F622}\u{1F494}]/gu, ' cryemoji '],
];

function readLeet(token: string): string {
  if (!/[0-9@$!]/u.test(token) || !/[a-z]/u.test(token) || numberWord.test(token)) return token;
  return token.replace(/!+$/u, '').replace(/[013457@$!]/gu, (sign) => leet[sign] ?? sign);
}

/** Joins "k.i.l.l" and "s u i c i d e" to words. Two or more spaces end such a word. */
function joinSpacedLetters(text: string): string {
  return text.replace(/(?<![\p{L}\p{M}\p{N}])(?:\p{L}[ .\-_*/,|·]{1,2}){3,}\p{L}(?![\p{L}\p{M}\p{N}])/gu, (run) =>
    run.replace(/[^\p{L}]/gu, ''),
  );
}

const foldings: readonly (readonly [RegExp, string])[] = [
  [/(\D)\1{2,}/gu, '$1'],
  [/'/gu, ''],
  [/ph/gu, 'f'],
  [/q/gu, 'k'],
  [/z/gu, 'j'],
  [/w/gu, 'v'],
  [/chh/gu, 'ch'],
  [/(?<=[kgjtdbs])h/gu, ''],
  [/aa+/gu, 'a'],
  [/ee+|ii+|ea/gu, 'i'],
  [/oo+|uu+/gu, 'u'],
  [/ai|ei|ae/gu, 'e'],
  [/ou/gu, 'o'],
  [/(\D)\1/gu, '$1'],
  [/(?<=[aeiou])h$/u, ''],
  [/y$/u, 'i'],
  [/(?<=^h|^m|[aeo]|[rkyh]u|hi)n$/u, ''],
];

/** The common form of a word's English and Hinglish spellings. */
export function foldWord(word: string): string {
  return spellings.get(word) ?? foldings.reduce((folded, [pattern, replacement]) => folded.replace(pattern, replacement), word);
}

/** The words of a text in one alphabet and spelling, independent of script, obfuscation and case. */
export function normalize(text: string): string[] {
  const visible = text.slice(0, 4000).normalize('NFKC').replace(invisible, '');
  const spoken = emoji.reduce((result, [pattern, word]) => result.replace(pattern, word), visible);
  const latin = transliterate(readOtherScripts(spoken.toLowerCase()))
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/gu, '')
    .replace(/[’‘`]/gu, "'")
    .replace(/[\u0370-\u03ff\u0400-\u052f]/gu, (letter) => lookalikes[letter] ?? letter);
  const tokens = joinSpacedLetters(latin).match(/[\p{L}\p{M}\p{N}'@$!]+/gu) ?? [];
  return tokens.flatMap((token) => {
    const words = readLeet(token).match(/[\p{L}\p{M}\p{N}']+/gu) ?? [];
    return words.map((word) => foldWord(word.replace(/(\D)\1{2,}/gu, '$1'))).filter((word) => word !== '');
  });
}
