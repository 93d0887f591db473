import { useSearchTypedPlaces } from '@oracle-astra/shared/api';
import { cutText, placeSearch, type PlacePrediction } from '@oracle-astra/shared/contract';
import { findOnlyPlace, formatPlace } from '@oracle-astra/shared/format';

/** A birth place as form text: its name, and its coordinates in degrees. */
export interface Place {
  birthPlace: string;
  latitude: string;
  longitude: string;
}

const roundDegrees = (degrees: number) => String(Math.round(degrees * 100) / 100);

/** Limited to the length that the place field allows. */
export const toPlaceName = (place: PlacePrediction) => cutText(formatPlace(place), placeSearch.maxLetters);

export function toPlace(found: PlacePrediction): Place {
  const { lat, lng } = found.geometry?.location ?? {};
  return {
    birthPlace: toPlaceName(found),
    latitude: lat === undefined ? '' : roundDegrees(lat),
    longitude: lng === undefined ? '' : roundDegrees(lng),
  };
}

/** The fields of a place in the values of a form. */
export const pickPlace = ({ birthPlace, latitude, longitude }: Place): Place => ({ birthPlace, latitude, longitude });

/** Whether a place was typed that has no coordinates yet. */
export const isPlaceUnresolved = ({ birthPlace, latitude, longitude }: Place) =>
  birthPlace.trim() !== '' && latitude === '' && longitude === '';

/**
 * Returns a function that, on submission, looks up a place that was typed completely but not chosen from the list. It resolves to
 * null if the search fails.
 */
export function useTypedPlace() {
  const findPlaces = useSearchTypedPlaces();
  return async (place: Place): Promise<Partial<Place> | null> => {
    const found = isPlaceUnresolved(place) ? await findPlaces(place.birthPlace) : [];
    const only = found && findOnlyPlace(found, place.birthPlace);
    return only ? toPlace(only) : found && {};
  };
}
