import { waitFor } from '@testing-library/react';
import { apiPaths } from '../../contract';
import { fakeApi, tokenFor } from '../../testing';
import { baseApi } from '../base-api';
import { listChats } from '../chats';
import { createStore } from '../store';
import { personalTags } from '../tags';

const opened: BroadcastChannel[] = [];
const Channel = globalThis.BroadcastChannel;
beforeAll(() => {
  globalThis.BroadcastChannel = class extends Channel {
    constructor(name: string) {
      super(name);
      opened.push(this);
    }
  };
});
// An open channel keeps Node running.
afterAll(() => {
  for (const channel of opened) channel.close();
  globalThis.BroadcastChannel = Channel;
});

const shown = {
  Transaction: apiPaths.rechargeOpen,
  Birth: apiPaths.births,
  LifeEvent: apiPaths.lifeEvents,
  Prediction: apiPaths.keptPredictions,
  Profile: apiPaths.myProfile,
  Me: apiPaths.me,
  Notification: apiPaths.notificationSummary,
} as const;
type Shown = keyof typeof shown;

/** Imitates queries of the pages of remotes. */
const { show, write, read } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    show: build.query<object, Shown>({ query: (type) => shown[type], providesTags: (_answer, _error, type) => [type] }),
    write: build.mutation<object, void>({ query: () => ({ url: apiPaths.deleteBirth, method: 'POST' }) }),
    read: build.mutation<object, void>({ query: () => ({ url: apiPaths.match, method: 'POST', changes: [] }) }),
  }),
}).endpoints;

/** A tab that shows the chats and the open payments. */
function openTab(token: string) {
  const { fetch, calls } = fakeApi({
    [apiPaths.chats]: { status: 'success', chats: [] },
    [apiPaths.deleteBirth]: { status: 'success' },
    [apiPaths.match]: { status: 'success' },
    ...Object.fromEntries(Object.values(shown).map((path) => [path, { status: 'success' }])),
  });
  const store = createStore({ token, isTab: true, extra: { baseUrl: 'http://site.test', fetch } });
  store.dispatch(listChats.initiate()).catch(() => undefined);
  for (const type of Object.keys(shown)) store.dispatch(show.initiate(type as Shown)).catch(() => undefined);
  return { store, countFetches: (of: string = apiPaths.chats) => calls.filter(({ path }) => path === of).length };
}

const turn = () => new Promise((resolve) => setTimeout(resolve, 50));

it('refetches changed data in all tabs of the same person and in no others', async () => {
  const [here, there, stranger] = [openTab(tokenFor('asha')), openTab(tokenFor('asha')), openTab(tokenFor('ravi'))];
  const counts = () => [here, there, stranger].map(({ countFetches }) => countFetches());
  await waitFor(() => expect(counts()).toEqual([1, 1, 1]));
  here.store.dispatch(baseApi.util.invalidateTags(['Balance', { type: 'Chat', id: 'LIST' }]));
  await waitFor(() => expect(counts()).toEqual([2, 2, 1]));
  // A change that arrived from another tab is not sent back.
  await turn();
  expect(counts()).toEqual([2, 2, 1]);
});

it('refetches the open payments after another tab dropped one', async () => {
  const [here, there] = [openTab(tokenFor('asha')), openTab(tokenFor('asha'))];
  const counts = () => [here, there].map(({ countFetches }) => countFetches(apiPaths.rechargeOpen));
  await waitFor(() => expect(counts()).toEqual([1, 1]));
  here.store.dispatch(baseApi.util.invalidateTags(['Transaction']));
  await waitFor(() => expect(counts()).toEqual([2, 2]));
});

it('refetches births, events, predictions, profile and other data after a write in another tab', async () => {
  const [here, there] = [openTab(tokenFor('asha')), openTab(tokenFor('asha'))];
  const counts = () => Object.values(shown).map((path) => there.countFetches(path));
  await waitFor(() => expect(counts()).toEqual(Object.values(shown).map(() => 1)));
  await here.store.dispatch(write.initiate());
  await waitFor(() => expect(counts()).toEqual(Object.values(shown).map(() => 2)));
});

it('refetches the data of a streamed prediction, and nothing after a new day or a login', async () => {
  const [here, there] = [openTab(tokenFor('asha')), openTab(tokenFor('asha'))];
  const counts = () => [shown.Prediction, shown.Birth, apiPaths.chats].map((path) => there.countFetches(path));
  await waitFor(() => expect(counts()).toEqual([1, 1, 1]));
  here.store.dispatch(baseApi.util.invalidateTags(['Day', 'Birth']));
  here.store.dispatch(baseApi.util.invalidateTags([...personalTags]));
  here.store.dispatch(baseApi.util.invalidateTags(['Balance', { type: 'Prediction', id: 'LIST' }]));
  await waitFor(() => expect(counts()).toEqual([2, 1, 1]));
  await turn();
  expect(counts()).toEqual([2, 1, 1]);
});

it('refetches nothing after a call that writes nothing', async () => {
  const [here, there] = [openTab(tokenFor('asha')), openTab(tokenFor('asha'))];
  await waitFor(() => expect(there.countFetches()).toBe(1));
  await here.store.dispatch(read.initiate());
  await turn();
  expect(there.countFetches()).toBe(1);
});

it('refetches once in a hidden tab when it is shown', async () => {
  const [here, there] = [openTab(tokenFor('asha')), openTab(tokenFor('asha'))];
  await waitFor(() => expect(there.countFetches()).toBe(1));
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await here.store.dispatch(write.initiate());
  await here.store.dispatch(write.initiate());
  await turn();
  expect(there.countFetches()).toBe(1);
  hidden.mockRestore();
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(there.countFetches()).toBe(2));
  await turn();
  expect(there.countFetches()).toBe(2);
});

it('exchanges changes with a tab of the release before, which knows only the id of the person', async () => {
  const [here, there] = [openTab(tokenFor('asha')), openTab(tokenFor('asha'))];
  await waitFor(() => expect(there.countFetches()).toBe(1));
  const before = new BroadcastChannel('oracle-astra-changes');
  const received: unknown[] = [];
  before.addEventListener('message', ({ data }) => received.push(data));
  before.postMessage('asha');
  await waitFor(() => expect([here, there].map(({ countFetches }) => countFetches())).toEqual([2, 2]));
  expect(there.countFetches(shown.Birth)).toBe(1);
  await here.store.dispatch(write.initiate());
  await waitFor(() => expect(received).toContain('asha'));
  await turn();
  // The id that repeats a message of this release is not a second change.
  expect(there.countFetches()).toBe(3);
});
