import { cutText, placeSearch, type PlacePrediction } from '../contract';
import { useLazySearchPlacesQuery } from './content';

/** Searches a place by name at once, for a form that is sent before a place was chosen. Returns null if the search fails. */
export function useSearchTypedPlaces() {
  const [search] = useLazySearchPlacesQuery();
  return async (typed: string): Promise<readonly PlacePrediction[] | null> => {
    const text = cutText(typed.trim(), placeSearch.maxLetters);
    if (text.length < placeSearch.minLetters) return [];
    const { data, error } = await search(text, true);
    // The search may be shared with the one of the field, which is aborted when more is typed there.
    const isAborted = error !== undefined && 'name' in error && error.name === 'AbortError';
    return (isAborted ? (await search(text, true)).data : data)?.predictions ?? null;
  };
}

/** @deprecated until 2027-06-30: use useSearchTypedPlaces, which tells a failed search from a place that is not known. */
export function useFindPlaces() {
  const search = useSearchTypedPlaces();
  return async (typed: string): Promise<readonly PlacePrediction[]> => (await search(typed)) ?? [];
}
