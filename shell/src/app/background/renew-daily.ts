import { baseApi, type AppStore, type TagType } from '@oracle-astra/shared/api';

/** The tags of data that another day changes; a day is India's. */
const dailyTags: TagType[] = ['Day', 'Horoscope', 'Coupon', 'Subscription', 'Birth', 'Prediction', 'Profile'];

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** India has had a single time zone without daylight saving time since 1945. */
const aheadOfUtc = 5.5 * 60 * minuteMs;

const indianDay = (at: number) => Math.floor((at + aheadOfUtc) / dayMs);

/**
 * Has everything that another day changes asked for again once it is another day in India than that of the document: at
 * midnight, soon after a tab comes back, and where the document is of yesterday. `renderedAt` is in milliseconds since 1970.
 */
export function renewDaily(store: Pick<AppStore, 'dispatch'>, renderedAt: number): () => void {
  let shown = indianDay(renderedAt);
  const check = () => {
    const day = indianDay(Date.now());
    if (day === shown) return;
    shown = day;
    store.dispatch(baseApi.util.invalidateTags(dailyTags));
  };
  check();
  // Timers of a page that was frozen or out of sight go on when it comes back.
  const timer = setInterval(check, minuteMs);
  return () => clearInterval(timer);
}
