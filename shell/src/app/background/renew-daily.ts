import { baseApi, isApiError, personalTags, type AppStore, type TagType } from '@oracle-astra/shared/api';
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

/** Whether data with these tags could not be fetched, because the server did not answer. */
function hasUnfetched({ getState }: Pick<AppStore, 'getState'>, tags: TagType[]): boolean {
  const state = getState();
  return baseApi.util.selectInvalidatedBy(state, tags).some(({ queryCacheKey }) => {
    const query = state.api.queries[queryCacheKey];
    return query?.status === 'rejected' && isApiError(query.error) && query.error.kind === 'network';
  });
}

/** The maximum pause before failed queries are repeated. */
const maxPauseMinutes = 10;

/**
 * Refetches data of the day after midnight in India, also if the document is from an earlier day. If the document is older than an
 * hour, or a tab becomes visible after one, refetches the data of today, which includes the current sky, and of the person, who may
 * have paid, asked or deleted something on another device. What could not be fetched is fetched again at the next return or within
 * a minute. `renderedAt` is in milliseconds since 1970. The day is the server's, even if the device's clock is wrong.
 */
export function renewDaily(store: Pick<AppStore, 'dispatch' | 'getState'>, renderedAt: number, clock: PageClock = pageClock): () => void {
  let dailyAt = renderedAt;
  let personalAt = renderedAt;
  let tickedAt = clock.now();
  let [repeatsAt, repeats] = [0, 0];
  const renew = (tags: TagType[]) => {
    dailyAt = clock.now();
    store.dispatch(baseApi.util.invalidateTags(tags));
  };
  const check = () => {
    if (navigator.onLine && indianDay(clock.now()) !== indianDay(dailyAt)) renew(dailyTags);
  };
  const renewIfAway = (isUnfetched: boolean) => {
    const isOld = clock.now() - personalAt >= awayMs;
    const isRepeated = !isOld && clock.now() >= repeatsAt && isUnfetched;
    if (!navigator.onLine || !(isOld || isRepeated)) return check();
    // The delay grows while the server does not respond.
    repeats = isRepeated ? repeats + 1 : 0;
    repeatsAt = isRepeated ? clock.now() + Math.min(2 ** repeats, maxPauseMinutes) * minuteMs : 0;
    personalAt = clock.now();
    renew(awayTags);
  };
  const handleReturn = () => renewIfAway(hasUnfetched(store, awayTags));
  const tick = () => {
    // A device that sleeps while the page is visible sends no event when it wakes up.
    const hasSlept = clock.now() - tickedAt > 2 * minuteMs;
    tickedAt = clock.now();
    const isUnfetched = !document.hidden && hasUnfetched(store, awayTags);
    if (isUnfetched || (hasSlept && !document.hidden)) renewIfAway(isUnfetched);
    else check();
  };
  // The document may be restored, or the page may have been frozen before this started.
  handleReturn();
  clock.onChange(handleReturn);
  // Timers of a frozen or hidden page run again when it is shown.
  const timer = setInterval(tick, minuteMs);
  const stop = onReturn(handleReturn);
  return () => {
    clearInterval(timer);
    stop();
  };
}
