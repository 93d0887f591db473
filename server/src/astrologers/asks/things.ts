import file from '../../../content/jyotish/choices.json';
import options from '../../../content/options.json';
import { findFields } from '../question/fields';
import { dayMs } from '../question/dates/spans';
import { findHorizon, type Horizon } from '../question/horizon';
import { findLexeme, listed, type Lexeme } from '../question/lexicon';
import { findAllKin } from '../question/people';
import { findPlaces, type Place } from '../question/places/places';
import { readText, shorten, shortVowels, type QuestionText } from '../question/question-text';
import type { ReadQuestion } from '../question/read-question';
import { normalizeText } from '../reader/normalize-text';
import { matterTable, relativeTable, type AreaId } from '../tools/tables';
import type { Carried } from '../tools/weigh-options';
import { namesIn } from './sign-of-name';
import type { Words } from './ask';

/** The wording of a choice, by the kind of options. */
export type Frame = 'thing' | 'leans' | 'toward' | 'time' | 'place' | 'name' | 'way' | 'both';

/** A known thing that an option names. */
export interface Thing extends Carried, Words {
  id: string;
  frame: Frame;
  place?: Place;
  horizon?: Horizon;
  isField?: boolean;
  /** The text instead of a choice, if no single option is right. */
  both?: Words;
}

/** The possible names of an option, in order. `asks`: the question asks for the choice explicitly ("which first"). */
export type Finder = ((option: QuestionText) => Thing[]) & { asks?: boolean };

/** Shorter names become other words without vowel length, such as "neet". */
const minShortenedLetters = 5;
/** Names as typed, without vowel length: "zameen" and "zamin". */
const folded = (names: string): string =>
  names
    .split('|')
    .flatMap((name) => {
      const whole = normalizeText(name).trim();
      return [...new Set(whole.length < minShortenedLetters ? [whole] : [whole, shorten(whole)])].map(
        (each) => `${each}${name.endsWith('*') ? '*' : ''}`,
      );
    })
    .join('|');
/** A text as typed, and in Latin letters. */
const inBothScripts = (text: QuestionText) => ({ plain: `${shortVowels(text)}${normalizeText(text.raw)}`, folded: ' ', mayBeHindi: false });
const isIn = (text: QuestionText, names: Lexeme): boolean => findLexeme(inBothScripts(text), names) >= 0;

interface Side extends Carried, Words {
  names: string;
}
interface Axis {
  id: string;
  frame?: Frame;
  areas?: readonly AreaId[];
  about?: string;
  asks?: boolean;
  both?: Words;
  sides: readonly Side[];
}

const axes = (file.axes as unknown as readonly Axis[]).map(({ sides, about, asks, areas, id, both, frame = 'thing' }) => ({
  areas,
  asks,
  about: about === undefined ? null : listed(folded(about)),
  sides: sides.map(({ names, ...side }) => ({
    names: listed(folded(names)),
    thing: { ...side, frame, id: `${id} ${side.en}`, ...(both && { both }) },
  })),
}));
const neverOptions = listed(folded(file.never));

/** Whether an option is harmful or illegal. */
export const isNeverOption = (option: QuestionText): boolean => isIn(option, neverOptions);

const treatments = listed(folded(options.treatments));
/** Whether an option is a treatment, on which a doctor decides. */
export const isTreatment = (option: QuestionText): boolean => isIn(option, treatments);

const noun = (english: string) => english.replace(/^(?:in|on|by|till) /u, '');
/** "May" alone is a month in a choice between months, and "till April" is April. */
const asMonth = (raw: string) =>
  raw.replace(/(?<![\p{L}\p{M}])(?:may|mai|मई)(?![\p{L}\p{M}])/giu, 'in may').replace(/\b(?:till|until|tak)\b|तक/giu, ' ');

export const timesIn =
  (now: Date, birth: number): Finder =>
  (option) => {
    const readAs = (raw: string) => findHorizon(readText(raw, option.language), now, birth);
    const first = readAs(asMonth(option.raw));
    // In the last days of a month its name means the next one.
    const isEnding = first?.unit === 'month' && /\d{4}/u.test(first.english) && first.to - now.getTime() < 7 * dayMs;
    const horizon = isEnding ? readAs(`${asMonth(option.raw)} ${now.getUTCFullYear() + 1}`) : first;
    if (horizon === null || horizon.isPast || horizon.unit === 'day') return [];
    return [{ id: `time ${horizon.from}`, en: noun(horizon.english), hi: horizon.hindi, houses: [], planets: [], frame: 'time', horizon }];
  };

export const placesIn: Finder = (option) =>
  findPlaces(option).map((place) => ({
    id: `place ${place.english}`,
    en: place.english,
    hi: option.language === 'Hinglish' ? place.english : place.hindi,
    houses: [],
    planets: [],
    frame: 'place',
    place,
  }));

/** Broad fields, which yield to the more specific ones. */
const broadFields: readonly string[] = ['government service', 'business', 'science'];
const fieldsIn: Finder = (option) =>
  findFields(option)
    .map(({ english, hindi, planets }): Thing => ({
      id: english,
      en: english,
      hi: hindi,
      houses: [],
      planets,
      frame: 'thing',
      isField: true,
    }))
    .sort((one, other) => Number(broadFields.includes(one.id)) - Number(broadFields.includes(other.id)));

export const kinIn: Finder = (option) =>
  findAllKin(option).map(({ id, house }) => {
    const { en, hi } = relativeTable[id];
    return { id, en: `your ${en}`, hi, houses: [house], planets: [], frame: 'toward' };
  });

/** Whether people are chosen between, so that a bare word may be a name. */
export const choosesPeople = ({ matter }: Pick<ReadQuestion, 'matter'>): boolean => matterTable[matter.id].area === 'love';

/** All kinds of options, the most certain first. */
export function createFinders({ matter, text }: Pick<ReadQuestion, 'matter' | 'text'>, now: Date, birth: number): Finder[] {
  const { area } = matterTable[matter.id];
  const axisFinders = axes
    .filter(({ areas, about }) => (areas === undefined || areas.includes(area)) && (about === null || isIn(text, about)))
    .map(({ sides, asks = false }): Finder =>
      Object.assign((option: QuestionText) => sides.filter(({ names }) => isIn(option, names)).map(({ thing }) => thing), { asks }),
    );
  return [timesIn(now, birth), placesIn, ...axisFinders, fieldsIn, kinIn, namesIn(choosesPeople({ matter }))];
}
