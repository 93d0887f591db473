import type { PlanetName } from '@oracle-astra/shared/contract';
import { functionalNature, signLord } from '../../../astrology';
import { getContentLanguage } from '../../asks/ask-words';
import type { Context } from '../../compose/context';
import { remedyTable } from '../../tools/tables';
import { englishOrdinal } from '../../vocabulary/english';
import { hindiOrdinal } from '../../vocabulary/hindi';
import { readTerms } from '../facts/terms';
import { createAnswer, formatNames, type ComputedCase } from '../computed';
import { findStones, fitOfStone, housesRuled, listLagnas, lagnaWords, stones } from './stones';

/** The lagna for which a stone is chosen: the named one, or that of the chart; null for another person without one. */
function findLagna({ read, question }: Context): number | null {
  const { signs, parts } = readTerms(read.text.raw);
  if (read.kin !== null) return signs[0] ?? null;
  return (parts.includes('lagna') ? signs[0] : undefined) ?? question.chart.ascendant.sign;
}

const houses = (context: Context, numbers: readonly number[]): string | undefined =>
  numbers.length === 0
    ? undefined
    : formatNames(context, numbers, (house, language) => (language === 'en' ? englishOrdinal(house) : hindiOrdinal(house, 'oblique')));
const stoneNames = (context: Context, planets: readonly PlanetName[]): string | undefined =>
  planets.length === 0 ? undefined : formatNames(context, planets, (planet, language) => stones[planet][language].stone);

/** The name of a lagna; for another person it does not contain "lagna", because the check would compare it with the chart. */
function wordsOfLagna({ book, read, question, isEnglish }: Context, lagna: number): ComputedCase['words'] {
  const { en, hi } = lagnaWords;
  if (read.kin === null && lagna !== question.chart.ascendant.sign)
    return {
      sign: isEnglish ? undefined : hi.named.replace('{sign}', book.sign(lagna)),
      lagna: en.named.replace('{sign}', book.sign(lagna)),
    };
  if (read.kin !== null) return { sign: isEnglish ? undefined : hi.theirs, lagna: en.theirs };
  const sign = book.sign(lagna);
  return { sign, lagna: (/^[AEIOU]/u.test(sign) ? en.an : en.a).replace('{sign}', sign) };
}

/** Describes the stone of a planet, for a lagna if it is known. */
function wordsOfStone(context: Context, planet: PlanetName, lagna: number | null): ComputedCase['words'] {
  const { book, read, strengths } = context;
  const language = getContentLanguage(context);
  const { day, mantra } = remedyTable[planet][language];
  const { stone, finger, metal, substitute } = stones[planet][language];
  return {
    stone,
    finger,
    metal,
    substitute,
    day,
    mantra,
    planet: book.planet(planet),
    faces: String(stones[planet].faces),
    kin: read.kin === null ? undefined : book.kin(read.kin.id),
    house: read.kin === null ? houses(context, [strengths.view.house(planet)]) : undefined,
    lagnas: listLagnas(planet).length === 0 ? undefined : formatNames(context, listLagnas(planet), (sign) => book.sign(sign)),
    ...(lagna === null ? {} : { ...wordsOfLagna(context, lagna), own: stoneNames(context, [signLord(lagna)]) }),
    rules:
      lagna === null || read.kin !== null || lagna !== context.question.chart.ascendant.sign
        ? undefined
        : houses(context, housesRuled(planet, lagna)),
  };
}

/** Describes whether several named stones suit a lagna. */
function describeSeveral(context: Context, planets: readonly PlanetName[], lagna: number): ComputedCase {
  const lord = signLord(lagna);
  const fit = planets
    .filter((planet) => fitOfStone(planet, lagna) === 'yes')
    .sort((one, other) => Number(other === lord) - Number(one === lord));
  const [best = lord] = fit;
  const others = planets.filter((planet) => planet !== best);
  const of = fit.length === 0 ? 'none' : fit.length === planets.length ? 'all' : 'best';
  return { of, words: { ...wordsOfStone(context, best, lagna), best: stoneNames(context, [best]), others: stoneNames(context, others) } };
}

/** Which stone tradition recommends, or whether it recommends the named ones. */
function describeStone(context: Context): ComputedCase {
  const lagna = findLagna(context);
  const named = findStones(context.read.text);
  const [planet] = named;
  if (lagna === null) return { of: planet ? 'theirStone' : 'theirs', words: wordsOfStone(context, planet ?? 'Jupiter', null) };
  if (named.length > 1) return describeSeveral(context, named, lagna);
  if (planet) return { of: fitOfStone(planet, lagna), words: wordsOfStone(context, planet, lagna) };
  const lagnaLord = signLord(lagna);
  const others = functionalNature(lagna).good.filter((each) => each !== lagnaLord && each in stones);
  return {
    of: context.read.kin === null && lagna === context.question.chart.ascendant.sign ? 'own' : 'lagna',
    words: { ...wordsOfStone(context, lagnaLord, lagna), others: stoneNames(context, others) },
  };
}

/** The planet whose stone or rudraksha is meant: the named one, or that of the named stone, or the lord of the lagna. */
function findMeantPlanet(context: Context): PlanetName {
  const { text } = context.read;
  return findStones(text)[0] ?? readTerms(text.raw).planets[0] ?? context.strengths.view.lord(1);
}

function describeMeantStone(context: Context): ComputedCase {
  return { words: wordsOfStone(context, findMeantPlanet(context), findLagna(context)) };
}

/** Says that no stone does harm, and whether the named one belongs to the lagna. */
function describeHarm(context: Context): ComputedCase {
  const [planet] = findStones(context.read.text);
  if (!planet || context.read.kin !== null) return { of: 'plain', words: {} };
  const lagna = context.question.chart.ascendant.sign;
  return { of: fitOfStone(planet, lagna) === 'yes' ? 'fits' : 'unfit', words: wordsOfStone(context, planet, lagna) };
}

/** Which stone, whether it suits, and how it is worn, according to tradition and without a promise. */
export const answerGem = createAnswer('x_gem', {
  stone: describeStone,
  wearing: describeMeantStone,
  substitute: describeMeantStone,
  rudraksha: describeMeantStone,
  harm: describeHarm,
});
