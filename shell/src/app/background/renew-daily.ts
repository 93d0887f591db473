import { baseApi, type AppStore, type TagType } from '@oracle-astra/shared/api';

/** The tags of data that change at midnight in India. */
const dailyTags: TagType[] = ['Day', 'Horoscope', 'Coupon', 'Subscription', 'Birth', 'Prediction', 'Profile'];

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** India has had a single time zone without daylight saving time since 1945. */
const aheadOfUtc = 5.5 * 60 * minuteMs;

const indianDay = (at: number) => Math.floor((at + aheadOfUtc) / dayMs);

/**
 * Refetches data that changes daily once it is another day in India than when the document was made: at
 * midnight, soon after a tab becomes visible, and where the document is older. `renderedAt` is in milliseconds since 1970.
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
  // Timers of a frozen or hidden page continue when it is shown again.
  const timer = setInterval(check, minuteMs);
  return () => clearInterval(timer);
}
