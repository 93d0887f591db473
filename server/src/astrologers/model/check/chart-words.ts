import { planets, type Chart, type PlanetName } from '@oracle-astra/shared/contract';
import table from '../../../../content/check/chart-words.json';
import { houseLord } from '../../../astrology';
import { toBeginnings } from '../../vocabulary/any-of';
import { englishOrdinal } from '../../vocabulary/english';
import { hindiOrdinal, hindiPlanets } from '../../vocabulary/hindi';
import { hinglishPlanets } from '../../words/hinglish';

const end = '(?![\\p{L}\\p{M}])';
const toPattern = (pattern: string) => new RegExp(toBeginnings([pattern]) + end, 'giu');

const anyPlanet = [...planets, ...Object.values(hindiPlanets), ...hinglishPlanets].join('|');
const rulerSuffix = '\\s(?:के|का|ke|ka)\\s(?:स्वामी|मालिक|swami|malik)';
const chartContext = `(?=${rulerSuffix}|\\s(?:में|पर|से|को|me(?:in)?|par|se|ko)(?![\\p{L}\\p{M}]))`;
/** "First at home" and "in the other house" contain the same words as the first and the second house. */
const chartContextAtHome = `(?=${rulerSuffix}|\\s(?:में|me(?:in)?)\\s(?:${anyPlanet}|हैं?|है|बैठ|स्थित|विराज|hain?|baith|sthit))`;

type Replacement = [pattern: RegExp, instead: string];

const { houses, houseWords } = table;
/** Houses by number, word or Sanskrit ordinal, and their lords by one word, as the grammars of the check spell them. */
const houseNames: readonly Replacement[] = houses.flatMap(({ hindi, latin, lordHindi, lordLatin, english }, index): Replacement[] => {
  const house = index + 1;
  const [inHindi, inEnglish] = [`${hindiOrdinal(house, 'oblique')} भाव`, `${englishOrdinal(house)} house`];
  const digits = `(?<!\\d)${house}(?:st|nd|rd|th)?`;
  const lookahead = house <= 2 ? chartContextAtHome : chartContext;
  const lagna: Replacement[] = [
    [/लग्न(?= (?:में|पर|से)(?![\p{L}\p{M}]))/gu, inHindi],
    [/\blagn[ae](?= (?:me(?:in)?|par|se)\b)/giu, inEnglish],
  ];
  return [
    ...(house === 1 ? lagna : []),
    [toPattern(lordHindi), house === 1 ? 'लग्न के स्वामी' : `${inHindi} के स्वामी`],
    [toPattern(lordLatin), house === 1 ? 'lagna ke swami' : `${inEnglish} ke swami`],
    [new RegExp(`${toBeginnings([`(?:${hindi}|${digits}(?:वें|वाँ|वां)?)`])} (?:${houseWords.hindi})${end}${lookahead}`, 'giu'), inHindi],
    [new RegExp(`${toBeginnings([`(?:${latin}|${digits}(?:v?en?|v?ein)?)`])} (?:${houseWords.latin})${end}${lookahead}`, 'giu'), inEnglish],
    [
      new RegExp(
        `(?<=\\b(?:[Ii]n|of|from|aspects?|into|rules?) (?:the |your ))${english}${end}(?! (?:place|half|part|round|attempt|of))(?: house)?`,
        'gu',
      ),
      inEnglish,
    ],
  ];
});

const spellings: readonly Replacement[] = [table.planets.hindi, table.planets.latin, table.signs.hindi, table.signs.latin].flatMap(
  (names) => Object.entries(names).map(([name, pattern]): Replacement => [toPattern(pattern), name]),
);
const english: readonly Replacement[] = table.english.map(([pattern = '', instead = '']) => [new RegExp(pattern, 'gu'), instead]);
const enumerator = new RegExp(`^\\s*(?:${table.enumerators})\\s*`, 'iu');
const me = /(?<=\p{L} )me(?= )/gu;
const devanagari = /\p{Script=Devanagari}/u;
const inHinglish = /(?:^|\s)(?:hain?|me(?:in)?|ke|ki|ka|se|tak|hoga|nahi)(?=[\s.,;?]|$)/u;

const replaceAll = (text: string, replacements: readonly Replacement[]): string =>
  replacements.reduce((read, [pattern, instead]) => read.replace(pattern, instead), text);

/** A sentence with the names of houses, lords, signs and planets in the form that the grammars of the check read. */
export function withChartWords(sentence: string): string {
  const counted = sentence.replace(enumerator, '');
  const named = replaceAll(counted, houseNames);
  if (devanagari.test(sentence)) return replaceAll(named, spellings);
  return inHinglish.test(sentence) ? replaceAll(named.replace(me, 'mein'), spellings) : replaceAll(named, english);
}

const lordPhrases: readonly [pattern: RegExp, nameOf: (planet: PlanetName) => string][] = [
  [new RegExp(`(?<!(?:${anyPlanet}) )(\\S+ भाव|लग्न) के स्वामी (?!(?:${anyPlanet})|हैं?|होकर|कौन)`, 'gu'), (planet) => hindiPlanets[planet]],
  [
    new RegExp(`(?<!(?:${anyPlanet}) )(\\d{1,2}(?:st|nd|rd|th) house|lagna) ke swami (?!(?:${anyPlanet})|hain?|hokar|kaun)`, 'giu'),
    (planet) => hinglishPlanets[planets.indexOf(planet)] ?? planet,
  ],
];
const ordinals = new Map([
  ['लग्न', 1],
  ['lagna', 1],
  ...houses.map((_, index): [string, number] => [`${hindiOrdinal(index + 1, 'oblique')} भाव`, index + 1]),
]);

/** Adds the planet of a lord that is named only by its house, so that the check can read its place. */
export function withLordNames(sentence: string, chart: Chart): string {
  return lordPhrases.reduce(
    (read, [pattern, nameOf]) =>
      read.replace(pattern, (whole, place: string) => {
        const house = ordinals.get(place) ?? Number.parseInt(place, 10);
        return house >= 1 && house <= 12 ? `${whole}${nameOf(houseLord(chart, house))} ` : whole;
      }),
    sentence,
  );
}
