import { nakshatras, toAsciiDigits } from '@oracle-astra/shared/contract';
import { findDate } from '../birth/birth-date';
import { findStatedBirth, unnamedPartner } from '../birth/birth-details';
import { withLaterBirth } from '../birth/later-birth';
import type { City, StatedPlace } from './cities';
import { isOrdinaryWord } from '../ordinary-words';
import type { Turn } from '../../types';

interface AskedQuestion {
  text: string;
  now: Date;
  turns?: readonly Turn[];
  city?: City;
  statedPlace?: StatedPlace;
}

/** A place of the site. */
interface FoundPlace extends City {
  isInIndia: boolean;
  population: number;
}

/** Finds a place by its whole name, optionally followed by a comma and a region. */
export type FindNamedPlace = (name: string) => Promise<FoundPlace | null>;

const maxWords = 4;
/** Words before a place, and after one in Hindi, where "me" is also an English word. */
const before = /(?:^|[\s(])(?:in|at|from|near|place(?: of birth)?:?|birth ?place:?|janm ?sthan:?)\s+|[,(;]\s*|जन्म ?स्थान:?\s+/giu;
/** A comma separates clauses; only in a stated birth does it precede the place. */
const beforeTown = /(?:^|[\s(])(?:in|at|from|near)\s+/giu;
const neverMatches = /(?!)/gu;
/** "6:20 am Solapur": a large town after the hour. */
const behindHour = /(?:\d ?[ap]\.?m\.?|\bbaje|बजे)\s+/giu;
const after = /\s+(?:mein|mei|me(?=\s+(?:paida|hua|hui|hue|janm|janam|born))|में)(?=[\s,.?!]|$)/giu;
const word = /[\p{L}\p{M}.'’-]+/gu;

/** The runs of words at the start or the end, the longest first. */
function runs(words: string[], side: 'start' | 'end'): string[] {
  const maxLength = Math.min(maxWords, words.length);
  return Array.from({ length: maxLength }, (_, at) =>
    (side === 'start' ? words.slice(0, maxLength - at) : words.slice(-(maxLength - at))).join(' ').replace(/[.]+$/u, ''),
  );
}

const splitWords = (text: string) => text.match(word) ?? [];

/** A possible name of a place, and the word before or after it. */
interface Candidate {
  name: string;
  before?: string | undefined;
  after?: string | undefined;
}

const countWords = (name: string) => name.split(/\s+/u).length;

/** The possible names of the place in the order of the text, those with a region first. */
function listCandidates(sentence: string, marks = before, marksBehind = after): Candidate[] {
  const found: { at: number; names: Candidate[] }[] = [];
  for (const { index, 0: mark } of sentence.matchAll(marks)) {
    const [here = '', next = ''] = sentence.slice(index + mark.length).split(/[,;()\d]/u);
    const regions = /^[\s\p{L}\p{M}.'’-]*$/u.test(next) ? runs(splitWords(next), 'start') : [];
    const words = splitWords(here);
    const names = runs(words, 'start').flatMap((name) => [
      ...regions.map((region) => ({ name: `${name}, ${region}` })),
      { name, after: words[countWords(name)] },
    ]);
    found.push({ at: index + mark.length, names });
  }
  for (const { index } of sentence.matchAll(marksBehind)) {
    const clausePart = sentence.slice(0, index).split(/[,;()\d]/u).at(-1) ?? '';
    const words = splitWords(clausePart);
    found.push({ at: index - 1, names: runs(words, 'end').map((name) => ({ name, before: words.at(-1 - countWords(name)) })) });
  }
  return found.sort((one, other) => one.at - other.at).flatMap(({ names }) => names.filter(({ name }) => name.length > 2));
}

const toCity = ({ english, hindi, lat, lng }: FoundPlace): City => ({ english, hindi, lat, lng });

/** Names of smaller places coincide with other words, such as months ("in Savan"). */
const minPopulation = 100_000;

/** Matches the proper name and not another one, which may be a common word, such as Krishna for Machilipatnam; a nakshatra is no place. */
const isNamedTown = (name: string, { english, hindi, isInIndia, population }: FoundPlace): boolean =>
  isInIndia && population >= minPopulation && [english.toLowerCase(), hindi].includes(name.split(',')[0]?.toLowerCase() ?? '') && !nakshatras.some((star) => star === english);

/** Adds the town of India that a question names beside a preposition of place. */
async function withCity<Asked extends AskedQuestion>(question: Asked, findNamed: FindNamedPlace): Promise<Asked> {
  for (const sentence of question.text.split(/[?!।\n]/u))
    for (const { name, ...beside } of listCandidates(sentence, beforeTown)) {
      if (isOrdinaryWord(name, beside)) continue;
      const found = await findNamed(name);
      if (found !== null && isNamedTown(name, found)) return { ...question, city: toCity(found) };
    }
  return question;
}

/** Adds the place of a stated birth to a question, from the places of the site, because the lexicon has few. */
export async function withStatedPlace<Asked extends AskedQuestion>(asked: Asked, findNamed: FindNamedPlace): Promise<Asked> {
  const question = withLaterBirth(asked);
  const stated = findStatedBirth(question.text, question.now, undefined, unnamedPartner);
  if (stated === null) return withCity(question, findNamed);
  const [sentence = ''] = question.text.split(/[?!।\n]|(?<=\p{L}{3})\.\s/u).filter((part) => findDate(toAsciiDigits(part), question.now)?.date === stated.date);
  for (const { name } of listCandidates(sentence)) {
    const city = await findNamed(name);
    if (city !== null) return { ...question, statedPlace: { words: name, city: toCity(city) } };
  }
  for (const { name } of listCandidates(sentence, behindHour, neverMatches)) {
    const city = await findNamed(name);
    if (city?.isInIndia === true && city.population >= minPopulation) return { ...question, statedPlace: { words: name, city: toCity(city) } };
  }
  return question;
}
