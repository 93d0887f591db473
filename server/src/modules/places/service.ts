import MiniSearch from 'minisearch';
import type { PlacePrediction } from '@oracle-astra/shared/contract';
import { readGazetteer } from './gazetteer';
import type { Place } from './gazetteer';
import { foldName } from './names';
import { makePrefixIndex } from './prefix-index';
import type { PrefixHit } from './prefix-index';

export interface PlacesService { autocomplete(input: string): Promise<PlacePrediction[]> }

const limit = 8;

interface Index { places: Place[]; search(name: string, within: string[]): number[] }

/** Place search over the gazetteer file; it is read and indexed at the first search. */
export function makePlacesService({ file }: { file: string }): PlacesService {
  let index: Promise<Index> | undefined;

  return {
    async autocomplete(input) {
      index ??= readGazetteer(file).then(indexPlaces);
      const [name = '', ...within] = foldName(input).split(',').map((part) => part.trim());
      if (name === '') return [];
      const { places, search } = await index;
      return search(name, within.filter((part) => part !== '')).map((at) => predictionOf(places[at] as Place));
    },
  };
}

function indexPlaces(places: Place[]): Index {
  const prefixes = makePrefixIndex(places);
  let fuzzy: MiniSearch | undefined;

  return {
    places,
    search(name, within) {
      const lies = (at: number) => within.every((part) => surroundings(places[at] as Place).some((text) => text.startsWith(part)));
      const found = prefixes.find(name).filter(({ place }) => lies(place)).sort(byRelevance(places)).map(({ place }) => place);
      if (found.length >= limit || name.length < 4) return found.slice(0, limit);
      fuzzy ??= makeFuzzyIndex(places);
      return [...new Set([...found, ...misspelt(fuzzy, name, places).filter(lies)])].slice(0, limit);
    },
  };
}

/** Whole names first, then larger places; a hit inside a name counts for less than one at its start. */
function byRelevance(places: Place[]) {
  const weight = ({ place, rank, whole }: PrefixHit) => {
    const size = Math.log10((places[place] as Place).population + 10);
    return size + (whole ? 3 : 0) + (rank === 0 ? 1 : 0) - (rank === 2 ? 1.5 : 0);
  };
  return (one: PrefixHit, other: PrefixHit) => weight(other) - weight(one) || one.place - other.place;
}

function makeFuzzyIndex(places: Place[]): MiniSearch {
  const index = new MiniSearch({ fields: ['name', 'others', 'around'], processTerm: foldName });
  index.addAll(places.map(({ name, others, district, state }, id) => ({ id, name, others: others.join(' '), around: `${district} ${state}` })));
  return index;
}

function misspelt(index: MiniSearch, name: string, places: Place[]): number[] {
  return index.search(name, {
    prefix: true,
    combineWith: 'AND',
    fuzzy: (term) => (term.length > 3 ? 0.25 : false),
    boost: { name: 4, others: 2, around: 0.2 },
    boostDocument: (id) => Math.log10((places[id as number] as Place).population + 100),
  }).slice(0, limit * 4).map(({ id }) => id as number);
}

function surroundings({ district, state }: Place): string[] {
  return [foldName(district), foldName(state), 'india'];
}

function predictionOf({ name, district, state, lat, lng }: Place): PlacePrediction {
  const secondary = [district, state, 'India'].filter((part, at, all) => part !== '' && part !== name && all.indexOf(part) === at).join(', ');
  return {
    description: `${name}, ${secondary}`,
    place_id: `place:${lat},${lng}`,
    structured_formatting: { main_text: name, secondary_text: secondary },
    geometry: { location: { lat, lng } },
  };
}
