import { deleteBirth, listBirths } from './births';
import { getPricing } from './commerce';
import { createStore } from './store';
import { signedIn } from '../session';
import { fakeApi, tokenFor } from '../testing';
import { apiPaths, siteRoutes } from '../contract';

const asha = tokenFor('asha');

function open(answers: Parameters<typeof fakeApi>[0], token: string | null = asha) {
  const { fetch, calls } = fakeApi(answers);
  return { store: createStore({ token, extra: { baseUrl: 'http://site.test', fetch } }), calls };
}

async function errorOf(answer: unknown, token: string | null = asha) {
  const { store } = open({ [apiPaths.births]: answer }, token);
  const { error } = await store.dispatch(listBirths.initiate());
  return { error, token: store.getState().session.token };
}

const respondWith = (body: string, status: number) => () => new Response(body, { status, headers: { 'content-type': 'application/json' } });

describe('a call sends', () => {
  it('the bearer token of the session, if there is one', async () => {
    for (const [token, header] of [
      [asha, `Bearer ${asha}`],
      [null, null],
    ] as const) {
      const { store, calls } = open({ [apiPaths.births]: { status: 'success', births: [] } }, token);
      await store.dispatch(listBirths.initiate());
      expect(calls.map(({ headers }) => headers.get('authorization'))).toEqual([header]);
    }
  });

  it('an idempotency key as a header, not in the body, for a write that must not be applied twice', async () => {
    const { store, calls } = open({ [apiPaths.deleteBirth]: { status: 'success' } });
    await store.dispatch(deleteBirth.initiate('b1'));
    expect(calls.map(({ headers, body }) => [headers.has('idempotency-key'), body])).toEqual([[true, { bid: 'b1' }]]);
  });

  it('no key without one', async () => {
    const { store, calls } = open({ [apiPaths.births]: { status: 'success', births: [] } });
    await store.dispatch(listBirths.initiate());
    expect(calls[0]?.headers.has('idempotency-key')).toBe(false);
  });
});

describe('the error of a call', () => {
  it('is a failure with the message of the server, even with HTTP status 200', async () => {
    const { error } = await errorOf({ status: 'fail', code: 'birth_limit_reached', message: 'You can keep 100 birth details.' });
    expect(error).toEqual({ kind: 'refused', status: 200, code: 'birth_limit_reached', message: 'You can keep 100 birth details.' });
  });

  it('has no code if the provider sends none', async () => {
    const { error } = await errorOf({ status: 'fail', message: 'Not now.' });
    expect(error).toStrictEqual({ kind: 'refused', status: 200, message: 'Not now.' });
  });

  it('is the HTTP status, with the message of the server if there is one', async () => {
    expect((await errorOf(respondWith('{"status":"fail","code":"too_many_requests","message":"Too many calls."}', 429))).error).toEqual({
      kind: 'http',
      status: 429,
      code: 'too_many_requests',
      message: 'Too many calls.',
    });
    expect((await errorOf(respondWith('{"oops":true}', 500))).error).toEqual({ kind: 'http', status: 500, message: '' });
  });

  it('names the invalid field of the request', async () => {
    const failure = { status: 'fail', code: 'invalid_request', message: 'No such place.', field: 'pob' };
    expect((await errorOf(respondWith(JSON.stringify(failure), 400))).error).toMatchObject({ kind: 'http', field: 'pob' });
    expect((await errorOf(failure)).error).toMatchObject({ kind: 'refused', field: 'pob' });
  });

  it('is the HTTP status also for the error page of a proxy', async () => {
    expect((await errorOf(respondWith('<html>Bad gateway</html>', 502))).error).toEqual({ kind: 'http', status: 502, message: '' });
  });

  it('is a network error without a readable response', async () => {
    const nothing = { kind: 'network', status: null, message: '' };
    expect((await errorOf(() => Promise.reject(new TypeError('Failed to fetch')))).error).toEqual(nothing);
    expect((await errorOf(respondWith('<html>Log in to this hotel</html>', 200))).error).toEqual(nothing);
  });

  it('is not derived from another `status` field, such as that of a subscription', async () => {
    const { store } = open({ [apiPaths.pricing]: { status: 'none', oracle_price: 6 } });
    expect((await store.dispatch(getPricing.initiate())).data).toMatchObject({ oracle_price: 6 });
  });
});

describe('a 401', () => {
  const refusal = respondWith('{"status":"fail","message":"Please log in again."}', 401);

  it('ends the session whatever its body is', async () => {
    expect((await errorOf(refusal)).token).toBeNull();
    expect((await errorOf(respondWith('<html>', 401))).token).toBeNull();
  });

  it('is the only status that ends the session', async () => {
    expect((await errorOf(respondWith('{}', 403))).token).toBe(asha);
  });

  it('that brings help shows it in a notice too, because the page of the person is gone', async () => {
    const care = { level: 'R', language: 'en', text: 'I am glad you said it.', helplines: [] };
    const { store } = open({ [apiPaths.births]: respondWith(JSON.stringify({ status: 'fail', message: 'Log in again.', care }), 401) });
    await store.dispatch(listBirths.initiate());
    expect(store.getState().notices.toasts).toMatchObject([{ text: care.text, to: siteRoutes.helplines }]);
  });

  it('to an older token does not end the new session', async () => {
    const later = tokenFor('ravi');
    const { store } = open({
      [apiPaths.births]: () => {
        store.dispatch(signedIn(later));
        return refusal();
      },
    });
    const { error } = await store.dispatch(listBirths.initiate());
    expect(error).toMatchObject({ status: 401, message: 'Please log in again.' });
    expect(store.getState().session.token).toBe(later);
  });
});
