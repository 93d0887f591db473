import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiPaths } from '@oracle-astra/shared/contract';
import { signedIn } from '@oracle-astra/shared/session';
import { fakeApi, installPushBrowser, removePushBrowser, renderPage, tokenFor } from '@oracle-astra/shared/testing';
import { routes } from '../routes';

const endpoint = 'https://fcm.googleapis.com/fcm/send/x';
/** Bytes in base64url. */
const serverKey = 'c2VydmVyX2tleQ';
const keys = { p256dh: 'p', auth: 'a' };
const preferences = { comments: true, votes: true, points: true, transfers: true, subscription: true };
const asked = jest.fn();

const known = new Set<string>();
const isOnServer = (body: unknown) => ({ status: 'success', is_on: known.has((body as { endpoint: string }).endpoint) });
const installBrowser = (answer?: NotificationPermission, subscribedWith?: string) =>
  installPushBrowser({ endpoint, keys, onSubscribe: asked, answer, subscribedWith });

afterEach(() => {
  asked.mockClear();
  known.clear();
  removePushBrowser();
  localStorage.clear();
});

async function open(answers: Record<string, unknown> = {}) {
  const api = fakeApi({
    [apiPaths.notifications]: { status: 'success', notifications: [], page_count: 0 },
    [apiPaths.notificationPreferences]: { status: 'success', preferences },
    [apiPaths.pushKey]: { status: 'success', key: serverKey },
    [apiPaths.pushState]: isOnServer,
    [apiPaths.addPushSubscription]: () => {
      known.add(endpoint);
      return { status: 'success' };
    },
    [apiPaths.removePushSubscription]: { status: 'success' },
    ...answers,
  });
  const page = renderPage(routes, { path: '/notifications', fetch: api.fetch, token: tokenFor('u1') });
  await userEvent.click(await screen.findByRole('button', { name: 'Choose what you are told' }));
  await screen.findByRole('checkbox', { name: 'Votes on what I wrote' });
  return { ...page, ...api };
}
const bodyOf = (calls: { path: string; body: unknown }[], path: string) => calls.find((call) => call.path === path)?.body;

test('requests the permission, and turns notifications on this device on and off', async () => {
  installBrowser();
  const { calls } = await open();
  const on = await screen.findByRole('button', { name: 'Send them to this device' });
  expect(asked).not.toHaveBeenCalled();
  await userEvent.click(on);
  const off = await screen.findByRole('button', { name: 'Stop sending them here' });
  expect(asked).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: serverKey });
  expect(bodyOf(calls, apiPaths.addPushSubscription)).toEqual({ endpoint, server_key: serverKey, keys });
  await userEvent.click(off);
  expect(await screen.findByRole('button', { name: 'Send them to this device' })).toBeInTheDocument();
  expect(bodyOf(calls, apiPaths.removePushSubscription)).toEqual({ endpoint });
});

test('sends nothing for a person who signed in while the browser asked for the permission', async () => {
  installBrowser();
  const { calls, store } = await open();
  const on = await screen.findByRole('button', { name: 'Send them to this device' });
  jest.spyOn(Notification, 'requestPermission').mockImplementation(async () => {
    act(() => void store.dispatch(signedIn(tokenFor('u2'))));
    return Promise.resolve('granted');
  });
  await userEvent.click(on);
  await waitFor(() => expect(asked).toHaveBeenCalled());
  await act(async () => new Promise((done) => setTimeout(done, 50)));
  expect(bodyOf(calls, apiPaths.addPushSubscription)).toBeUndefined();
});

test('explains what to do if the browser blocks notifications', async () => {
  installBrowser('denied');
  const { calls } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Send them to this device' }));
  expect(await screen.findByText(/^This browser blocks notifications/)).toBeInTheDocument();
  expect(bodyOf(calls, apiPaths.addPushSubscription)).toBeUndefined();
});

test('stays off if the server refuses the subscription', async () => {
  installBrowser();
  const { store } = await open({ [apiPaths.addPushSubscription]: { status: 'fail', message: 'Not now.' } });
  await userEvent.click(await screen.findByRole('button', { name: 'Send them to this device' }));
  await waitFor(() => expect(store.getState().notices.toasts).toMatchObject([{ tone: 'warn', text: 'Not now.' }]));
  expect(await screen.findByRole('button', { name: 'Send them to this device' })).toBeInTheDocument();
});

test('is off if the server does not send to this browser, and can be turned on again', async () => {
  installBrowser('granted', serverKey);
  const { calls } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Send them to this device' }));
  expect(await screen.findByRole('button', { name: 'Stop sending them here' })).toBeInTheDocument();
  expect(bodyOf(calls, apiPaths.addPushSubscription)).toEqual({ endpoint, server_key: serverKey, keys });
});

test('is on if server and browser have the subscription', async () => {
  installBrowser('granted', serverKey);
  known.add(endpoint);
  await open();
  expect(await screen.findByRole('button', { name: 'Stop sending them here' })).toBeInTheDocument();
});

test('asks the server whether it still sends to a subscription with an earlier key', async () => {
  installBrowser('granted', 'b2xkX2tleQ');
  known.add(endpoint);
  const { calls } = await open();
  expect(await screen.findByRole('button', { name: 'Stop sending them here' })).toBeInTheDocument();
  expect(bodyOf(calls, apiPaths.pushState)).toEqual({ endpoint, server_key: 'b2xkX2tleQ' });
});

test.each([
  ['the browser cannot', {}],
  ['the server does not push', { [apiPaths.pushKey]: { status: 'success', key: null } }],
])('offers nothing if %s', async (reason, answers) => {
  if (reason !== 'the browser cannot') installBrowser();
  const { calls } = await open(answers);
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain(apiPaths.pushKey));
  expect(screen.queryByRole('button', { name: 'Send them to this device' })).not.toBeInTheDocument();
});
