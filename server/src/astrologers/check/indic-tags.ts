import { planets, type PlanetName } from '@oracle-astra/shared/contract';
import scripts from '../../../content/check/scripts.json';
import { hindiNakshatras } from '../vocabulary/hindi';
import type { Tags } from './claim';

/** Words of one language by kind; the index in a list is that of the English name. */
interface Words {
  planets: string[];
  signs: string[];
  months: string[];
  ordinals: string[];
  houses: string;
  nakshatras?: string[];
}

const languages = Object.entries(scripts.languages as Record<string, Words>);
/** The Unicode blocks of these scripts have the same letters in the same order, 128 apart. */
const [devanagari, blockSize, lastBlock] = [0x0900, 0x80, 0x0d00];
const chillus: Record<string, string> = { ൺ: 'ണ്', ൻ: 'ന്', ർ: 'ര്', ൽ: 'ല്', ൾ: 'ള്', ൿ: 'ക്' };

function toDevanagari(letter: string): string {
  const code = letter.charCodeAt(0);
  if (code < devanagari + blockSize || code >= lastBlock + blockSize) return letter;
  return String.fromCharCode(devanagari + ((code - devanagari) % blockSize));
}

/** Normalizes spellings of one sound: Devanagari without vowel length, nukta, doubling and the kinds of n before a consonant. */
export const foldScript = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u0d7a-\u0d7f]/gu, (letter) => chillus[letter] ?? letter)
    .replace(/./gsu, toDevanagari)
    .replace(/[०-९]/gu, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .replace(/[\u093c\u0970-\u0971\u200b-\u200d]/gu, '')
    .replace(/[\u0901\u0902]|[ङञणनम]\u094d(?=[\u0915-\u092e])/gu, 'ं')
    .replace(/([\u0915-\u0939])\u094d\1/gu, '$1')
    .replace(/[आईऊ]/gu, (vowel) => ({ आ: 'अ', ई: 'इ' })[vowel] ?? 'उ')
    .replace(/[ेॆैॅ]/gu, 'े')
    .replace(/[ोॊौॉ]/gu, 'ो')
    .replace(/[ीू]/gu, (sign) => (sign === 'ी' ? 'ि' : 'ु'))
    .replace(/[ऱऴळबऩ]/gu, (letter) => ({ ऱ: 'र', ऴ: 'ल', ळ: 'ल', ब: 'व' })[letter] ?? 'न');

type Kind = 'planet' | 'sign' | 'month' | 'ordinal' | 'house' | 'star';
interface Entry {
  kind: Kind;
  value: number;
}

const letter = '[\\p{L}\\p{M}]';
function createReader(words: Words) {
  const entries = new Map<string, Entry>();
  const add = (kind: Kind, lists: readonly string[]) =>
    lists.forEach((list, at) => list.split(' ').forEach((word) => entries.set(`${kind} ${foldScript(word)}`, { kind, value: at + 1 })));
  add('planet', words.planets);
  add('sign', words.signs);
  add('month', words.months);
  add('ordinal', words.ordinals);
  add('house', [words.houses]);
  add('star', words.nakshatras ?? [...hindiNakshatras]);
  const of = (kind: Kind) =>
    [...entries.keys()]
      .filter((key) => key.startsWith(`${kind} `))
      .map((key) => key.slice(kind.length + 1))
      .sort((one, other) => other.length - one.length)
      .join('|');
  const start = `(?<!${letter})`;
  const house = `(?:${of('house')})${letter}*`;
  const star = '(?:नक्षत्र|नक्शत्र|नट्चत्तिर|नट्चतिर|नछतर|नकसतर)';
  return {
    value: (kind: Kind, word: string) => entries.get(`${kind} ${word}`)?.value ?? 0,
    planet: new RegExp(`${start}(${of('planet')})(${letter}*)`, 'gu'),
    sign: new RegExp(`${start}(${of('sign')})${letter}*`, 'gu'),
    month: new RegExp(`(?:(?<!\\d)(\\d{1,2})\\s*(?:${letter}{1,3}\\s)?)?${start}(${of('month')})(${letter}*)\\.?,?\\s*(\\d{4})?`, 'gu'),
    house: new RegExp(`(?:${start}(${of('ordinal')})${letter}*|(?<!\\d)(\\d{1,2})-?${letter}{0,4})\\s(?:${letter}+\\s)?${house}`, 'gu'),
    star: new RegExp(`${start}(${of('star')})${letter}*(?=\\s${star})|${star}${letter}*\\s(${of('star')})`, 'gu'),
    isStar: new RegExp(star, 'u'),
  };
}

/** Endings that turn a planet into its weekday. */
const weekday = /^(?:वार|िवार|किल|िकिल|क्किल|याल्च|ाल्च|अल्च)/u;

export interface IndicTags extends Tags {
  /** Months with their year, counted from year 0. */
  months: number[];
  /** Planets whose day of the week is named. */
  weekdays: PlanetName[];
  /** Months without a year, 0 to 11. */
  bareMonths: number[];
  /** Whether an unknown nakshatra is mentioned. */
  isUnread: boolean;
}

/** Other words with the same beginning as such names. */
const shortName = 2;

const readers = new Map(languages.map(([language, words]) => [language, createReader(words)]));
const pad = (value: number | string) => String(value).padStart(2, '0');

/** The terms of a chart and the calendar in a sentence of an Indian language. */
export function readIndicTags(sentence: string, language: string): IndicTags {
  const noTags: IndicTags = {
    planets: [],
    signs: [],
    houses: [],
    stars: [],
    days: [],
    months: [],
    bareMonths: [],
    weekdays: [],
    isUnread: true,
  };
  const reader = readers.get(language);
  if (reader === undefined) return noTags;
  const text = foldScript(sentence);
  const dates = [...text.matchAll(reader.month)].map(([, day, name = '', rest = '', year]) => ({
    day,
    year,
    month: reader.value('month', name),
    isSure: name.length > shortName || rest === '',
  }));
  const nextYear = (at: number) => dates.slice(at).find(({ year }) => year !== undefined)?.year;
  const named = [...text.matchAll(reader.planet)].flatMap(([, name = '', rest = '']) =>
    planets.slice(reader.value('planet', name) - 1, reader.value('planet', name)).map((planet) => ({ planet, isDay: weekday.test(rest) })),
  );
  const stars = [...text.matchAll(reader.star)].map(([, before, after]) => reader.value('star', before ?? after ?? ''));
  return {
    planets: named.filter(({ isDay }) => !isDay).map(({ planet }) => planet),
    weekdays: named.filter(({ isDay }) => isDay).map(({ planet }) => planet),
    signs: [...text.matchAll(reader.sign)].map(([, name = '']) => reader.value('sign', name)),
    houses: [...text.matchAll(reader.house)].map(([, word, digits]) =>
      word === undefined ? Number(digits) : reader.value('ordinal', word),
    ),
    stars,
    days: dates.flatMap(({ day, year, month }) => (day && year ? [`${year}-${pad(month)}-${pad(day)}`] : [])),
    months: dates.flatMap(({ month }, at) => (nextYear(at) === undefined ? [] : [Number(nextYear(at)) * 12 + month - 1])),
    bareMonths: dates.flatMap(({ month, isSure }, at) => (isSure && nextYear(at) === undefined ? [month - 1] : [])),
    isUnread: reader.isStar.test(text) && stars.length === 0,
  };
}
