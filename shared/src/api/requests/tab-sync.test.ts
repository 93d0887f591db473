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

/** Stands for what the pages of remotes show. */
const { show, write } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    show: build.query<object, Shown>({ query: (type) => shown[type], providesTags: (_answer, _error, type) => [type] }),
    write: build.mutation<object, void>({ query: () => ({ url: apiPaths.deleteBirth, method: 'POST' }) }),
  }),
}).endpoints;

/** A tab that shows the chats, and the payments that are open. */
function openTab(token: string) {
  const { fetch, calls } = fakeApi({
    [apiPaths.chats]: { status: 'success', chats: [] },
    [apiPaths.deleteBirth]: { status: 'success' },
    ...Object.fromEntries(Object.values(shown).map((path) => [path, { status: 'success' }])),
  });
  const store = createStore({ token, isTab: true, extra: { baseUrl: 'http://site.test', fetch } });
  store.dispatch(listChats.initiate()).catch(() => undefined);
  for (const type of Object.keys(shown)) store.dispatch(show.initiate(type as Shown)).catch(() => undefined);
  return { store, countFetches: (of: string = apiPaths.chats) => calls.filter(({ path }) => path === of).length };
}

const turn = () => new Promise((resolve) => setTimeout(resolve, 50));

it('refetches in every tab of a person what another one changed, and in nobody else’s', async () => {
  const [here, there, stranger] = [openTab(tokenFor('asha')), openTab(tokenFor('asha')), openTab(tokenFor('ravi'))];
  const counts = () => [here, there, stranger].map(({ countFetches }) => countFetches());
  await waitFor(() => expect(counts()).toEqual([1, 1, 1]));
  here.store.dispatch(baseApi.util.invalidateTags(['Balance', { type: 'Chat', id: 'LIST' }]));
  await waitFor(() => expect(counts()).toEqual([2, 2, 1]));
  // What it was told of is no change of its own.
  await turn();
  expect(counts()).toEqual([2, 2, 1]);
});

it('refetches the open payments where another tab dropped one, so that nobody pays it', async () => {
  const [here, there] = [openTab(tokenFor('asha')), openTab(tokenFor('asha'))];
  const counts = () => [here, there].map(({ countFetches }) => countFetches(apiPaths.rechargeOpen));
  await waitFor(() => expect(counts()).toEqual([1, 1]));
  here.store.dispatch(baseApi.util.invalidateTags(['Transaction']));
  await waitFor(() => expect(counts()).toEqual([2, 2]));
});

it('refetches births, events, predictions, profile and the rest where another tab wrote something', async () => {
  const [here, there] = [openTab(tokenFor('asha')), openTab(tokenFor('asha'))];
  const counts = () => Object.values(shown).map((path) => there.countFetches(path));
  await waitFor(() => expect(counts()).toEqual(Object.values(shown).map(() => 1)));
  await here.store.dispatch(write.initiate());
  await waitFor(() => expect(counts()).toEqual(Object.values(shown).map(() => 2)));
});

it('refetches what a streamed prediction names, and nothing because of another day or login', async () => {
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
