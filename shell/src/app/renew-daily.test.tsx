import { act, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { baseApi, createStore } from '@oracle-astra/shared/api';
import { loadQueryCore } from '@oracle-astra/shared/query-loader';
import { ClockProvider } from '@oracle-astra/shared/session';
import { RenewDaily } from './renew-daily';

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    shellGetDay: build.query<object, void>({ query: () => '/day', providesTags: ['Day'] }),
    shellGetPost: build.query<object, void>({ query: () => '/post', providesTags: ['Post'] }),
  }),
});

// 23:30 in India.
const evening = Date.UTC(2026, 10, 21, 18);
const hour = 3_600_000;
let asked: string[];

beforeEach(async () => {
  jest.useFakeTimers({ now: evening, doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  await loadQueryCore();
  asked = [];
});
afterEach(() => void jest.useRealTimers());

const pass = async (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));

async function open(renderedAt: number) {
  const fetch = (request: RequestInfo | URL) => {
    asked.push(new URL((request as Request).url).pathname);
    return Promise.resolve(new Response('{}', { headers: { 'content-type': 'application/json' } }));
  };
  const store = createStore({ isTab: false, token: null, extra: { baseUrl: 'http://site.test', fetch } });
  void store.dispatch(api.endpoints.shellGetDay.initiate());
  void store.dispatch(api.endpoints.shellGetPost.initiate());
  render(
    <Provider store={store}>
      <ClockProvider renderedAt={renderedAt} skew={0}>
        <RenewDaily />
      </ClockProvider>
    </Provider>,
  );
  await pass(100);
}

it('asks again for what the day changes, once after midnight in India', async () => {
  await open(evening);
  await pass(0.4 * hour);
  expect(asked).toEqual(['/day', '/post']);
  await pass(3 * hour);
  expect(asked).toEqual(['/day', '/post', '/day']);
});

it('asks again when a tab comes back on another day', async () => {
  await open(evening);
  jest.setSystemTime(evening + 72 * hour);
  act(() => void window.dispatchEvent(new Event('pageshow')));
  await pass(100);
  expect(asked).toEqual(['/day', '/post', '/day']);
});

it('asks again at once where the document is of another day', async () => {
  await open(evening - 24 * hour);
  expect(asked).toEqual(['/day', '/post', '/day']);
});
