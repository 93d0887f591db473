import MiniSearch from 'minisearch';
import type { Place } from './gazetteer';
import { foldName } from './fold-name';

/** Places whose name is misspelt, or begins so, the best first. */
export interface FuzzyIndex { find(name: string, limit: number): number[] }

/** Places that are indexed before requests come in between. */
const chunkSize = 100;

/** Takes half a second of one processor in all. */
export async function createFuzzyIndex(places: Place[]): Promise<FuzzyIndex> {
  const index = new MiniSearch({ fields: ['name', 'others', 'around'], processTerm: foldName });
  const documents = places.map(({ name, alternateNames, district, state }, id) => ({ id, name, others: alternateNames.join(' '), around: `${district} ${state}` }));
  await index.addAllAsync(documents, { chunkSize });

  return {
    find: (name, limit) => index.search(name, {
      prefix: true,
      combineWith: 'AND',
      fuzzy: (term) => (term.length > 3 ? 0.25 : false),
      boost: { name: 4, others: 2, around: 0.2 },
      boostDocument: (id) => Math.log10((places[id as number] as Place).population + 100),
    }).slice(0, limit).map(({ id }) => id as number),
  };
}
