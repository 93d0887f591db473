import type { PlanetName } from '@oracle-astra/shared/contract';
import file from '../../../../content/jyotish/facts.json';
import type { Chart, Strengths } from '../../../astrology';
import { fill } from '../../asks/forms/forms';
import { createContext, type Context } from '../../compose/context';
import { englishOrdinal } from '../../vocabulary/english';
import { hindiOrdinal } from '../../vocabulary/hindi';
import { englishHouses } from '../../words/english-words';
import { hindiHouses } from '../../words/hindi-words';
import type { Asked } from '../topic-answer';
import { readTerms, type Terms } from './terms';

type Frame = Readonly<Record<'en' | 'hi', readonly string[]>>;
export type FrameId = keyof typeof file.frames;
type Words = Readonly<Record<string, string | number | undefined>>;
type Pair = Readonly<Record<'en' | 'hi', string>>;
export const factWords = file.words;

/** Everything that a description of a fact is computed from. */
export interface FactInput {
  asked: Asked;
  context: Context;
  terms: Terms;
  chart: Chart;
  strengths: Strengths;
  view: Strengths['view'];
  now: number;
  say(id: FrameId, words?: Words): string;
  /** A word of the content in the language of the answer. */
  word(pair: Pair): string;
  /** "7th house (marriage)". */
  house(number: number): string;
  plainHouse(number: number): string;
  ordinal(number: number): string;
  planet(name: PlanetName): string;
  list(planets: readonly PlanetName[]): string;
}

/** Returns the paragraphs of an answer, the answer itself first; null if the text names too little. */
export type DescribeFact = (input: FactInput) => readonly string[] | null;

const frames: Readonly<Record<FrameId, Frame>> = file.frames;

export function createFactInput(asked: Asked, terms: Terms = readTerms(asked.read.text.raw)): FactInput {
  const { question, read } = asked;
  const context = createContext(question, read, true);
  const { book, isEnglish, strengths, render } = context;
  const language = isEnglish ? 'en' : 'hi';
  const plainHouse = (number: number) => (isEnglish ? `${englishOrdinal(number)} house` : `${hindiOrdinal(number, 'oblique')} भाव`);
  const toText = (words: Words) =>
    Object.fromEntries(Object.entries(words).map(([key, value]) => [key, typeof value === 'number' ? String(value) : value]));
  return {
    asked,
    context,
    terms,
    chart: question.chart,
    strengths,
    view: strengths.view,
    now: context.now,
    say: (id, words = {}) => render([fill(frames[id], language, toText(words))]),
    word: (pair) => pair[language],
    plainHouse,
    house: (number) => `${plainHouse(number)} (${(isEnglish ? englishHouses : hindiHouses)[number - 1] ?? ''})`,
    ordinal: (number) => (isEnglish ? englishOrdinal(number) : hindiOrdinal(number, 'oblique')),
    planet: book.planet,
    list: (planets) => book.list(planets.map(book.planet)),
  };
}

export const isNode = (planet: PlanetName): boolean => planet === 'Rahu' || planet === 'Ketu';
export const be = (list: readonly unknown[]): string => (list.length > 1 ? 'are' : 'is');

/** The words of a planet and its place. */
export function planetWords(input: FactInput, name: PlanetName): Record<string, string> {
  const { view, context, house, word } = input;
  const { sign, house: at, nakshatra, pada, retrograde, longitude } = view.planet(name);
  return {
    planet: context.book.planet(name),
    name: context.isEnglish ? name : context.book.planet(name),
    sign: context.book.sign(sign),
    house: house(at),
    star: context.book.star(nakshatra),
    pada: String(pada),
    padaHi: hindiOrdinal(pada, 'oblique'),
    turned: retrograde && !isNode(name) ? word(factWords.turned) : '',
    degree: degreesIn(longitude),
  };
}

const [signDegrees, tenths] = [30, 10];
/** Degrees inside a sign, to a tenth. */
export const degreesIn = (longitude: number): string => String(Math.floor((longitude % signDegrees) * tenths) / tenths);

export { joinSentences as join } from '../../compose/join';
