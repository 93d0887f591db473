import { india } from './countries';
import districtNames from './names/district-names.json';
import { foldName, joinWords } from './fold-name';
import type { Place } from './gazetteer';
import { toPlaces, type PrefixHit } from './prefix-index';

/** Official names and usual spellings of districts that the gazetteer names otherwise, by state. */
const otherNames: Partial<Record<string, Partial<Record<string, string[]>>>> = districtNames;

/** All names of a district. */
export const listDistrictNames = (state: string, district: string): string[] => [district, ...(otherNames[state]?.[district] ?? [])];

/** Leaves room for names that begin like that of the district. */
const maxOfDistrict = 4;

/** Whole names of India first, then the district's places, those that begin like it before larger ones, then the other hits. */
export function mixInDistrict(places: readonly Place[], named: readonly PrefixHit[], ofDistrict: readonly number[]): number[] {
  const isWhole = ({ place, whole }: PrefixHit) => whole && (places[place] as Place).country === india;
  const own = named.filter(({ place }) => ofDistrict.includes(place));
  const first = [...toPlaces(own), ...ofDistrict].slice(0, maxOfDistrict);
  return [...toPlaces(named.filter(isWhole)), ...first, ...toPlaces(named)];
}

/** The positions of the places of each district, by all its names. */
export function groupByDistrict(places: readonly Place[]): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  places.forEach(({ state, district }, at) => {
    for (const name of district === '' ? [] : listDistrictNames(state, district)) {
      const key = joinWords(foldName(name));
      groups.set(key, [...(groups.get(key) ?? []), at]);
    }
  });
  return groups;
}
