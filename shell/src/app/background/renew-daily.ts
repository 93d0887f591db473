import { baseApi, type AppStore, type TagType } from '@oracle-astra/shared/api';
import { onReturn } from '@oracle-astra/shared/session';
import { pageClock, type PageClock } from './page-clock';

/** The tags of data that change at midnight in India. */
const dailyTags: TagType[] = ['Day', 'Horoscope', 'Coupon', 'Subscription', 'Birth', 'Prediction', 'Profile'];

const minuteMs = 60_000;
/** The sky turns by 15 degrees in an hour. */
const skyRefreshMs = 60 * minuteMs;
const dayMs = 24 * 60 * minuteMs;
/** India has had a single time zone without daylight saving time since 1945. */
const aheadOfUtc = 5.5 * 60 * minuteMs;

const indianDay = (at: number) => Math.floor((at + aheadOfUtc) / dayMs);

/**
 * Refetches data of the day after midnight in India, also if the document is from an earlier day. When a tab becomes visible
 * after more than an hour, refetches the data of today, because it shows the current sky. `renderedAt` is in milliseconds since
 * 1970. The day is the server's, even if the device's clock is wrong.
 */
export function renewDaily(store: Pick<AppStore, 'dispatch'>, renderedAt: number, clock: PageClock = pageClock): () => void {
  let shownAt = renderedAt;
  const renew = (tags: TagType[], now: number) => {
    shownAt = now;
    store.dispatch(baseApi.util.invalidateTags(tags));
  };
  const check = () => {
    const now = clock.now();
    if (navigator.onLine && indianDay(now) !== indianDay(shownAt)) renew(dailyTags, now);
  };
  const handleReturn = () => {
    check();
    const now = clock.now();
    if (navigator.onLine && now - shownAt >= skyRefreshMs) renew(['Day'], now);
  };
  check();
  clock.onChange(check);
  // Timers of a frozen or hidden page run again when it is shown.
  const timer = setInterval(check, minuteMs);
  const stop = onReturn(handleReturn);
  return () => {
    clearInterval(timer);
    stop();
  };
}
