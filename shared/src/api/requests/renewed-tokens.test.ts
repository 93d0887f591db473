import { apiPaths } from '../../contract';
import { fetchAsPerson, renewToken, signedIn, signedOut } from '../../session';
import { fakeApi, tokenFor } from '../../testing';
import { listBirths } from '../births';
import { createStore } from '../store';

const first = tokenFor('asha');
const later = `${tokenFor('asha')}-later`;
const ravi = tokenFor('ravi');
const refused = () => new Response('{"status":"fail","message":"Please log in again."}', { status: 401 });

/** A server that accepts only the token `accepted`, and answers the exchange of the cookie with `exchange`. */
function open({ exchange, accepted = later }: { exchange: () => unknown; accepted?: string }) {
  const { fetch, calls } = fakeApi({ [apiPaths.bearerToken]: exchange });
  const guarded = jest.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    if (new URL(request.url).pathname === apiPaths.bearerToken) return fetch(input, init);
    await fetch(request.clone());
    return request.headers.get('authorization') === `Bearer ${accepted}` ? Response.json({ status: 'success', births: [] }) : refused();
  });
  const store = createStore({ token: first, extra: { baseUrl: 'http://site.test', fetch: guarded as typeof globalThis.fetch } });
  const pathsOf = () => calls.map(({ path }) => path);
  return { store, calls, pathsOf, exchanges: () => pathsOf().filter((path) => path === apiPaths.bearerToken).length };
}

afterEach(() => {
  document.cookie = 'signed-in=; Max-Age=0';
});

it('concurrent calls share one exchange and are each repeated once with the new token', async () => {
  const { store, exchanges, pathsOf } = open({ exchange: () => ({ status: 'success', jwt: later }) });
  const asks = [
    store.dispatch(listBirths.initiate()),
    store.dispatch(fetchAsPerson('/stream', {})),
    store.dispatch(fetchAsPerson('/other', {})),
  ];
  const [births, ...responses] = await Promise.all(asks);
  expect(births).toMatchObject({ isSuccess: true });
  expect(responses.map((response) => (response as Response).status)).toEqual([200, 200]);
  expect([exchanges(), pathsOf().length, store.getState().session.token]).toEqual([1, 7, later]);
});

it('the session ends if the exchange is refused', async () => {
  const { store, exchanges } = open({ exchange: refused });
  expect((await store.dispatch(fetchAsPerson('/stream', {}))).status).toBe(401);
  expect([exchanges(), store.getState().session.token]).toEqual([1, null]);
});

it('the session ends without another exchange if the new token is refused too', async () => {
  const { store, exchanges, pathsOf } = open({ exchange: () => ({ status: 'success', jwt: later }), accepted: 'none' });
  expect(await store.dispatch(listBirths.initiate())).toMatchObject({ error: { status: 401 } });
  expect([exchanges(), pathsOf().length, store.getState().session.token]).toEqual([1, 3, null]);
});

it.each([
  ['without internet', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['while the server is down', () => new Response('', { status: 503 })],
])('the session stays %s, and the call fails with a network error', async (_when, exchange) => {
  const { store } = open({ exchange });
  expect(await store.dispatch(listBirths.initiate())).toMatchObject({ error: { kind: 'network' } });
  expect(store.getState().session.token).toBe(first);
});

it('a call is not repeated as another person who has signed in in another tab', async () => {
  const { store, pathsOf } = open({ exchange: () => ({ status: 'success', jwt: ravi }), accepted: ravi });
  expect((await store.dispatch(fetchAsPerson('/write', { method: 'POST' }))).status).toBe(401);
  expect([pathsOf(), store.getState().session.uid]).toEqual([['/write', apiPaths.bearerToken], 'ravi']);
});

it('a late exchange does not undo a log-out', async () => {
  const { store } = open({ exchange: () => ({ status: 'success', jwt: later }) });
  const late = store.dispatch(renewToken(first));
  store.dispatch(signedOut());
  expect([await late, store.getState().session.token]).toEqual([null, null]);
});

it('a late first token does not undo a log-out in another tab', async () => {
  const { store } = open({ exchange: () => ({ status: 'success', jwt: later }) });
  store.dispatch(signedOut());
  expect([await store.dispatch(renewToken(null)), store.getState().session.token]).toEqual([null, null]);
  document.cookie = 'signed-in=1';
  expect(await store.dispatch(renewToken(null))).toBe(later);
});

it('a token that another call has renewed is used without an exchange', async () => {
  const { store, exchanges } = open({ exchange: refused });
  store.dispatch(signedIn(later));
  expect([await store.dispatch(renewToken(first)), exchanges()]).toEqual([later, 0]);
});

it('calls fail if the exchange is not answered in time', async () => {
  const limit = new AbortController();
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  const fetch = async (_input: unknown, init?: RequestInit) =>
    new Promise<Response>((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new TypeError('No answer'))));
  const store = createStore({ token: first, extra: { baseUrl: 'http://site.test', fetch: fetch as typeof globalThis.fetch } });
  const waiting = store.dispatch(renewToken(first));
  limit.abort();
  await expect(waiting).rejects.toThrow('No answer');
  expect(store.getState().session.token).toBe(first);
  timeout.mockRestore();
});
