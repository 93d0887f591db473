import { useCallback, useEffect, useState } from 'react';
import type { SkyEvent } from '@oracle-astra/shared/contract';
import { safeStorage } from '@oracle-astra/shared/storage';
import { useContentGetSkyDaysQuery, useContentGetSkyQuery, type SkyPlaceRequest } from '../../../api/sky';
import { indianDate } from '../../../components/indian-date';

const key = 'sky-city';
const storage = safeStorage('local');

/** The number of days by which the sky can be moved ahead. */
export const maxDays = 30;

/**
 * The sky over the chosen place, moved ahead by some days. The place is Delhi until the person chooses another one, which is
 * stored on the device. The days are loaded when the sky is moved for the first time.
 */
export function useHeroSky() {
  const [request, setRequest] = useState<SkyPlaceRequest>({});
  const [day, setDay] = useState(0);
  const [isMoved, setIsMoved] = useState(false);
  const now = useContentGetSkyQuery(request);
  const days = useContentGetSkyDaysQuery(request, { skip: !isMoved });
  const move = useCallback((to: number) => {
    setIsMoved(true);
    setDay(to);
  }, []);
  const choosePlace = useCallback((place: SkyPlaceRequest) => {
    setRequest(place);
    if (place.city !== undefined) storage.set(key, place.city);
  }, []);
  useEffect(() => {
    const city = storage.get(key);
    if (city) setRequest({ city });
  }, []);

  // eslint-disable-next-line astra/current-data -- if the place is unknown, such as one of an older gazetteer, the previous sky stays with its own name
  const { data } = now;
  const moved = day > 0 ? days.currentData?.days[day] : undefined;
  return {
    sky: moved ?? data?.sky,
    /** The instant of the current sky, ISO 8601. */
    start: data?.sky.at,
    place: data?.place,
    /** Why the sky over the place could not be loaded; undefined if it was. */
    placeError: now.error,
    isPlaceBusy: now.isFetching,
    day,
    move,
    prepare: useCallback(() => setIsMoved(true), []),
    choosePlace,
    events: days.currentData?.events ?? [],
    next: findNext(data?.next ?? null, days.currentData?.events, moved?.at),
    isFailed: isMoved && days.isError,
  };
}

/** For the current sky the most important future event; for a later day the first event from that day on. */
function findNext(headline: SkyEvent | null, events: readonly SkyEvent[] | undefined, at: string | undefined): SkyEvent | null {
  if (at === undefined || events === undefined) return headline;
  return events.find((event) => indianDate(event.at) >= indianDate(at)) ?? null;
}

export type HeroSkyState = ReturnType<typeof useHeroSky>;
