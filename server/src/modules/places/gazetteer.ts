import { readFile } from 'node:fs/promises';
import { mapInSlices } from './in-slices';
import { foldName } from './names';

/** A place of the gazetteer; `others` are its folded old, Hindi and foreign names. */
export interface Place {
  name: string;
  state: string;
  district: string;
  lat: number;
  lng: number;
  population: number;
  others: string[];
}

type Row = [name: string, state: number, district: number, lat: number, lng: number, population: number, others: string];
interface GazetteerFile { states: string[]; districts: string[]; places: Row[] }

/** Reads the file that scripts/build-gazetteer.mjs makes; places come in order of population. */
export async function readGazetteer(file: string): Promise<Place[]> {
  const { states, districts, places } = JSON.parse(await readFile(file, 'utf8')) as GazetteerFile;
  return mapInSlices(places, ([name, state, district, lat, lng, population, others]) => ({
    name, lat, lng, population,
    state: states[state] ?? '',
    district: districts[district] ?? '',
    others: others === '' ? [] : others.split('|').map(foldName),
  }));
}
