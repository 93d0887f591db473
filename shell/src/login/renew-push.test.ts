import { screen, waitFor } from '@testing-library/react';
import { apiPaths } from '@oracle-astra/shared/contract';
import { findSubscription, keepPushChoice } from '@oracle-astra/shared/push';
import type { SharedState } from '@oracle-astra/shared/session';
import { fakeApi, installPushBrowser, removePushBrowser } from '@oracle-astra/shared/testing';
import { renewPush } from './renew-push';
import { askFor, jwt, networkError, openLogin, sent, verify } from './testing/login-page';

const browser = { endpoint: 'https://fcm.googleapis.com/fcm/send/x', keys: { p256dh: 'p', auth: 'a' } };
const serverKey = 'c2VydmVyX2tleQ';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  removePushBrowser();
  localStorage.clear();
});

async function signIn(key: string | null = serverKey) {
  const view = await openLogin({
    [apiPaths.sendOtp]: sent,
    [apiPaths.validateOtp]: { status: 'success', jwt },
    [apiPaths.pushKey]: { status: 'success', key },
    [apiPaths.addPushSubscription]: { status: 'success' },
  });
  await askFor('9876543210');
  await verify('481927');
  await screen.findByText('Logged in successfully');
  return view;
}
const added = (calls: { path: string; body: unknown }[]) =>
  calls.filter(({ path }) => path === apiPaths.addPushSubscription).map(({ body }) => body);

it('subscribes the browser again when a person who had notifications on logs in', async () => {
  installPushBrowser({ ...browser, subscribedWith: serverKey });
  keepPushChoice('u7');
  const { calls } = await signIn();
  await waitFor(() => expect(added(calls)).toEqual([{ ...browser, server_key: serverKey, renews: true }]));
  expect(calls.find(({ path }) => path === apiPaths.addPushSubscription)?.headers.get('authorization')).toBe(`Bearer ${jwt}`);
});

it('replaces a subscription that was made with another key of the server', async () => {
  installPushBrowser({ ...browser, subscribedWith: 'b2xkX2tleQ' });
  keepPushChoice('u7');
  const { calls } = await signIn();
  await waitFor(() => expect(added(calls)).toMatchObject([{ server_key: serverKey }]));
});

it.each([
  ['another person had them on', () => keepPushChoice('u8'), { subscribedWith: serverKey }, serverKey],
  ['the browser no longer allows them', () => keepPushChoice('u7'), {}, serverKey],
  ['the server pushes nothing', () => keepPushChoice('u7'), { subscribedWith: serverKey }, null],
])('does not subscribe if %s', async (_what, keep, state, key) => {
  installPushBrowser({ ...browser, ...state });
  keep();
  const { calls } = await signIn(key);
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain(apiPaths.notificationSummary));
  expect(added(calls)).toEqual([]);
});

describe('at a visit', () => {
  async function visit(subscribedWith: string, answers: object = {}) {
    installPushBrowser({ ...browser, subscribedWith });
    keepPushChoice('u7');
    return added(await visitAgain(answers));
  }

  async function visitAgain(answers: object = {}) {
    const api = fakeApi({
      [apiPaths.pushKey]: { status: 'success', key: serverKey },
      [apiPaths.pushState]: { status: 'success', is_on: true, key: serverKey },
      [apiPaths.addPushSubscription]: { status: 'success' },
      ...answers,
    });
    const state = { session: { token: jwt, uid: 'u7' } } as SharedState;
    await renewPush({ keepsNewest: true })(null, () => state, { baseUrl: '', locale: 'en', fetch: api.fetch });
    return api.calls;
  }

  it('subscribes with the newest key of the server, and leaves a subscription that has it', async () => {
    expect(await visit(serverKey)).toEqual([]);
    expect(await visit('b2xkX2tleQ')).toEqual([{ ...browser, server_key: serverKey, renews: true }]);
  });

  it('makes one call if nothing has changed', async () => {
    await visit(serverKey);
    expect((await visitAgain()).map(({ path }) => path)).toEqual([apiPaths.pushState]);
  });

  it('ends the subscription, and does not ask again, if the person withdrew the consent', async () => {
    const withdrawn = { [apiPaths.pushState]: { status: 'success', is_on: false, is_withdrawn: true, key: serverKey } };
    expect(await visit(serverKey, withdrawn)).toEqual([]);
    expect(await findSubscription()).toBeNull();
    expect(await visitAgain(withdrawn)).toEqual([]);
  });

  it('replaces a subscription that the server has lost, and leaves it if the server does not say', async () => {
    expect(await visit(serverKey, { [apiPaths.pushState]: { status: 'success', is_on: false, key: serverKey } })).toHaveLength(1);
    expect(await visit(serverKey, { [apiPaths.pushState]: Response.json({ status: 'fail' }, { status: 503 }) })).toEqual([]);
  });

  it('tries again at the next visit if the server does not know the key yet', async () => {
    await visit('b2xkX2tleQ', { [apiPaths.addPushSubscription]: Response.json({ status: 'fail', code: 'unavailable' }, { status: 503 }) });
    expect(await findSubscription()).toBeNull();
  });

  it('tries again at the next visit if the connection is lost', async () => {
    await visit('b2xkX2tleQ', { [apiPaths.addPushSubscription]: networkError });
    expect(await findSubscription()).toBeNull();
  });

  it('sends the subscription again if the page was left before the server had it', async () => {
    const reached = new Promise<void>((resolve) => {
      const left = () => {
        resolve();
        return new Promise(() => undefined);
      };
      void visit('b2xkX2tleQ', { [apiPaths.addPushSubscription]: left });
    });
    await reached;
    expect(await visit(serverKey)).toEqual([{ ...browser, server_key: serverKey, renews: true }]);
    expect(await visit(serverKey)).toEqual([]);
  });
});
