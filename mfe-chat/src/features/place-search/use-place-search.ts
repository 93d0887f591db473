import { useEffect, useRef } from 'react';
import { useLazySearchPlacesQuery } from '@oracle-astra/shared/api';
import { placeSearch } from '@oracle-astra/shared/contract';

/**
 * Looks places up as one types: from three letters on, once the typing rests. A newer search cancels the one
 * before it, and what an older one brings is never shown. `search` is called with each text that was typed.
 */
export function usePlaceSearch() {
  const [lookUp, { currentData, originalArgs, isFetching, isError }] = useLazySearchPlacesQuery();
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<{ abort: () => void }>(undefined);

  useEffect(
    () => () => {
      clearTimeout(rest.current);
      running.current?.abort();
    },
    [],
  );

  return {
    search(typed: string) {
      const input = searchedFor(typed);
      clearTimeout(rest.current);
      running.current?.abort();
      running.current = undefined;
      if (input.length < placeSearch.minLetters) return;
      rest.current = setTimeout(() => {
        running.current = lookUp(input, true);
      }, placeSearch.debounceMs);
    },
    /** What is known of a text: that it is looked up, that this failed, or the places found (null before that). */
    foundFor(typed: string) {
      const isOfThis = originalArgs === searchedFor(typed);
      return {
        searching: isOfThis && isFetching,
        failed: isOfThis && isError && !isFetching,
        places: isOfThis && currentData ? currentData.predictions : null,
      };
    },
  };
}

const searchedFor = (typed: string) => typed.trim().slice(0, placeSearch.maxLetters);
