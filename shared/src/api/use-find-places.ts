import { cutText, placeSearch, type PlacePrediction } from '../contract';
import { useLazySearchPlacesQuery } from './content';

/** Searches the places of a name at once, for a form that is sent before one was chosen; none where the search fails. */
export function useFindPlaces() {
  const [search] = useLazySearchPlacesQuery();
  return async (typed: string): Promise<readonly PlacePrediction[]> => {
    const text = cutText(typed.trim(), placeSearch.maxLetters);
    if (text.length < placeSearch.minLetters) return [];
    const { data, error } = await search(text, true);
    // It may have shared the search of the field, which ends when more is typed there.
    const isAborted = error !== undefined && 'name' in error && error.name === 'AbortError';
    return (isAborted ? (await search(text, true)).data : data)?.predictions ?? [];
  };
}
