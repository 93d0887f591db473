import { useFindPlaces } from '@oracle-astra/shared/api';
import { cutText, placeSearch, type PlacePrediction } from '@oracle-astra/shared/contract';
import { findOnlyPlace, formatPlace } from '@oracle-astra/shared/format';

/** A birth place as raw form text: its name, and its coordinates in degrees. */
export interface Place {
  birthPlace: string;
  latitude: string;
  longitude: string;
}

const roundDegrees = (degrees: number) => String(Math.round(degrees * 100) / 100);

/** As long as the name of a place may be. */
export const toPlaceName = (place: PlacePrediction) => cutText(formatPlace(place), placeSearch.maxLetters);

export function toPlace(found: PlacePrediction): Place {
  const { lat, lng } = found.geometry?.location ?? {};
  return {
    birthPlace: toPlaceName(found),
    latitude: lat === undefined ? '' : roundDegrees(lat),
    longitude: lng === undefined ? '' : roundDegrees(lng),
  };
}

/** The fields of a place among those of a form. */
export const pickPlace = ({ birthPlace, latitude, longitude }: Place): Place => ({ birthPlace, latitude, longitude });

/** Whether a place was typed that has no coordinates yet. */
export const isPlaceOpen = ({ birthPlace, latitude, longitude }: Place) => birthPlace.trim() !== '' && latitude === '' && longitude === '';

/** What sending a form adds to a place that was typed in full and not chosen from the list. */
export function useTypedPlace() {
  const findPlaces = useFindPlaces();
  return async (place: Place): Promise<Partial<Place>> => {
    const only = isPlaceOpen(place) ? findOnlyPlace(await findPlaces(place.birthPlace), place.birthPlace) : null;
    return only ? toPlace(only) : {};
  };
}
