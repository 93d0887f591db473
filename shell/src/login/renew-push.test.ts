import { screen, waitFor } from '@testing-library/react';
import { apiPaths } from '@oracle-astra/shared/contract';
import { keepPushChoice } from '@oracle-astra/shared/push';
import { installPushBrowser, removePushBrowser } from '@oracle-astra/shared/testing';
import { askFor, jwt, openLogin, sent, verify } from './testing/login-page';

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
  await waitFor(() => expect(added(calls)).toEqual([{ ...browser, renews: true }]));
  expect(calls.find(({ path }) => path === apiPaths.addPushSubscription)?.headers.get('authorization')).toBe(`Bearer ${jwt}`);
});

it('replaces a subscription that was made with another key of the server', async () => {
  installPushBrowser({ ...browser, subscribedWith: 'b2xkX2tleQ' });
  keepPushChoice('u7');
  const { calls } = await signIn();
  await waitFor(() => expect(added(calls)).toHaveLength(1));
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
