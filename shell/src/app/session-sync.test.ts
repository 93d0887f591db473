import { waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { baseApi, createStore, getChart, getPricing, listBirths } from '@oracle-astra/shared/api';
import { apiPaths } from '@oracle-astra/shared/contract';
import { serializeSessionCookie, signedOut, sessionEnded, signedIn, toastShown, readSessionToken } from '@oracle-astra/shared/session';
import { fakeApi, tokenFor } from '@oracle-astra/shared/testing';
import { selectIsPersonChanging, selectPersonChanges } from '../layout/session/person-change';
import { reconcileSession, syncSessionCookie } from './session-sync';

const asha = tokenFor('asha');
const ravi = tokenFor('ravi');

function open(token: string | null) {
  const { fetch, calls } = fakeApi({
    [apiPaths.births]: { status: 'success', births: [] }, [apiPaths.pricing]: { status: 'success' },
    [apiPaths.chart]: () => new Response('{"status":"fail","message":"Please log in again."}', { status: 401 }),
  });
  const store = createStore({ token, extra: { baseUrl: 'http://site.test', fetch } });
  const loader = jest.fn(() => null);
  const router = createMemoryRouter([{ path: '/', loader, element: null }], { hydrationData: { loaderData: { '0': null } } });
  leave = syncSessionCookie(store, router);
  const settle = async () => {
    await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));
    await Promise.resolve();
  };
  return { store, calls, loader, settle };
}

let leave = () => {};
afterEach(() => {
  leave();
  sessionStorage.clear();
  localStorage.clear();
  document.cookie = 'jwt=; Path=/; Max-Age=0';
});

it('writes the cookie when somebody signs in, and ends it when they leave or the server says so', () => {
  const { store } = open(null);
  for (const end of [signedOut, sessionEnded]) {
    store.dispatch(signedIn(asha));
    expect(readSessionToken(document.cookie)).toBe(asha);
    store.dispatch(end());
    expect(readSessionToken(document.cookie)).toBeNull();
  }
});

it('fetches anew what depends on who is signed in, and nothing else', async () => {
  const { store, calls, settle } = open(null);
  await Promise.all([store.dispatch(listBirths.initiate()), store.dispatch(getPricing.initiate())]);
  store.dispatch(signedIn(asha));
  await settle();
  expect(calls.map(({ path, headers }) => [path, headers.get('authorization')])).toEqual([[apiPaths.births, null], [apiPaths.pricing, null], [apiPaths.births, `Bearer ${asha}`]]);
});

it('forgets all that was fetched when the session ends', async () => {
  const { store } = open(asha);
  await store.dispatch(listBirths.initiate());
  expect(listBirths.select()(store.getState()).isSuccess).toBe(true);
  store.dispatch(signedOut());
  await waitFor(() => expect(listBirths.select()(store.getState()).isUninitialized).toBe(true));
});

it('lets the call that finds the session over say so', async () => {
  const { store } = open(asha);
  await expect(store.dispatch(getChart.initiate('b1')).unwrap()).rejects.toMatchObject({ status: 401 });
  expect(store.getState().session.token).toBeNull();
});

it('loads the page anew once for each change, and not for anything else', () => {
  const { store, loader } = open(null);
  store.dispatch(toastShown('good', 'Saved'));
  expect(loader).not.toHaveBeenCalled();
  store.dispatch(signedIn(asha));
  expect(loader).toHaveBeenCalledTimes(1);
  store.dispatch(signedIn(asha));
  expect(loader).toHaveBeenCalledTimes(1);
  store.dispatch(signedOut());
  expect(loader).toHaveBeenCalledTimes(2);
});

