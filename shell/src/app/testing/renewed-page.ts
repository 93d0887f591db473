import { baseApi, createStore } from '@oracle-astra/shared/api';
import { loadQueryCore } from '@oracle-astra/shared/query-loader';
import { createPageClock } from '../background/page-clock';
import { renewDaily } from '../background/renew-daily';

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    shellGetDay: build.query<object, void>({ query: () => '/day', providesTags: ['Day'] }),
    shellGetPost: build.query<object, void>({ query: () => '/post', providesTags: ['Post'] }),
    shellGetBalance: build.query<object, void>({ query: () => '/balance', providesTags: ['Balance'] }),
  }),
});

/** 23:30 in India. */
export const evening = Date.UTC(2026, 10, 21, 18);
export const hour = 3_600_000;

/** The paths that the page asked for, whether they are answered, and how to stop renewing. */
export const connection = { asked: [] as string[], isUp: true, stop: (): void => undefined };

export async function startClock(): Promise<void> {
  jest.useFakeTimers({ now: evening, doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  await loadQueryCore();
  Object.assign(connection, { asked: [], isUp: true });
}

export function stopClock(): void {
  connection.stop();
  jest.useRealTimers();
}

export const settle = async () => jest.advanceTimersByTimeAsync(100);

/** A page with data of the day and without, which is renewed. */
export async function openRenewed(renderedAt: number, skew = 0) {
  const fetch = (request: RequestInfo | URL) => {
    connection.asked.push(new URL((request as Request).url).pathname);
    if (!connection.isUp) return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(new Response('{}', { headers: { 'content-type': 'application/json' } }));
  };
  const store = createStore({ isTab: false, token: null, extra: { baseUrl: 'http://site.test', fetch } });
  void store.dispatch(api.endpoints.shellGetDay.initiate());
  void store.dispatch(api.endpoints.shellGetPost.initiate());
  await settle();
  const clock = createPageClock();
  clock.set(skew);
  connection.stop = renewDaily(store, renderedAt, clock);
  await settle();
  return { clock, openBalance: () => void store.dispatch(api.endpoints.shellGetBalance.initiate()) };
}
