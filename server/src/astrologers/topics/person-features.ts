import { getConcepts } from '../../care/concepts';
import { findMeanings } from '../../care/lexicon/meanings';
import { toNumberClass } from '../../care/text/number-class';
import { hash } from '../words/hash';

/** Meanings of the lexicon that name people. */
const people: ReadonlySet<string> = new Set([
  'spouse',
  'inlaw',
  'child',
  'mother',
  'father',
  'parents',
  'sibling',
  'relatives',
  'friend',
  'neighbour',
  'boss',
  'colleague',
  'enemy',
  'partnerlove',
  'love',
  'partnership',
  'teacher',
  'customers',
  'breakup',
]);
/** Offsets from a person to the words that show whether the question is about them ("my son's", "beta ka"). */
const steps = [-3, -2, -1, 1, 2, 3];
/** Number of words at either end of a question where its person is more likely to be named. */
const endWords = 4;

const pieceLetters = 4;

function listPieces(word: string): string[] {
  const text = `<${word}>`;
  return Array.from({ length: Math.max(text.length - pieceLetters + 1, 0) }, (_, at) => `p:${text.slice(at, at + pieceLetters)}`);
}

/** The position of a person in the question, and nearby words. */
function listPlaces(person: string, at: number, words: readonly string[]): string[] {
  const near = steps.flatMap((step) => {
    const word = words[at + step];
    return word === undefined ? [] : [`K${step}:${person} ${word}`, `K${step < 0 ? '<' : '>'}:${person} ${word}`];
  });
  const edgeFeatures = [...(at < endWords ? [`Kb:${person}`] : []), ...(at > words.length - endWords - 1 ? [`Ke:${person}`] : [])];
  return [`K1:${person}`, `K2:${person}`, ...edgeFeatures, ...near];
}

/** The hashed features of the person concerned: whole words, and people with nearby words. Without the hundreds of n-grams and pairs for topics, which reduce accuracy here. */
export function personFeatures(spoken: readonly string[]): number[] {
  const words = spoken.map(toNumberClass);
  const meanings = findMeanings(words);
  const named = meanings.flatMap((own) => own.filter((meaning) => people.has(meaning)));
  const features = [
    ...words.flatMap((word, at) => {
      const [next, afterNext] = [words[at + 1] ?? '>', words[at + 2]];
      return [`w:${word}`, `b:${word} ${next}`, ...(afterNext === undefined ? [] : [`t:${word} ${next} ${afterNext}`])];
    }),
    ...words.flatMap(listPieces),
    ...spoken.flatMap(getConcepts).map((concept) => `c:${concept}`),
    ...meanings.flat().map((meaning) => `M:${meaning}`),
    ...meanings.flatMap((own, at) => own.filter((meaning) => people.has(meaning)).flatMap((person) => listPlaces(person, at, words))),
    ...named.flatMap((person, at) => named.slice(at + 1).map((other) => `KK:${person}>${other}`)),
  ];
  return [...new Set(features)].map(hash);
}
