import { hindiMonths, hindiNakshatras, hindiOrdinal, hindiPlanets, hindiSigns } from '../vocabulary/hindi';
import { englishMonths, englishOrdinal } from '../vocabulary/english';
import { hinglishWords } from './hinglish-words';
import { pronounce } from '../question/romanize';

/** The nine planets, twelve signs and 27 nakshatras in Latin letters, in their usual order. */
export const hinglishPlanets = ['Surya', 'Chandra', 'Mangal', 'Budh', 'Guru', 'Shukra', 'Shani', 'Rahu', 'Ketu'];
export const hinglishSigns = [
  'Mesh',
  'Vrishabh',
  'Mithun',
  'Kark',
  'Singh',
  'Kanya',
  'Tula',
  'Vrishchik',
  'Dhanu',
  'Makar',
  'Kumbh',
  'Meen',
];
export const hinglishStars = [
  'Ashwini',
  'Bharani',
  'Krittika',
  'Rohini',
  'Mrigashira',
  'Ardra',
  'Punarvasu',
  'Pushya',
  'Ashlesha',
  'Magha',
  'Purva Phalguni',
  'Uttara Phalguni',
  'Hasta',
  'Chitra',
  'Swati',
  'Vishakha',
  'Anuradha',
  'Jyeshtha',
  'Mula',
  'Purva Ashadha',
  'Uttara Ashadha',
  'Shravana',
  'Dhanishtha',
  'Shatabhisha',
  'Purva Bhadrapada',
  'Uttara Bhadrapada',
  'Revati',
];

const pairs: [string, string][] = [
  ...hindiNakshatras.map((name, index): [string, string] => [name, hinglishStars[index] ?? '']),
  ...Object.values(hindiPlanets).map((name, index): [string, string] => [name, hinglishPlanets[index] ?? '']),
  ...hindiSigns.map((name, index): [string, string] => [name, hinglishSigns[index] ?? '']),
  ...hindiMonths.map((name, index): [string, string] => [name, englishMonths[index] ?? '']),
];
const names = new Map(pairs);
const word = '(?<![\\p{L}\\p{M}])';
const end = '(?![\\p{L}\\p{M}])';
const planetNames = new RegExp(`${word}(?:${[...names.keys()].sort((a, b) => b.length - a.length).join('|')})${end}`, 'gu');
const ordinals = Array.from({ length: 12 }, (_, index) => index + 1).flatMap((house) =>
  (['direct', 'oblique'] as const).map((form): [string, number] => [hindiOrdinal(house, form), house]),
);
const housesByOrdinal = new Map(ordinals);
const ordinal = `(?:${[...housesByOrdinal.keys()].sort((a, b) => b.length - a.length).join('|')})`;
const houseList = new RegExp(`${word}((?:${ordinal}(?:, | और ))*)(${ordinal}) भाव${end}`, 'gu');
const oneOrdinal = new RegExp(ordinal, 'gu');

const syllables = (roman: string) => roman.match(/aa|ee|oo|ai|au|[aeiou]/gu)?.length ?? 0;

/**
 * Long vowels as people type them: two letters at the beginning (aane), in a short word (paas, theek, dhoop) and in the first
 * of two syllables (saari, baatein), otherwise one.
 */
function plain(spoken: string): string {
  const roman = spoken.replace(/(?<=[^aeiou])akar$/u, 'kar');
  const count = syllables(roman);
  const opening = /^aa/u.test(roman) ? 'aa' : '';
  const rest = roman.slice(opening.length);
  const isShort = opening === '' && ((count === 1 && /[^aeiou]$/u.test(roman)) || (count === 2 && /^[^aeiou]+aa[^aeiou]{1,2}h?(?:ee|ein|e|aa)$/u.test(roman)));
  const shortened = isShort ? rest.replace(/(?<=.)aa$/u, 'a') : rest.replace(/aa/gu, 'a').replace(/oo/gu, 'u').replace(/ee(?=.)/gu, 'i');
  return (opening + shortened)
    .replace(/(?<=a)ee$/u, 'yi')
    .replace(/ee$/u, 'i')
    .replace(/(?<=[tdgkhs]r|[ntdhsvbmlk]y|iy)$/u, 'a')
    .replace(/^sv/u, 'sw')
    .replace(/ie/gu, 'iye')
    .replace(/ae(?!y)/gu, 'aye');
}

/** An anusvara before a lip sound is an m, and the endings -ें and -में are typed -ein and -me. */
const nasal = (hindi: string) =>
  hindi
    .replace(/[ंँ](?=[पफबभम])/gu, 'म्')
    .replace(/(?<=.)में$/u, 'मे');

/** One Hindi word in Latin letters. */
export function hinglishWord(hindi: string): string {
  return hinglishWords[hindi] ?? plain(pronounce(nasal(hindi)).replace(/en$/u, (ending) => (hindi.endsWith('ें') ? 'ein' : ending)));
}

/** A Hindi text in the letters and the spelling of docs/product/voice.md: houses as `10th house`, months as in English. */
export function toHinglish(text: string): string {
  const houses = text.replace(
    houseList,
    (_, before: string, last: string) =>
      `${before.replace(oneOrdinal, (each) => englishOrdinal(housesByOrdinal.get(each) ?? 1)).replaceAll(' और ', ' aur ')}${englishOrdinal(housesByOrdinal.get(last) ?? 1)} house`,
  );
  const latin = houses
    .replace(planetNames, (name) => names.get(name) ?? name)
    .replace(/[\p{Script=Devanagari}\u200c\u200d]+/gu, hinglishWord)
    .replaceAll('।', '.');
  return latin.replace(/(^|[.?!] |\n)(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}
