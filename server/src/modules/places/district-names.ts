import districtNames from './district-names.json';

/** Official names and usual spellings of districts that the gazetteer names otherwise, by state. */
const otherNames: Partial<Record<string, Partial<Record<string, string[]>>>> = districtNames;

/** All names of a district. */
export const listDistrictNames = (state: string, district: string): string[] => [district, ...(otherNames[state]?.[district] ?? [])];
