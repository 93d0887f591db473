import { cutText, placeSearch, type PlacePrediction } from '../contract';
import { useLazySearchPlacesQuery } from './content';

/** Searches the places of a name at once, for a form that is sent before one was chosen; none where the search fails. */
export function useFindPlaces() {
  const [search] = useLazySearchPlacesQuery();
  return async (typed: string): Promise<readonly PlacePrediction[]> => {
    const text = cutText(typed.trim(), placeSearch.maxLetters);
    return text.length < placeSearch.minLetters ? [] : ((await search(text, true)).data?.predictions ?? []);
  };
}
