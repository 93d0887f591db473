import { readFile } from 'node:fs/promises';
import { mapInChunks } from './map-in-chunks';
import { foldName } from './fold-name';
import { hindiCityName } from './hindi-names';
import renamedPlaces from './renamed-places.json';

/** Names of towns that changed, by state and the gazetteer's name, where it lacks the old or the new one. */
const renamed: Partial<Record<string, Partial<Record<string, string[]>>>> = renamedPlaces;

/** A place of the gazetteer; `alternateNames` are its old, Hindi and foreign names, as `foldName` gives them. */
export interface Place {
  name: string;
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

/** Reads the file that scripts/build-gazetteer.mjs writes; places are sorted by population, largest first. */
export async function readGazetteer(file: string): Promise<Place[]> {
  const { states, districts, places } = JSON.parse(await readFile(file, 'utf8')) as GazetteerFile;
  return mapInChunks(places, ([name, stateIndex, district, lat, lng, population, alternateNames]) => {
    const state = states[stateIndex] ?? '';
    const names = [...alternateNames.split('|'), ...(renamed[state]?.[name] ?? []), hindiCityName({ name, state }) ?? ''].map(foldName);
    return {
      name,
      lat,
      lng,
      population,
      state,
      district: districts[district] ?? '',
      alternateNames: [...new Set(names)].filter((other) => other !== ''),
    };
  });
}
