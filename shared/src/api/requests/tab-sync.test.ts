import { waitFor } from '@testing-library/react';
import { apiPaths } from '../../contract';
import { fakeApi, tokenFor } from '../../testing';
import { baseApi } from '../base-api';
import { listChats } from '../chats';
import { createStore } from '../store';

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

/** Stands for the list on the page of a payment. */
const { listOpenPayments } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listOpenPayments: build.query<object, undefined>({ query: () => apiPaths.rechargeOpen, providesTags: ['Transaction'] }),
  }),
}).endpoints;

/** A tab that shows the chats, and the payments that are open. */
function openTab(token: string) {
  const { fetch, calls } = fakeApi({
    [apiPaths.chats]: { status: 'success', chats: [] },
    [apiPaths.rechargeOpen]: { status: 'success', orders: [] },
  });
  const store = createStore({ token, isTab: true, extra: { baseUrl: 'http://site.test', fetch } });
  store.dispatch(listChats.initiate()).catch(() => undefined);
  store.dispatch(listOpenPayments.initiate(undefined)).catch(() => undefined);
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
