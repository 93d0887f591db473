import { waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { baseApi, createStore, getChart, getPricing, listBirths } from '@oracle-astra/shared/api';
import { api } from '@oracle-astra/shared/contract';
import { leftSession, sessionEnded, signedIn, toast, tokenIn } from '@oracle-astra/shared/session';
import { fakeApi, tokenFor } from '@oracle-astra/shared/testing';
import { keepSession } from './session-keeping';

const asha = tokenFor('asha');

function open(token: string | null) {
  const { fetch, calls } = fakeApi({
    [api.births]: { status: 'success', births: [] }, [api.pricing]: { status: 'success' },
    [api.chart]: () => new Response('{"status":"fail","message":"Please log in again."}', { status: 401 }),
  });
  const store = createStore({ token, extra: { baseUrl: 'http://site.test', fetch } });
  const loader = jest.fn(() => null);
  const router = createMemoryRouter([{ path: '/', loader, element: null }], { hydrationData: { loaderData: { '0': null } } });
  keepSession(store, router);
  const settle = async () => {
    await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));
    await Promise.resolve();
  };
  return { store, calls, loader, settle };
}

afterEach(() => {
  document.cookie = 'jwt=; Path=/; Max-Age=0';
});

it('writes the cookie when somebody signs in, and ends it when they leave or the server says so', () => {
  const { store } = open(null);
  for (const end of [leftSession, sessionEnded]) {
    store.dispatch(signedIn(asha));
    expect(tokenIn(document.cookie)).toBe(asha);
    store.dispatch(end());
    expect(tokenIn(document.cookie)).toBeNull();
  }
});

it('fetches anew what depends on who is signed in, and nothing else', async () => {
  const { store, calls, settle } = open(null);
  await Promise.all([store.dispatch(listBirths.initiate()), store.dispatch(getPricing.initiate())]);
  store.dispatch(signedIn(asha));
  await settle();
  expect(calls.map(({ path, headers }) => [path, headers.get('authorization')])).toEqual([[api.births, null], [api.pricing, null], [api.births, `Bearer ${asha}`]]);
});

it('forgets all that was fetched when the session ends', async () => {
  const { store } = open(asha);
  await store.dispatch(listBirths.initiate());
  expect(listBirths.select()(store.getState()).isSuccess).toBe(true);
  store.dispatch(leftSession());
  await waitFor(() => expect(listBirths.select()(store.getState()).isUninitialized).toBe(true));
});

it('lets the call that finds the session over say so', async () => {
  const { store } = open(asha);
  await expect(store.dispatch(getChart.initiate('b1')).unwrap()).rejects.toMatchObject({ status: 401 });
  expect(store.getState().session.token).toBeNull();
});

it('loads the page anew once for each change, and not for anything else', () => {
  const { store, loader } = open(null);
  store.dispatch(toast('good', 'Saved'));
  expect(loader).not.toHaveBeenCalled();
  store.dispatch(signedIn(asha));
  expect(loader).toHaveBeenCalledTimes(1);
  store.dispatch(signedIn(asha));
  expect(loader).toHaveBeenCalledTimes(1);
  store.dispatch(leftSession());
  expect(loader).toHaveBeenCalledTimes(2);
});
