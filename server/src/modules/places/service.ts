import type { Locale, PlacePrediction } from '@oracle-astra/shared/contract';
import { createFuzzyIndex } from './fuzzy-index';
import { readGazetteer } from './gazetteer';
import type { Place } from './gazetteer';
import { foldName } from './fold-name';
import { hindiNameOf, hindiStateName } from './hindi-names';
import { createPlaceSlugs } from './place-slugs';
import { createPrefixIndex } from './prefix-index';
import type { PrefixHit } from './prefix-index';
import { createSoundIndex, isDevanagari } from './sound-index';

export interface PlacesService {
  /** Reads and indexes the gazetteer once, yielding to the event loop; a search waits for the indexes that it needs. */
  prepare(): Promise<void>;
  /** Places by their names in any language; the parts of an answer's name are in the given one, where that is known. */
  autocomplete(input: string, locale?: Locale): Promise<PlacePrediction[]>;
  /** The place with this name in addresses or in Hindi, with its name in addresses, or null. */
  findBySlug(slug: string): Promise<{ place: Place; slug: string } | null>;
  /** The place nearest to a position in degrees, with its name in addresses. */
  findNearest(lat: number, lng: number): Promise<{ place: Place; slug: string }>;
}

const maxPredictions = 8;

/** Place search over the gazetteer file. */
export function createPlacesService({ file }: { file: string }): PlacesService {
  let index: ReturnType<typeof indexPlaces> | undefined;

  function getIndex() {
    const running = index ?? indexPlaces(file);
    index = running;
    // Lets the next call try again.
    running.catch(() => (index = undefined));
    return running;
  }

  return {
    async prepare() {
      await (
        await getIndex()
      ).fuzzy;
    },

    async autocomplete(input, locale = 'en') {
      const [name = '', ...regions] = foldName(input)
        .split(',')
        .map((part) => part.trim());
      if (name === '') return [];
      const { places, slugs, search } = await getIndex();
      return (
        await search(
          name,
          regions.filter((part) => part !== ''),
        )
      ).map((at) => toPrediction(places[at] as Place, slugs.of(at), locale));
    },

    async findBySlug(slug) {
      const { places, slugs } = await getIndex();
      const at = slugs.find(slug);
      return at === undefined ? null : { place: places[at] as Place, slug: slugs.of(at) };
    },

    async findNearest(lat, lng) {
      const { places, slugs } = await getIndex();
      const narrowing = Math.cos((lat * Math.PI) / 180);
      const distances = places.map((place) => (place.lat - lat) ** 2 + ((place.lng - lng) * narrowing) ** 2);
      const at = distances.indexOf(Math.min(...distances));
      return { place: places[at] as Place, slug: slugs.of(at) };
    },
  };
}

async function indexPlaces(file: string) {
  const places = await readGazetteer(file);
  const prefixes = await createPrefixIndex(places);
  const fuzzy = createFuzzyIndex(places);
  let sounds: ReturnType<typeof createSoundIndex> | undefined;

  return {
    places,
    slugs: createPlaceSlugs(places),
    fuzzy,
    async search(name: string, regions: string[]): Promise<number[]> {
      const isInRegion = (at: number) => regions.every((part) => getRegions(places[at] as Place).some((text) => text.startsWith(part)));
      const found = prefixes
        .find(name)
        .filter(({ place }) => isInRegion(place))
        .sort(createRelevanceComparator(places))
        .map(({ place }) => place);
      if (found.length >= maxPredictions) return found.slice(0, maxPredictions);
      const heard = isDevanagari(name)
        ? (await (sounds ??= createSoundIndex(places))).find(name, maxPredictions * 4).filter(isInRegion)
        : [];
      if (name.length < 4) return [...new Set([...found, ...heard])].slice(0, maxPredictions);
      return [...new Set([...found, ...heard, ...(await fuzzy).find(name, maxPredictions * 4).filter(isInRegion)])].slice(
        0,
        maxPredictions,
      );
    },
  };
}

/** Whole names first, then larger places; a match inside a name ranks below one at its start. */
function createRelevanceComparator(places: Place[]) {
  const weight = ({ place, rank, whole }: PrefixHit) => {
    const size = Math.log10((places[place] as Place).population + 10);
    return size + (whole ? 3 : 0) + (rank === 0 ? 1 : 0) - (rank === 2 ? 1.5 : 0);
  };
  return (one: PrefixHit, other: PrefixHit) => weight(other) - weight(one) || one.place - other.place;
}

/** District and state of a place, without what its name says already. */
export function listRegions({ name, district, state }: Place): string[] {
  return [district, state].filter((part, at, all) => part !== '' && part !== name && all.indexOf(part) === at);
}

function getRegions({ district, state }: Place): string[] {
  return [district, state, hindiStateName(state), 'india', 'भारत'].map(foldName);
}

function toPrediction(place: Place, slug: string, locale: Locale): PlacePrediction {
  const { name, lat, lng } = place;
  const inHindi = locale === 'hi' ? hindiNameOf(place) : null;
  const secondary = [...listRegions(place), 'India'].join(', ');
  return {
    description: `${name}, ${secondary}`,
    place_id: `place:${lat},${lng}`,
    slug,
    structured_formatting: {
      main_text: inHindi?.name ?? name,
      secondary_text: inHindi ? [inHindi.region, 'भारत'].filter((part) => part !== '').join(', ') : secondary,
    },
    geometry: { location: { lat, lng } },
  };
}
