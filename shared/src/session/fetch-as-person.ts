import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { apiPaths, hasSessionCookie } from '../contract';
import type { SharedState } from './reducer';
import { sessionEnded, signedIn } from './session-slice';
import { readUid } from './token';

interface Caller {
  baseUrl: string;
  fetch?: typeof fetch;
}

type Dispatch = ThunkDispatch<SharedState, unknown, UnknownAction>;

const unauthorized = 401;
let exchange: Promise<string | null> | null = null;

/** The bearer token of the session in the cookie; null if the session has ended. Rejects if the server does not answer. */
async function exchangeCookie({ baseUrl, fetch: fetchWith = fetch }: Caller): Promise<string | null> {
  // With a time limit, because all calls of the page may wait for it.
  const response = await fetchWith(baseUrl + apiPaths.bearerToken, { method: 'POST', signal: AbortSignal.timeout(15_000) });
  if (response.status === unauthorized) return null;
  if (!response.ok) throw new TypeError('No token came');
  return ((await response.json()) as { jwt: string }).jwt;
}

/**
 * Replaces an expired or missing token with one of the session in the cookie; concurrent callers share one request. Resolves with
 * a token of the same person, or null if the session has ended or another person has signed in.
 */
export const renewToken =
  (refused: string | null) =>
  async (dispatch: Dispatch, getState: () => SharedState, extra: unknown): Promise<string | null> => {
    if (getState().session.token === refused) {
      exchange ??= exchangeCookie(extra as Caller).finally(() => (exchange = null));
      const token = await exchange;
      // Ignored after a log-out meanwhile.
      const isAwaited = getState().session.token === refused && (refused !== null || hasSessionCookie(document.cookie));
      if (isAwaited && token !== null) dispatch(signedIn(token));
      if (token === null) return null;
    }
    const { token, uid } = getState().session;
    return uid !== null && (refused === null || uid === readUid(refused)) ? token : null;
  };

/** Calls the API with the person's token, if any. An expired token is renewed once. */
export const fetchWithToken =
  (input: string | Request, init: RequestInit = {}) =>
  async (dispatch: Dispatch, getState: () => SharedState, extra: unknown): Promise<Response> => {
    const { baseUrl, fetch: fetchWith = fetch } = extra as Caller;
    const send = (token: string | null) => {
      const authorization: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };
      if (typeof input === 'string')
        return fetchWith(baseUrl + input, { ...init, headers: { ...(init.headers as object), ...authorization } });
      const request = input.clone();
      for (const [name, value] of Object.entries(authorization)) request.headers.set(name, value);
      return fetchWith(request);
    };
    const { token } = getState().session;
    const response = await send(token);
    if (response.status !== unauthorized || token === null) return response;
    const renewed = await dispatch(renewToken(token));
    return renewed === null ? response : send(renewed);
  };

/** Like `fetchWithToken`, and ends the session in the store if it is no longer valid. */
export const fetchAsPerson =
  (address: string, init: RequestInit) =>
  async (dispatch: Dispatch, getState: () => SharedState): Promise<Response> => {
    const { uid } = getState().session;
    const response = await dispatch(fetchWithToken(address, init));
    if (response.status === unauthorized && uid !== null && getState().session.uid === uid) dispatch(sessionEnded());
    return response;
  };
