import { useEffect, useRef } from 'react';
import { useLazySearchPlacesQuery } from '@oracle-astra/shared/api';
import { cutText, placeSearch } from '@oracle-astra/shared/contract';

/**
 * Debounced place search, from the contract's minimum number of letters on. A new search aborts the previous one, and results are
 * returned only for the text that they belong to. Call `search` on every change of the text.
 */
export function usePlaceSearch() {
  const [searchPlaces, { currentData, originalArgs, isFetching, isError }] = useLazySearchPlacesQuery();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const request = useRef<{ abort: () => void }>(undefined);

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      request.current?.abort();
    },
    [],
  );

  return {
    search(text: string) {
      const input = normalizeQuery(text);
      clearTimeout(timer.current);
      request.current?.abort();
      request.current = undefined;
      if (input.length < placeSearch.minLetters) return;
      timer.current = setTimeout(() => {
        request.current = searchPlaces(input, true);
      }, placeSearch.debounceMs);
    },
    /** The state of the search for a text. `places` is null until its results have loaded. */
    getResults(text: string) {
      const isCurrent = originalArgs === normalizeQuery(text);
      return {
        isSearching: isCurrent && isFetching,
        hasFailed: isCurrent && isError && !isFetching,
        places: isCurrent && currentData ? currentData.predictions : null,
      };
    },
  };
}

const normalizeQuery = (text: string) => cutText(text.trim(), placeSearch.maxLetters);