describe('what a person typed', () => {
  const draft = () => sessionStorage.getItem('draft:birth');
  const begin = (token: string | null) => {
    document.cookie = serializeSessionCookie(token, false);
    const opened = open(token);
    sessionStorage.setItem('draft:birth', '{"name":"Asha"}');
    const changesOf = () => selectPersonChanges(opened.store.getState() as object);
    return { ...opened, changesOf };
  };
  const reload = (token: string | null) => {
    leave();
    document.cookie = serializeSessionCookie(token, false);
    return open(token);
  };
  const inAnotherTab = (token: string | null, change: string) => {
    document.cookie = serializeSessionCookie(token, false);
    localStorage.setItem('session-change', `${change} 1`);
    dispatchEvent(new StorageEvent('storage', { key: 'session-change' }));
  };

  it('goes with them when they log out, and so do the pages until nothing of them is left', async () => {
    const { store, changesOf } = begin(asha);
    store.dispatch(signedOut());
    expect([draft(), changesOf()]).toEqual([null, 1]);
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('asha');
    expect(selectIsPersonChanging(store.getState() as object)).toBe(true);
    await waitFor(() => expect(selectIsPersonChanging(store.getState() as object)).toBe(false));
  });

  it('stays when a visitor logs in', () => {
    const { store, changesOf } = begin(null);
    store.dispatch(signedIn(asha));
    expect([draft(), changesOf()]).toEqual(['{"name":"Asha"}', 0]);
  });

  it('waits for them when the server ended their session, through a reload too', () => {
    const { store, changesOf } = begin(asha);
    store.dispatch(sessionEnded());
    expect([draft(), changesOf()]).toEqual(['{"name":"Asha"}', 0]);
    const later = reload(null);
    expect(draft()).not.toBeNull();
    later.store.dispatch(signedIn(asha));
    expect(draft()).not.toBeNull();
  });

  it('waits for nobody else: another person who logs in finds nothing, fetched or typed', async () => {
    const { store, changesOf } = begin(asha);
    await store.dispatch(listBirths.initiate());
    store.dispatch(sessionEnded());
    store.dispatch(signedIn(ravi));
    expect([draft(), changesOf()]).toEqual([null, 1]);
    await waitFor(() => expect(selectIsPersonChanging(store.getState() as object)).toBe(false));
    expect(listBirths.select()(store.getState()).isUninitialized).toBe(true);
  });

  it.each([
    ['nobody', null],
    ['another person', ravi],
  ])('goes when the page begins with %s', (_who, token) => {
    begin(asha);
    localStorage.setItem('session-change', 'left 1');
    document.body.innerHTML = '<form><input value=""></form>';
    document.querySelector('input')!.value = 'Asha';
    reload(token);
    expect([draft(), document.querySelector('input')!.value]).toEqual([null, '']);
  });

  it('goes with what was fetched when the cookie became another person\'s while the session of the page is unchanged', async () => {
    const { store } = begin(asha);
    await store.dispatch(listBirths.initiate());
    inAnotherTab(ravi, 'in');
    expect([draft(), store.getState().session.uid]).toEqual([null, 'ravi']);
    await waitFor(() => expect(listBirths.select()(store.getState()).isUninitialized).toBe(true));
  });

  it('goes when they log out in another tab, and waits when the server ended the session there', () => {
    const { store } = begin(asha);
    inAnotherTab(null, 'ended');
    expect([draft() === null, store.getState().session.token]).toEqual([false, null]);
    inAnotherTab(asha, 'in');
    expect([draft() === null, store.getState().session.uid]).toEqual([false, 'asha']);
    inAnotherTab(null, 'left');
    expect([draft() === null, store.getState().session.token]).toEqual([true, null]);
  });

  it('goes when the page is seen again, where no word of the other tab came', () => {
    const { store } = begin(asha);
    document.cookie = serializeSessionCookie(null, false);
    dispatchEvent(new Event('pageshow'));
    expect([draft(), store.getState().session.token]).toEqual([null, null]);
  });

  it('stays where the server rendered the page for a session that is over', () => {
    begin(asha);
    leave();
    const { store } = open(null);
    reconcileSession(store, 'ended', asha);
    expect(readSessionToken(document.cookie)).toBeNull();
    reload(null);
    expect(draft()).not.toBeNull();
  });
});
