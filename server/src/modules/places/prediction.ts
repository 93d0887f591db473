import type { Locale, PlacePrediction } from '@oracle-astra/shared/contract';
import { countryName, hindiCountryName, india, listCountryNames } from './countries';
import { listDistrictNames } from './district-names';
import { foldName } from './fold-name';
import type { Place } from './gazetteer';
import { hindiNameOf, hindiStateName } from './hindi-names';
import regionCodes from './names/region-codes.json';

/** Codes and earlier names of states that people give after a town. */
const codes: Partial<Record<string, Partial<Record<string, readonly string[]>>>> = regionCodes;

/** District and state of a place, without parts that its name already contains. */
export function listRegions({ name, district, state }: Place): string[] {
  return [district, state].filter((part, at, all) => part !== '' && part !== name && all.indexOf(part) === at);
}

/** All folded names that may follow a place's name. */
export function getRegions({ district, state, country }: Place): string[] {
  const names = [...listDistrictNames(state, district), state, hindiStateName(state), ...(codes[country]?.[state] ?? [])];
  return [...names, ...listCountryNames(country)].map(foldName);
}

interface Found {
  place: Place;
  /** Empty if it has no page. */
  slug: string;
  isNamed: boolean;
  isLikeliest: boolean;
}

/** A place in the format of the maps service. */
export function toPrediction({ place, slug, isNamed, isLikeliest }: Found, locale: Locale): PlacePrediction {
  const { name, country, lat, lng } = place;
  const inHindi = locale === 'hi' ? hindiNameOf(place) : null;
  const ofCountry = countryName(country);
  const secondary = [...listRegions(place), ofCountry].filter((part) => country === india || part !== name).join(', ');
  return {
    description: [name, secondary].filter((part) => part !== '').join(', '),
    place_id: `place:${lat},${lng}`,
    ...(slug === '' ? {} : { slug }),
    ...(isNamed && { is_named: true }),
    ...(isLikeliest && { is_likeliest: true }),
    structured_formatting: {
      main_text: inHindi?.name ?? name,
      secondary_text: inHindi
        ? listHindiRegions(place, inHindi.region)
            .filter((part) => part !== inHindi.name)
            .join(', ')
        : secondary,
    },
    geometry: { location: { lat, lng } },
  };
}

/** Regions abroad are only known in Latin letters; they distinguish places of the same name. */
function listHindiRegions(place: Place, state: string): string[] {
  if (place.country === india) return [state, hindiCountryName(india)].filter((part) => part !== '');
  return [...listRegions(place), hindiCountryName(place.country)];
}
