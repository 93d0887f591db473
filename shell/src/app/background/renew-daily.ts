import { baseApi, type AppStore, type TagType } from '@oracle-astra/shared/api';
import { onReturn } from '@oracle-astra/shared/session';
import { pageClock, type PageClock } from './page-clock';

/** The tags of data that change at midnight in India. */
const dailyTags: TagType[] = ['Day', 'Horoscope', 'Coupon', 'Subscription', 'Birth', 'Prediction', 'Profile'];

const minuteMs = 60_000;
/** The sky of now turns by 15 degrees in an hour. */
const momentMs = 60 * minuteMs;
const dayMs = 24 * 60 * minuteMs;
/** India has had a single time zone without daylight saving time since 1945. */
const aheadOfUtc = 5.5 * 60 * minuteMs;

const indianDay = (at: number) => Math.floor((at + aheadOfUtc) / dayMs);

/**
 * Refetches data that changes daily once it is another day in India than when the document was made, at midnight and where the
 * document is older; and what is of today once a tab comes back after an hour, because it shows the sky of now. `renderedAt` is in
 * milliseconds since 1970; the day is that of the server, whatever the device's clock says.
 */
export function renewDaily(store: Pick<AppStore, 'dispatch'>, renderedAt: number, clock: PageClock = pageClock): () => void {
  let shownAt = renderedAt;
  const renew = (tags: TagType[], now: number) => {
    shownAt = now;
    store.dispatch(baseApi.util.invalidateTags(tags));
  };
  const check = () => {
    const now = clock.now();
    if (indianDay(now) !== indianDay(shownAt)) renew(dailyTags, now);
  };
  const handleReturn = () => {
    check();
    const now = clock.now();
    if (now - shownAt >= momentMs) renew(['Day'], now);
  };
  check();
  clock.onChange(check);
  // Timers of a frozen or hidden page continue when it is shown again.
  const timer = setInterval(check, minuteMs);
  const stop = onReturn(handleReturn);
  return () => {
    clearInterval(timer);
    stop();
  };
}
