import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { apiPaths } from '../contract';
import { fakeApi, tokenFor } from '../testing';
import * as births from './births';
import * as chats from './chats';
import * as commerce from './commerce';
import * as community from './forum';
import './account';
import './content';
import './otp';
import { baseApi } from './base-api';
import type { ApiExtra } from './base-query';
import { createStore, type AppState } from './store';
import { listTag, listTags, oneTag, personalTags } from './tags';

const answers = {
  [apiPaths.births]: { status: 'success', births: [{ bid: 'b1' }, { bid: 'b2' }] },
  [apiPaths.chart]: { status: 'success' },
  [apiPaths.chats]: { status: 'success', chats: [{ asst_id: 'c1' }, { asst_id: 'c2' }] },
  [apiPaths.chat]: { status: 'success', chats: [] },
  [apiPaths.balance]: { status: 'success' },
  [apiPaths.pricing]: { status: 'success' },
  [apiPaths.myProfile]: { status: 'success' },
};

type Watched = ThunkAction<PromiseLike<unknown> & { queryCacheKey: string }, AppState, ApiExtra, UnknownAction>;

/** The queries that pages subscribe to during the mutation. */
const watched: Record<string, Watched> = {
  'the births': births.listBirths.initiate(),
  'the chart of b1': births.getChart.initiate('b1'),
  'the chart of b2': births.getChart.initiate('b2'),
  'the chats': chats.listChats.initiate(),
  'the chat c1': chats.getChat.initiate('c1'),
  'the chat c2': chats.getChat.initiate('c2'),
  'the balance': commerce.getBalance.initiate(),
  'the pricing': commerce.getPricing.initiate(),
  'my profile': community.getMyProfile.initiate(),
};

type Endpoint = { initiate: (input: unknown) => Parameters<ReturnType<typeof createStore>['dispatch']>[0]; useMutation?: unknown };
const endpoints = baseApi.endpoints as unknown as Record<string, Endpoint>;

/** For every mutation of shared: its input and the watched queries that it invalidates. */
const changes: Record<string, [input: unknown, changed: string[]]> = {
  addBirth: [{ full_name: 'Asha' }, ['the births']],
  editBirth: [{ bid: 'b1', full_name: 'Asha' }, ['the births', 'the chart of b1', 'my profile']],
  deleteBirth: ['b1', ['the births', 'the chart of b1', 'the chats', 'my profile']],
  startChat: [{ bid: 'b1', astrologer: 'Oracle' }, ['the chats']],
  stopChat: ['c1', ['the chats', 'the chat c1']],
  deleteChat: ['c1', ['the chats', 'the chat c1']],
  sendOtp: [{ mobile: '919876543210' }, []],
  setLocale: [{ locale: 'hi' }, []],
  validateOtp: [{ mobile: '919876543210', otp: '123456', token: 't' }, []],
  logOut: [undefined, []],
};

async function findRefetched(name: string, input: unknown): Promise<string[]> {
  const { fetch } = fakeApi({
    ...answers,
    ...Object.fromEntries(
      Object.values(apiPaths)
        .filter((path) => !(path in answers))
        .map((path) => [path, { status: 'success' }]),
    ),
  });
  const store = createStore({ token: tokenFor('asha'), extra: { baseUrl: 'http://site.test', fetch } });
  const running = Object.entries(watched).map(([what, query]) => [what, store.dispatch(query)] as const);
  await Promise.all(running.map(([, query]) => query));
  const queries = () => store.getState().api.queries;
  const before = queries();
  await store.dispatch(endpoints[name]!.initiate(input));
  await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));
  return running
    .filter(([, { queryCacheKey }]) => queries()[queryCacheKey]?.requestId !== before[queryCacheKey]?.requestId)
    .map(([what]) => what);
}

it('every mutation of shared is listed here', () => {
  const mutations = Object.entries(endpoints)
    .filter(([, { useMutation }]) => useMutation)
    .map(([name]) => name);
  expect(mutations.sort()).toEqual(Object.keys(changes).sort());
});

it.each(Object.entries(changes))('%s invalidates exactly the cached queries that it changes', async (name, [input, changed]) => {
  expect((await findRefetched(name, input)).sort()).toEqual([...changed].sort());
});

it('personal tags refetch exactly the data that depends on the user', async () => {
  const { fetch, calls } = fakeApi(answers);
  const store = createStore({ token: null, extra: { baseUrl: 'http://site.test', fetch } });
  await Promise.all(Object.values(watched).map((query) => store.dispatch(query)));
  calls.length = 0;
  store.dispatch(baseApi.util.invalidateTags(personalTags));
  await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));
  expect(calls.map(({ path }) => path)).not.toContain(apiPaths.pricing);
  expect(calls).toHaveLength(Object.keys(watched).length - 1);
});

it('a list has its own tag and those of its members, and only its own while it is not loaded', () => {
  expect(listTags('Chat', ['c1', 'c2'])).toEqual([oneTag('Chat', 'c1'), oneTag('Chat', 'c2'), listTag('Chat')]);
  expect(listTags('Chat', undefined)).toEqual([{ type: 'Chat', id: 'LIST' }]);
});

it.each(['constructor', '__proto__', 'toString'])('a discussion with the id %s can be requested', async (did) => {
  const { fetch } = fakeApi({ [apiPaths.discussion]: { status: 'success' } });
  const store = createStore({ token: null, extra: { baseUrl: 'http://site.test', fetch } });
  expect((await store.dispatch(community.getDiscussion.initiate(did))).data).toEqual({ status: 'success' });
});
