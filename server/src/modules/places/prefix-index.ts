import type { Place } from './gazetteer';
import { mapInChunks } from './map-in-chunks';
import { foldName, joinWords } from './fold-name';

interface Entry {
  key: string;
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
      const best = new Map<number, PrefixHit>();
      for (let at = lowerBound(entries, prefix); entries[at]?.key.startsWith(prefix); at += 1) {
        const { key, place, rank } = entries[at] as Entry;
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
  return [
    { key: joinWords(own), place: index, rank: 0 },
    ...place.alternateNames.map((name) => ({ key: joinWords(name), place: index, rank: 1 })),
    ...laterWords.map((word) => ({ key: joinWords(word), place: index, rank: 2 })),
  ];
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
