import { nakshatras, planets, signs, type PlanetName } from '@oracle-astra/shared/contract';
import { englishMonths } from '../vocabulary/english';
import { hindiMonths, hindiNakshatras, hindiOrdinal, hindiPlanets, hindiSigns } from '../vocabulary/hindi';
import { hinglishPlanets, hinglishSigns, hinglishStars } from '../words/hinglish';
import type { Tags } from './claim';

const bounded = (words: readonly string[]) =>
  `(?<![\\p{L}\\p{M}])(?:${[...words].sort((a, b) => b.length - a.length).join('|')})(?![\\p{L}\\p{M}])`;

/** Devanagari in one spelling: nukta dropped, chandrabindu as anusvara. Latin text stays as it is. */
export const foldSpelling = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u093c\u200c\u200d]/g, '')
    .replaceAll('ँ', 'ं')
    .normalize('NFC')
    .replace(/\u093c/g, '');

const day = (year: string, month: number, date: string) => `<D:${year}-${String(month).padStart(2, '0')}-${date.padStart(2, '0')}>`;

const latinPlanets: Record<string, PlanetName> = {
  ...Object.fromEntries(planets.map((planet) => [planet, planet])),
  Surya: 'Sun',
  Chandra: 'Moon',
  Mangal: 'Mars',
  Budh: 'Mercury',
  Brihaspati: 'Jupiter',
  Shukra: 'Venus',
  Shani: 'Saturn',
};
const ordinalWords = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth'];
const latinMonth = (name: string) => englishMonths.findIndex((month) => name.startsWith(month)) + 1;

const pattern = (source: string, flags = 'gu') => new RegExp(source, flags);
const latin = {
  date: pattern(`(\\d{1,2})(?:st|nd|rd|th)? (?:of )?((?:${englishMonths.join('|')})\\p{Ll}*),? (\\d{4})`),
  star: pattern(bounded(nakshatras)),
  sign: pattern(bounded(signs)),
  planet: pattern(bounded(Object.keys(latinPlanets))),
  houseInWords: pattern(`(${ordinalWords.join('|')}) house`, 'giu'),
  house: pattern('\\b(1[0-2]|[1-9])(?:st|nd|rd|th) houses?\\b'),
  // A bare ordinal may be a day of the month.
  bareHouse: pattern('(?<!(?:on|until|by|after|before|of|till) the )\\b(1[0-2]|[1-9])(?:st|nd|rd|th)\\b'),
};

/** Replaces dates, planets, signs, nakshatras and houses in an English text with tags. */
export function tagEnglish(text: string): string {
  return text
    .replace(latin.date, (_, date: string, month: string, year: string) => day(year, latinMonth(month), date))
    .replace(latin.star, (name) => `<N:${nakshatras.findIndex((star) => star === name) + 1}>`)
    .replace(latin.sign, (name) => `<S:${signs.findIndex((sign) => sign === name) + 1}>`)
    .replace(latin.planet, (name) => `<P:${latinPlanets[name]}>`)
    .replace(latin.houseInWords, (_, word: string) => `<H:${ordinalWords.indexOf(word.toLowerCase()) + 1}>`)
    .replace(latin.house, '<H:$1>')
    .replace(latin.bareHouse, '<H:$1>');
}

const folded = (words: readonly string[]) => words.map(foldSpelling);
const [months, hiSigns, hiStars] = [folded(hindiMonths), folded(hindiSigns), folded(hindiNakshatras)];
const hiPlanets: Record<string, PlanetName> = {
  ...Object.fromEntries(planets.map((planet) => [foldSpelling(hindiPlanets[planet]), planet])),
  चंद्र: 'Moon',
  चन्द्रमा: 'Moon',
  बृहस्पति: 'Jupiter',
  बृहस्पती: 'Jupiter',
};
const hiOrdinals = new Map(
  Array.from({ length: 12 }, (_, index) => index + 1).flatMap(
    (house) =>
      [
        [foldSpelling(hindiOrdinal(house, 'direct')), house],
        [foldSpelling(hindiOrdinal(house, 'oblique')), house],
      ] as const,
  ),
);
const ordinal = bounded([...hiOrdinals.keys()]);

const hindi = {
  date: pattern(`(\\d{1,2}) (${months.join('|')}) (\\d{4})`),
  star: pattern(`(${bounded(hiStars)}) नक्षत्र|नक्षत्र (${bounded(hiStars)})`),
  houses: pattern(`(?:${ordinal}(?:, | और ))*${ordinal} भाव(?![\\p{L}\\p{M}])`),
  ordinal: pattern(ordinal),
  sign: pattern(bounded(hiSigns)),
  planet: pattern(bounded(Object.keys(hiPlanets))),
};

/** The same for a Hindi text. An ordinal is a house only before भाव: पहले and दूसरे have other uses. */
export function tagHindi(text: string): string {
  return foldSpelling(text)
    .replace(hindi.date, (_, date: string, month: string, year: string) => day(year, months.indexOf(month) + 1, date))
    .replace(hindi.star, (_, before?: string, after?: string) =>
      before ? `<N:${hiStars.indexOf(before) + 1}> नक्षत्र` : `नक्षत्र <N:${hiStars.indexOf(after ?? '') + 1}>`,
    )
    .replace(hindi.houses, (list) => list.replace(/ भाव$/u, '').replace(hindi.ordinal, (word) => `<H:${hiOrdinals.get(word)}>`))
    .replace(hindi.sign, (name) => `<S:${hiSigns.indexOf(name) + 1}>`)
    .replace(hindi.planet, (name) => `<P:${hiPlanets[name]}>`);
}

const roman = {
  star: pattern(`(${bounded(hinglishStars)}) nakshatra|nakshatra (${bounded(hinglishStars)})`),
  sign: pattern(bounded(hinglishSigns)),
  planet: pattern(bounded(hinglishPlanets)),
  houses: pattern('((?:\\d{1,2}(?:st|nd|rd|th)(?:, | aur ))*\\d{1,2}(?:st|nd|rd|th)) house'),
};

/** The same for Hindi in Latin letters. */
export function tagHinglish(text: string): string {
  return text
    .replace(latin.date, (_, date: string, month: string, year: string) => day(year, latinMonth(month), date))
    .replace(roman.star, (_, before?: string, after?: string) =>
      before ? `<N:${hinglishStars.indexOf(before) + 1}> nakshatra` : `nakshatra <N:${hinglishStars.indexOf(after ?? '') + 1}>`,
    )
    .replace(roman.houses, (_, list: string) => list.replace(/(\d{1,2})(?:st|nd|rd|th)/gu, '<H:$1>'))
    .replace(roman.sign, (name) => `<S:${hinglishSigns.indexOf(name) + 1}>`)
    .replace(roman.planet, (name) => `<P:${planets[hinglishPlanets.indexOf(name)] ?? name}>`);
}

const tag = /<([PHSND]):([^>]+)>/gu;

/** The tags in a tagged text, in order. */
export function parseTags(text: string): Tags {
  const found = [...text.matchAll(tag)];
  const all = (letter: string) => found.flatMap(([, kind, value]) => (kind === letter && value ? [value] : []));
  return {
    planets: all('P') as PlanetName[],
    houses: all('H').map(Number),
    signs: all('S').map(Number),
    stars: all('N').map(Number),
    days: all('D'),
  };
}
