import { useEffect, useRef } from 'react';
import { baseApi, dailyTags, useAppDispatch } from '@oracle-astra/shared/api';
import { useNow } from '@oracle-astra/shared/session';

const dayMs = 24 * 60 * 60_000;
/** India has had a single time zone without daylight saving time since 1945. */
const aheadOfUtc = 5.5 * 60 * 60_000;

/**
 * Has everything that another day changes asked for again once it is another day in India than that of the document: at
 * midnight, when a tab comes back, and where the document is of yesterday.
 */
export function RenewDaily() {
  const dispatch = useAppDispatch();
  const day = Math.floor((useNow() + aheadOfUtc) / dayMs);
  const shown = useRef(day);
  useEffect(() => {
    if (shown.current === day) return;
    shown.current = day;
    dispatch(baseApi.util.invalidateTags(dailyTags));
  }, [day, dispatch]);
  return null;
}
