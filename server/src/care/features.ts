import { bucketCount } from '../tables/table';
import { getConcepts } from './concepts';
import { findMeanings } from './lexicon/meanings';
import { toNumberClass } from './text/number-class';
import { toStem } from './text/stem';

/** The maximum number of words between two concepts of a pair. */
const pairReach = 5;
/** The maximum number of words between a word and a concept of a pair. */
const mixedReach = 3;
/** The maximum number of words between two lexicon meanings of a pair. */
const meaningReach = 6;
/** A meaning is weighted, because it competes with a hundred n-grams. */
const meaningCopies = 2;
const wordPiece = [3, 5] as const;
const squashedPiece = [6, 6] as const;

/** FNV-1a letter by letter, so that n-grams with the same beginning share the computation. */
const hashLetter = (state: number, letter: number): number => Math.imul(state ^ letter, 0x01000193);
const toHash = (state: number): number => (state ^ (state >>> 15)) >>> 0;

function hashText(text: string): number {
  let state = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) state = hashLetter(state, text.charCodeAt(index));
  return state;
}

/** Adds the hashes of all n-grams of `text` with `min` to `max` letters, prefixed by `prefix`. */
function addPieces(prefix: string, text: string, [min, max]: readonly [number, number], add: (hash: number) => void): void {
  const start = hashText(prefix);
  for (let at = 0; at + min <= text.length; at += 1) {
    const end = Math.min(at + max, text.length);
    let state = start;
    for (let index = at; index < end; index += 1) {
      state = hashLetter(state, text.charCodeAt(index));
      if (index - at + 1 >= min) add(toHash(state));
    }
  }
}

/** A word with the meanings near it: "want" before any word for death. */
function addMixedPairs(words: readonly string[], concepts: readonly (readonly string[])[], add: (feature: string) => void): void {
  words.forEach((word, index) => {
    for (let next = index + 1; next <= Math.min(index + mixedReach, words.length - 1); next += 1) {
      for (const concept of concepts[next] ?? []) add(`wc:${word}>${concept}`);
      for (const concept of concepts[index] ?? []) add(`cw:${concept}>${words[next]}`);
    }
  });
}

function addConcepts(concepts: readonly (readonly string[])[], add: (feature: string) => void): void {
  concepts.forEach((own, index) => {
    for (const concept of own) {
      add(`c:${concept}`);
      for (let next = index + 1; next <= Math.min(index + pairReach, concepts.length - 1); next += 1) {
        for (const other of concepts[next] ?? []) add(`cc:${concept}>${other}`);
      }
    }
  });
}

/** Stems with the next two stems, so that "karunga" also trains "karungi". */
function addStems(words: readonly string[], add: (feature: string) => void): void {
  const stems = words.map(toStem);
  stems.forEach((stem, index) => {
    add(`m:${stem}`);
    for (const next of stems.slice(index + 1, index + 3)) add(`mm:${stem} ${next}`);
  });
}

/** The lexicon's meanings of the words, so that an unseen word counts like others of its meaning; and pairs of meanings in either order. */
function addMeanings(meanings: readonly (readonly string[])[], add: (feature: string) => void): void {
  meanings.forEach((own, index) => {
    const near = meanings.slice(index + 1, index + 1 + meaningReach).flat();
    for (const meaning of own) {
      for (let copy = 0; copy < meaningCopies; copy += 1) add(`${copy}M:${meaning}`);
      for (const other of near) if (other !== meaning) add(meaning < other ? `MM:${meaning}+${other}` : `MM:${other}+${meaning}`);
    }
  });
}

/** The hash buckets of a text's features, without duplicates: words, pairs of words, n-grams, concepts and meanings, their pairs, and mixed pairs. */
export function extractFeatures(spoken: readonly string[]): number[] {
  const words = spoken.map(toNumberClass);
  const buckets = new Set<number>();
  const addHash = (hash: number) => buckets.add(hash % bucketCount);
  const add = (feature: string) => addHash(toHash(hashText(feature)));
  words.forEach((word, index) => {
    add(`w:${word}`);
    addPieces('p:', `<${word}>`, wordPiece, addHash);
    const [next, afterNext, third] = [words[index + 1] ?? '>', words[index + 2], words[index + 3]];
    add(`b:${word} ${next}`);
    if (afterNext !== undefined) add(`s:${word} ${afterNext}`);
    if (afterNext !== undefined) add(`t:${word} ${next} ${afterNext}`);
    if (third !== undefined) add(`s:${word} ${third}`);
  });
  add(`f:${words[0] ?? ''}`);
  addStems(words, add);
  const concepts = spoken.map(getConcepts);
  addMeanings(findMeanings(words), add);
  addConcepts(concepts, add);
  addMixedPairs(words, concepts, add);
  // N-grams cross word boundaries, so that missing and wrong spaces matter less.
  addPieces('q:', words.join(''), squashedPiece, addHash);
  return [...buckets];
}
