import { createMemoryRouter } from 'react-router-dom';
import { baseApi, createStore } from '@oracle-astra/shared/api';
import { apiPaths } from '@oracle-astra/shared/contract';
import { serializeSignedIn } from '@oracle-astra/shared/session';
import { fakeApi, tokenFor } from '@oracle-astra/shared/testing';
import { syncSessionCookie } from '../session-sync';

export const asha = tokenFor('asha');
export const ravi = tokenFor('ravi');

let stopSync = () => {};

/** The answer to the exchange of the browser's cookie; null if its session has ended. */
let cookieToken: string | null = null;

/** Sets or clears the browser's session cookies, as the server does. */
export function setBrowserSession(token: string | null): void {
  cookieToken = token;
  document.cookie = serializeSignedIn(token === null ? '' : '1', false);
}

/** A page with a session that is kept in sync with the cookies. */
export function openSession(token: string | null) {
  const { fetch, calls } = fakeApi({
    [apiPaths.births]: { status: 'success', births: [] },
    [apiPaths.bearerToken]: () => (cookieToken === null ? new Response('{}', { status: 401 }) : { status: 'success', jwt: cookieToken }),
    [apiPaths.pricing]: { status: 'success' },
    [apiPaths.chart]: () => new Response('{"status":"fail","message":"Please log in again."}', { status: 401 }),
  });
  const store = createStore({ token, extra: { baseUrl: 'http://site.test', fetch } });
  const loader = jest.fn(() => null);
  const router = createMemoryRouter([{ path: '/', loader, element: null }], { hydrationData: { loaderData: { '0': null } } });
  stopSync = syncSessionCookie(store, router);
  const flush = async () => {
    await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));
    await Promise.resolve();
  };
  return { store, calls, loader, flush };
}

/** Stops the synchronization, as leaving the page does. */
export const leavePage = () => stopSync();

export function clearSession(): void {
  leavePage();
  sessionStorage.clear();
  localStorage.clear();
  setBrowserSession(null);
}
