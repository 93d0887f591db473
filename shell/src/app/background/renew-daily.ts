import { baseApi, personalTags, type AppStore, type TagType } from '@oracle-astra/shared/api';
import { onReturn } from '@oracle-astra/shared/session';
import { pageClock, type PageClock } from './page-clock';

/** The tags of data that change at midnight in India. */
const dailyTags: TagType[] = ['Day', 'Horoscope', 'Coupon', 'Subscription', 'Birth', 'Prediction', 'Profile'];

/** Includes the tags of data that other devices change, because a page that is frozen or offline is not notified. */
const awayTags: TagType[] = [...new Set([...dailyTags, ...personalTags])];

const minuteMs = 60_000;
/** The sky turns by 15 degrees in an hour. */
const awayMs = 60 * minuteMs;
const dayMs = 24 * 60 * minuteMs;
/** India has had a single time zone without daylight saving time since 1945. */
const aheadOfUtc = 5.5 * 60 * minuteMs;

const indianDay = (at: number) => Math.floor((at + aheadOfUtc) / dayMs);

/**
 * Refetches data of the day after midnight in India, also if the document is from an earlier day. If the document is older than an
 * hour, or a tab becomes visible after one, refetches the data of today, which includes the current sky, and of the person, who may
 * have paid, asked or deleted something on another device. `renderedAt` is in milliseconds since 1970. The day is the server's,
 * even if the device's clock is wrong.
 */
export function renewDaily(store: Pick<AppStore, 'dispatch'>, renderedAt: number, clock: PageClock = pageClock): () => void {
  let dailyAt = renderedAt;
  let personalAt = renderedAt;
  const renew = (tags: TagType[]) => {
    dailyAt = clock.now();
    store.dispatch(baseApi.util.invalidateTags(tags));
  };
  const check = () => {
    if (navigator.onLine && indianDay(clock.now()) !== indianDay(dailyAt)) renew(dailyTags);
  };
  const handleReturn = () => {
    if (!navigator.onLine || clock.now() - personalAt < awayMs) return check();
    personalAt = clock.now();
    renew(awayTags);
  };
  // The document may be restored, or the page may have been frozen before this started.
  handleReturn();
  clock.onChange(handleReturn);
  // Timers of a frozen or hidden page run again when it is shown.
  const timer = setInterval(check, minuteMs);
  const stop = onReturn(handleReturn);
  return () => {
    clearInterval(timer);
    stop();
  };
}
