import { editDistance } from './edit-distance';

/** Words with at least this many letters also match with one wrong letter. */
const minLengthForTypo = 5;

/** The words of an address, split at any separator, without a file extension. */
function toWords(address: string): string[] {
  return decode(address)
    .toLowerCase()
    .replace(/\.(?:html?|php|aspx?)$/, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');
}

function decode(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    // A malformed escape is compared unchanged.
    return address;
  }
}

const isSameWord = (a: string, b: string) => a === b || (Math.min(a.length, b.length) >= minLengthForTypo && editDistance(a, b) === 1);

/**
 * The path whose names are most similar to an address: the one with the fewest wrong letters, at most a quarter; otherwise the
 * one with the most common words. Rare words have more weight, and words of the path itself count twice. The first of equal
 * paths; null if nothing matches.
 */
export function findNearestPath(address: string, names: ReadonlyMap<string, readonly string[]>): string | null {
  const words = toWords(address);
  const pages = [...names].map(([path, all]) => ({ path, names: all.map((name) => toWords(name)) }));
  return findByLetters(words, pages) ?? findByWords(words, pages);
}

interface Page {
  path: string;
  /** The words of its address and of each of its other names. */
  names: string[][];
}

function findByLetters(words: string[], pages: readonly Page[]): string | null {
  const asked = words.join('-');
  const [best] = pages
    .map(({ path, names }) => ({ path, distance: Math.min(...names.map((name) => editDistance(asked, name.join('-')))) }))
    .sort((a, b) => a.distance - b.distance);
  return best && best.distance <= Math.ceil(asked.length / 4) ? best.path : null;
}

function findByWords(words: string[], pages: readonly Page[]): string | null {
  const isIn = (name: string[], word: string) => name.some((own) => isSameWord(own, word));
  const has = ({ names }: Page, word: string) => isIn(names.flat(), word);
  const weights = new Map(words.map((word) => [word, 1 / pages.filter((page) => has(page, word)).length]));
  const [best] = pages
    .map((page) => ({ ...page, shared: words.filter((word) => has(page, word)) }))
    .filter(({ shared }) => shared.length > 0 && shared.length * 2 >= words.length)
    .map(({ path, shared }) => ({
      path,
      weight: shared.reduce((sum, word) => sum + (weights.get(word) ?? 0) * (isIn(toWords(path), word) ? 2 : 1), 0),
    }))
    .sort((a, b) => b.weight - a.weight);
  return best?.path ?? null;
}
