import MiniSearch from 'minisearch';
import { india } from './countries';
import type { Place } from './gazetteer';
import { foldName } from './fold-name';

/** Finds places by misspelt or partial names, best match first. */
export interface FuzzyIndex {
  find(name: string, limit: number): number[];
}

/** Letters that are taken for each other at the start of a name. */
const similarFirstLetters = ['aeiouy', 'ckq', 'bvw', 'jzg', 'sz', 'pf'];
const hasSimilarStart = (one: string, other: string): boolean =>
  one[0] === other[0] || similarFirstLetters.some((letters) => letters.includes(one[0] ?? ' ') && letters.includes(other[0] ?? ' '));

/** The number of places indexed before the event loop runs again. */
const chunkSize = 100;

/** Takes about half a second of CPU time. */
export async function createFuzzyIndex(places: Place[]): Promise<FuzzyIndex> {
  const index = new MiniSearch({ fields: ['name', 'alternateNames', 'region'], processTerm: foldName });
  const documents = places.map(({ name, alternateNames, district, state }, id) => ({
    id,
    name,
    alternateNames: alternateNames.join(' '),
    region: `${district} ${state}`,
  }));
  await index.addAllAsync(documents, { chunkSize });

  return {
    find(name, limit) {
      const words = name.split(' ').filter((word) => word !== '');
      return (
        index
          .search(name, {
            prefix: true,
            combineWith: 'AND',
            fuzzy: (term) => (term.length > 3 ? 0.25 : false),
            boost: { name: 4, alternateNames: 2, region: 0.2 },
            boostDocument(id) {
              const { population, country } = places[id as number] as Place;
              return Math.log10(population + 100) / (country === india ? 1 : 2);
            },
          })
          // The first letter must match, because few people misspell it, and another one finds unrelated names: Noney is not Coney
          // Island.
          .filter(({ match }) => words.every((word) => Object.keys(match).some((found) => hasSimilarStart(word, found))))
          .slice(0, limit)
          .map(({ id }) => id as number)
      );
    },
  };
}
