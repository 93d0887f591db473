import { baseApi, createStore } from '@oracle-astra/shared/api';
import { loadQueryCore } from '@oracle-astra/shared/query-loader';
import { createPageClock } from './page-clock';
import { renewDaily } from './renew-daily';

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    shellGetDay: build.query<object, void>({ query: () => '/day', providesTags: ['Day'] }),
    shellGetPost: build.query<object, void>({ query: () => '/post', providesTags: ['Post'] }),
    shellGetBalance: build.query<object, void>({ query: () => '/balance', providesTags: ['Balance'] }),
  }),
});

// 23:30 in India.
const evening = Date.UTC(2026, 10, 21, 18);
const hour = 3_600_000;
let asked: string[];
let stop: () => void;

beforeEach(async () => {
  jest.useFakeTimers({ now: evening, doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  await loadQueryCore();
  asked = [];
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

const settle = async () => jest.advanceTimersByTimeAsync(100);

async function open(renderedAt: number, skew = 0) {
  const fetch = (request: RequestInfo | URL) => {
    asked.push(new URL((request as Request).url).pathname);
    return Promise.resolve(new Response('{}', { headers: { 'content-type': 'application/json' } }));
  };
  const store = createStore({ isTab: false, token: null, extra: { baseUrl: 'http://site.test', fetch } });
  void store.dispatch(api.endpoints.shellGetDay.initiate());
  void store.dispatch(api.endpoints.shellGetPost.initiate());
  await settle();
  const clock = createPageClock();
  clock.set(skew);
  stop = renewDaily(store, renderedAt, clock);
  await settle();
  return { clock, store };
}

it('refetches daily data once after midnight in India', async () => {
  await open(evening);
  await jest.advanceTimersByTimeAsync((0.9 * hour) / 2);
  expect(asked).toEqual(['/day', '/post']);
  await jest.advanceTimersByTimeAsync(3 * hour);
  expect(asked).toEqual(['/day', '/post', '/day']);
});

it('refetches within a minute when a tab becomes visible on another day', async () => {
  await open(evening);
  jest.setSystemTime(evening + 72 * hour);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual(['/day', '/post', '/day']);
});

it('refetches the current sky when a tab becomes visible after an hour, and not sooner', async () => {
  jest.setSystemTime(evening - 3 * hour);
  await open(evening - 3 * hour);
  jest.setSystemTime(evening - 2.5 * hour);
  window.dispatchEvent(new Event('focus'));
  await settle();
  expect(asked).toEqual(['/day', '/post']);
  jest.setSystemTime(evening - 1.5 * hour);
  window.dispatchEvent(new Event('focus'));
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
  expect(asked).toEqual(['/day', '/post', '/day']);
});

it('refetches the data of the person, which another device may have changed, when a tab becomes visible after an hour', async () => {
  jest.setSystemTime(evening - 3 * hour);
  const { store } = await open(evening - 3 * hour);
  void store.dispatch(api.endpoints.shellGetBalance.initiate());
  await settle();
  asked = [];
  jest.setSystemTime(evening - 1.5 * hour);
  window.dispatchEvent(new Event('focus'));
  await settle();
  expect(asked).toEqual(['/day', '/balance']);
  jest.setSystemTime(evening + 72 * hour);
  window.dispatchEvent(new Event('focus'));
  await settle();
  expect(asked).toEqual(['/day', '/balance', '/day', '/balance']);
});

it('refetches the data of the person on return, even if the timer of the new day ran first', async () => {
  const { store } = await open(evening);
  void store.dispatch(api.endpoints.shellGetBalance.initiate());
  await settle();
  asked = [];
  jest.setSystemTime(evening + 72 * hour);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual(['/day']);
  window.dispatchEvent(new Event('focus'));
  await settle();
  expect(asked).toEqual(['/day', '/day', '/balance']);
});

it('refetches the current sky at once if the document is older than an hour', async () => {
  await open(evening - 3 * hour);
  expect(asked).toEqual(['/day', '/post', '/day']);
});

it('refetches at once if the document is of another day', async () => {
  await open(evening - 24 * hour);
  expect(asked).toEqual(['/day', '/post', '/day']);
});

it('uses the server’s day if the device’s clock is a day ahead or behind', async () => {
  for (const ahead of [24 * hour, -24 * hour]) {
    jest.setSystemTime(evening + ahead);
    await open(evening, -ahead);
    expect(asked).toEqual(['/day', '/post']);
    await jest.advanceTimersByTimeAsync(hour);
    expect(asked).toEqual(['/day', '/post', '/day']);
    stop();
    asked = [];
  }
});

it('refetches as soon as the clock shows that a cached document is of another day', async () => {
  const { clock } = await open(evening - 24 * hour, -24 * hour);
  expect(asked).toEqual(['/day', '/post']);
  clock.set(0);
  await settle();
  expect(asked).toEqual(['/day', '/post', '/day']);
});

it('refetches once the connection is back if the day changed while offline', async () => {
  await open(evening);
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await jest.advanceTimersByTimeAsync(2 * hour);
  window.dispatchEvent(new Event('focus'));
  await settle();
  expect(asked).toEqual(['/day', '/post']);
  onLine.mockRestore();
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(asked).toEqual(['/day', '/post', '/day']);
});
