import { dirname, join } from 'node:path';
import type { Locale, PlacePrediction } from '@oracle-astra/shared/contract';
import { createFuzzyIndex } from './fuzzy-index';
import { india } from './countries';
import { readGazetteer, readPlacesAbroad, type Place } from './gazetteer';
import { groupByDistrict, mixInDistrict } from './district-names';
import { joinWords } from './fold-name';
import { compareRelevance, findLikeliest } from './relevance';
import { createPlaceSlugs } from './place-slugs';
import { toPrediction } from './prediction';
import { createPrefixIndex, toPlaces } from './prefix-index';
import { isInRegions, splitName, splitRegion } from './regions-of-input';
import { createSoundIndex, isDevanagari } from './sound-index';

export interface PlacesService {
  /** Reads and indexes the gazetteer once, yielding to the event loop; a search waits for the indexes that it needs. */
  prepare(): Promise<void>;
  /** Finds places by their names in any language; names in the answer are in the given language if known. */
  autocomplete(input: string, locale?: Locale): Promise<PlacePrediction[]>;
  /** The largest place with this whole name, places of India first; a region may follow after a comma. Null if there is none. */
  findNamed(input: string): Promise<Place | null>;
  /** The place of India with this slug or Hindi name, with its slug, or null. */
  findBySlug(slug: string): Promise<{ place: Place; slug: string } | null>;
  /**
   * The place of India or abroad nearest to a position in degrees, with its slug, which is empty abroad, where places have no
   * pages. Null if there is none within 100 km.
   */
  findNearest(lat: number, lng: number): Promise<{ place: Place; slug: string } | null>;
}

const maxPredictions = 8;
/** The sky over a place that is farther away is another one. */
const maxNearKm = 100;
const kmOfDegree = 111.2;
/** Place search over the gazetteer file and the one of places abroad beside it. */
export function createPlacesService({ file }: { file: string }): PlacesService {
  let index: ReturnType<typeof indexPlaces> | undefined;

  function getIndex() {
    const running = index ?? indexPlaces(file);
    index = running;
    // After a failure the next call tries again.
    running.catch(() => (index = undefined));
    return running;
  }

  return {
    async prepare() {
      await (
        await getIndex()
      ).fuzzy;
    },

    async findNamed(input) {
      const { name, regions } = splitName(input);
      const { places, findWhole } = await getIndex();
      const at = findWhole(name, regions);
      return at === undefined ? null : (places[at] as Place);
    },

    async autocomplete(input, locale = 'en') {
      const { name, regions } = splitName(input);
      if (name === '') return [];
      const { places, slugs, search, listNamedPlaces } = await getIndex();
      const named = new Set(await listNamedPlaces(name, regions));
      const likeliest = findLikeliest(places, [...named]);
      return (await search(name, regions)).map((at) =>
        toPrediction({ place: places[at] as Place, slug: slugs.of(at), isNamed: named.has(at), isLikeliest: at === likeliest }, locale),
      );
    },

    async findBySlug(slug) {
      const { places, slugs } = await getIndex();
      const at = slugs.find(slug);
      return at === undefined ? null : { place: places[at] as Place, slug: slugs.of(at) };
    },

    async findNearest(lat, lng) {
      const { places, slugs } = await getIndex();
      const narrowing = Math.cos((lat * Math.PI) / 180);
      let [nearest, least] = [-1, (maxNearKm / kmOfDegree) ** 2];
      places.forEach((place, at) => {
        // The shorter way around the earth.
        const east = (((place.lng - lng + 540) % 360) - 180) * narrowing;
        const distance = (place.lat - lat) ** 2 + east ** 2;
        if (distance <= least) [nearest, least] = [at, distance];
      });
      const place = places[nearest];
      return place === undefined ? null : { place, slug: place.country === india ? slugs.of(nearest) : '' };
    },
  };
}

async function indexPlaces(file: string) {
  const placesOfIndia = await readGazetteer(file);
  const places = [...placesOfIndia, ...(await readPlacesAbroad(join(dirname(file), 'places-abroad.json')))];
  const prefixes = await createPrefixIndex(places);
  const byDistrict = groupByDistrict(placesOfIndia);
  const fuzzy = createFuzzyIndex(places);
  let sounds: ReturnType<typeof createSoundIndex> | undefined;
  const getSounds = async () => (sounds ??= createSoundIndex(places));
  /** Places with this whole name. */
  const listNamed = (name: string, regions: string[]) =>
    prefixes.find(name).filter(({ place, rank, whole }) => whole && rank < 2 && isInRegions(places[place] as Place, regions));
  /** The list calls some places "City", such as New York and Kuwait. */
  const listNamedOrCity = (name: string, regions: string[]) =>
    [name, `${name} city`].map((each) => listNamed(each, regions)).find((hits) => hits.length > 0) ?? [];

  return {
    places,
    // First in the list of all, so that their positions are the same. Pages of places are in Indian time.
    slugs: createPlaceSlugs(placesOfIndia),
    fuzzy,
    /** Few places have a Devanagari name, so one that sounds the same counts if there is none. */
    async listNamedPlaces(name: string, regions: string[]): Promise<number[]> {
      const named = toPlaces(listNamedOrCity(name, regions));
      if (named.length > 0 || !isDevanagari(name)) return named;
      return (await getSounds()).findSame(name).filter((at) => isInRegions(places[at] as Place, regions));
    },
    findWhole(name: string, regions: string[]): number | undefined {
      return listNamedOrCity(name, regions).sort(compareRelevance(places))[0]?.place;
    },
    async search(name: string, regions: string[]): Promise<number[]> {
      const isIn = (parts: string[]) => (at: number) => isInRegions(places[at] as Place, parts);
      const isInRegion = isIn(regions);
      const findByPrefix = (start: string, isFitting: (at: number) => boolean) =>
        prefixes
          .find(start)
          .filter(({ place }) => isFitting(place))
          .sort(compareRelevance(places));
      const named = findByPrefix(name, isInRegion);
      // People also give their district, whose whole name comes before names that only begin like it.
      const ofDistrict = (byDistrict.get(joinWords(name)) ?? []).filter(isInRegion);
      const hits = ofDistrict.length === 0 ? toPlaces(named) : mixInDistrict(places, named, ofDistrict);
      // A region after a space, as in "London UK".
      if (hits.length === 0)
        for (const { start, region } of splitRegion(name)) hits.push(...toPlaces(findByPrefix(start, isIn([...regions, region]))));
      const found = [...new Set(hits)];
      if (found.length >= maxPredictions) return found.slice(0, maxPredictions);
      const phonetic =
        isDevanagari(name) || found.length === 0 ? (await getSounds()).find(name, maxPredictions * 4).filter(isInRegion) : [];
      const similar = name.length < 4 ? [] : (await fuzzy).find(name, maxPredictions * 4).filter(isInRegion);
      return [...new Set([...found, ...ofDistrict, ...phonetic, ...similar])].slice(0, maxPredictions);
    },
  };
}
