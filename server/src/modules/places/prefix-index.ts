import type { Place } from './gazetteer';
import { mapInChunks } from './map-in-chunks';
import { foldName, joinWords } from './fold-name';

interface Entry {
  /** The name with its words joined. */
  key: string;
  name: string;
  place: number;
  rank: number;
}

/**
 * A place that matches a prefix; `rank` 0 by its own name, 1 by an alternate name, 2 by a later word of its name. `whole` if
 * the prefix is the full name.
 */
export interface PrefixHit {
  place: number;
  rank: number;
  whole: boolean;
}

export const toPlaces = (hits: readonly PrefixHit[]): number[] => hits.map(({ place }) => place);

export interface PrefixIndex {
  find(prefix: string): PrefixHit[];
}

/** A sorted array of all names, in which the matches of a prefix are adjacent. */
export async function createPrefixIndex(places: Place[]): Promise<PrefixIndex> {
  const entries = (await mapInChunks(places, createEntries))
    .flat()
    .sort((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0));

  return {
    find(text) {
      const prefix = joinWords(text);
      const matches: Entry[] = [];
      for (let at = lowerBound(entries, prefix); entries[at]?.key.startsWith(prefix); at += 1) matches.push(entries[at] as Entry);
      const exactMatches = matches.filter(({ name }) => name.startsWith(text));
      const best = new Map<number, PrefixHit>();
      // Names whose words are joined or separated differently count only if no name matches as typed.
      for (const { key, place, rank } of exactMatches.length > 0 ? exactMatches : matches) {
        const known = best.get(place);
        const whole = key === prefix || known?.whole === true;
        best.set(place, { place, rank: Math.min(rank, known?.rank ?? rank), whole });
      }
      return [...best.values()];
    },
  };
}

function createEntries(place: Place, index: number): Entry[] {
  const own = foldName(place.name);
  const laterWords = own.split(' ').slice(1);
  const toEntry = (name: string, rank: number): Entry => ({ key: joinWords(name), name, place: index, rank });
  return [toEntry(own, 0), ...place.alternateNames.map((name) => toEntry(name, 1)), ...laterWords.map((word) => toEntry(word, 2))];
}

function lowerBound(entries: Entry[], key: string): number {
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((entries[middle] as Entry).key < key) low = middle + 1;
    else high = middle;
  }
  return low;
}
