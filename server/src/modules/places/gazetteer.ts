import { readFile } from 'node:fs/promises';
import { mapInChunks } from './map-in-chunks';
import { foldName } from './fold-name';
import { india } from './countries';
import { hindiCityName } from './hindi-names';
import renamedPlaces from './names/renamed-places.json';

/** Changed names of towns, by state, abroad by country, with the gazetteer's name if it lacks the old or the new one. */
const renamed: Partial<Record<string, Partial<Record<string, string[]>>>> = renamedPlaces;

/** A place of the gazetteer; `alternateNames` are its old, Hindi and foreign names, folded by `foldName`. */
export interface Place {
  name: string;
  /** ISO 3166. */
  country: string;
  /** In India its state, elsewhere the first administrative division; empty if there is none. */
  state: string;
  district: string;
  lat: number;
  lng: number;
  population: number;
  alternateNames: string[];
}

type Row = [name: string, state: number, district: number, lat: number, lng: number, population: number, alternateNames: string];
interface GazetteerFile {
  states: string[];
  districts: string[];
  places: Row[];
}

/** Its name, with the district if others of the region have the same name. */
const listRenamings = (region: string, { name, district }: Pick<Place, 'name' | 'district'>) => [
  ...(renamed[region]?.[name] ?? []),
  ...(renamed[region]?.[`${name}, ${district}`] ?? []),
];

const toAlternates = (names: readonly string[]) => [...new Set(names.map(foldName))].filter((name) => name !== '');

/** The places of India, from the file that scripts/build-gazetteer.mjs writes; sorted by population, largest first. */
export async function readGazetteer(file: string): Promise<Place[]> {
  const { states, districts, places } = JSON.parse(await readFile(file, 'utf8')) as GazetteerFile;
  return mapInChunks(places, ([name, stateIndex, district, lat, lng, population, alternateNames]) => {
    const state = states[stateIndex] ?? '';
    const place = { name, country: india, state, district: districts[district] ?? '', lat, lng, population };
    const names = [...alternateNames.split('|'), ...listRenamings(state, place), hindiCityName(place) ?? ''];
    return { ...place, alternateNames: toAlternates(names) };
  });
}

type RowAbroad = [name: string, country: number, ...(Row extends [string, ...infer Rest] ? Rest : never)];
interface FileAbroad {
  countries: string[];
  regions: string[];
  districts: string[];
  places: RowAbroad[];
}

/** Larger places of other countries, and those where many people from India live, from a second file of the same script. */
export async function readPlacesAbroad(file: string): Promise<Place[]> {
  const { countries, regions, districts, places } = JSON.parse(await readFile(file, 'utf8')) as FileAbroad;
  return mapInChunks(places, ([name, countryIndex, region, district, lat, lng, population, alternateNames]) => {
    const country = countries[countryIndex] ?? '';
    const place = { name, country, state: regions[region] ?? '', district: districts[district] ?? '', lat, lng, population };
    const names = [...alternateNames.split('|'), ...listRenamings(country, place), hindiCityName(place) ?? ''];
    return { ...place, alternateNames: toAlternates(names) };
  });
}
