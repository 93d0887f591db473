import { waitFor } from '@testing-library/react';
import { getChart, getPricing, listBirths } from '@oracle-astra/shared/api';
import { apiPaths } from '@oracle-astra/shared/contract';
import { sessionEnded, signedIn, signedOut, toastShown } from '@oracle-astra/shared/session';
import { asha, clearSession, openSession } from './testing/session-page';

afterEach(clearSession);

it('marks sign-in, sign-out and an ended session in a cookie that contains nothing else', () => {
  const { store } = openSession(null);
  for (const [end, cookie] of [
    [signedOut, 'signed-in=0'],
    [sessionEnded, ''],
  ] as const) {
    store.dispatch(signedIn(asha));
    expect(document.cookie).toBe('signed-in=1');
    store.dispatch(end());
    expect(document.cookie).toBe(cookie);
  }
});

it('refetches only what depends on who is signed in', async () => {
  const { store, calls, flush } = openSession(null);
  await Promise.all([store.dispatch(listBirths.initiate()), store.dispatch(getPricing.initiate())]);
  store.dispatch(signedIn(asha));
  await flush();
  expect(calls.map(({ path, headers }) => [path, headers.get('authorization')])).toEqual([
    [apiPaths.births, null],
    [apiPaths.pricing, null],
    [apiPaths.births, `Bearer ${asha}`],
  ]);
});

it('clears all cached data when the session ends', async () => {
  const { store } = openSession(asha);
  await store.dispatch(listBirths.initiate());
  expect(listBirths.select()(store.getState()).isSuccess).toBe(true);
  store.dispatch(signedOut());
  await waitFor(() => expect(listBirths.select()(store.getState()).isUninitialized).toBe(true));
});

it('does not abort the call that reports the end of the session', async () => {
  const { store } = openSession(asha);
  await expect(store.dispatch(getChart.initiate('b1')).unwrap()).rejects.toMatchObject({ status: 401 });
  expect(store.getState().session.token).toBeNull();
});

it('reloads the page once for each session change, and for nothing else', () => {
  const { store, loader } = openSession(null);
  store.dispatch(toastShown('good', 'Saved'));
  expect(loader).not.toHaveBeenCalled();
  store.dispatch(signedIn(asha));
  expect(loader).toHaveBeenCalledTimes(1);
  store.dispatch(signedIn(asha));
  expect(loader).toHaveBeenCalledTimes(1);
  store.dispatch(signedOut());
  expect(loader).toHaveBeenCalledTimes(2);
});
