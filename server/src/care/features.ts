import { conceptsOf } from './concepts';

/** Buckets that features are hashed into. */
export const bucketCount = 32_768;

/** Words between two concepts that still count as a pair. */
const pairReach = 5;
const [minPiece, maxPiece] = [3, 5];
const squashedPiece = 6;

function hash(feature: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < feature.length; index += 1) value = Math.imul(value ^ feature.charCodeAt(index), 0x01000193);
  value ^= value >>> 15;
  return (value >>> 0) % bucketCount;
}

function addPieces(word: string, add: (feature: string) => void): void {
  const bounded = `<${word}>`;
  for (let size = minPiece; size <= maxPiece; size += 1) {
    for (let at = 0; at + size <= bounded.length; at += 1) add(`p:${bounded.slice(at, at + size)}`);
  }
}

function addConcepts(words: readonly string[], add: (feature: string) => void): void {
  const concepts = words.map(conceptsOf);
  concepts.forEach((own, index) => {
    for (const concept of own) {
      add(`c:${concept}`);
      for (let next = index + 1; next <= Math.min(index + pairReach, words.length - 1); next += 1) {
        for (const other of concepts[next] ?? []) add(`cc:${concept}>${other}`);
      }
    }
  });
}

/** The buckets of a text's features, each once: words, pairs of words, pieces of words, concepts and their pairs. */
export function extractFeatures(words: readonly string[]): number[] {
  const buckets = new Set<number>();
  const add = (feature: string) => buckets.add(hash(feature));
  words.forEach((word, index) => {
    add(`w:${word}`);
    addPieces(word, add);
    const [next, afterNext, third] = [words[index + 1] ?? '>', words[index + 2], words[index + 3]];
    add(`b:${word} ${next}`);
    if (afterNext !== undefined) add(`s:${word} ${afterNext}`);
    if (afterNext !== undefined) add(`t:${word} ${next} ${afterNext}`);
    if (third !== undefined) add(`s:${word} ${third}`);
  });
  addConcepts(words, add);
  // Across the gaps between words, so that missing and wrong spaces matter less.
  const squashed = words.join('');
  for (let at = 0; at + squashedPiece <= squashed.length; at += 1) add(`q:${squashed.slice(at, at + squashedPiece)}`);
  return [...buckets];
}
