import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiPaths } from '@oracle-astra/shared/contract';
import { fakeApi, renderPage, tokenFor } from '@oracle-astra/shared/testing';
import { routes } from '../routes';

const endpoint = 'https://fcm.googleapis.com/fcm/send/x';
const keys = { p256dh: 'p', auth: 'a' };
const preferences = { comments: true, votes: true, points: true, transfers: true, subscription: true };
const asked = jest.fn();

/** A browser that takes notifications, or whose person refuses. */
function installBrowser(permission: NotificationPermission = 'default', answer: NotificationPermission = 'granted') {
  let subscription: object | null = null;
  const made = {
    endpoint,
    toJSON: () => ({ endpoint, keys }),
    unsubscribe: async () => {
      subscription = null;
      return true;
    },
  };
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async (options: object) => {
      asked(options);
      subscription = made;
      return made;
    },
  };
  const registration = { pushManager };
  const notification = { permission, requestPermission: async () => (notification.permission = answer) };
  Object.defineProperty(globalThis, 'Notification', { configurable: true, value: notification });
  Object.defineProperty(globalThis, 'PushManager', { configurable: true, value: Object });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { register: jest.fn(async () => registration), getRegistration: async () => registration, ready: Promise.resolve(registration) },
  });
}

afterEach(() => {
  asked.mockClear();
  for (const name of ['Notification', 'PushManager']) Reflect.deleteProperty(globalThis, name);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

async function open(answers: Record<string, unknown> = {}) {
  const api = fakeApi({
    [apiPaths.notifications]: { status: 'success', notifications: [], page_count: 0 },
    [apiPaths.notificationPreferences]: { status: 'success', preferences },
    [apiPaths.pushKey]: { status: 'success', key: 'server key' },
    [apiPaths.addPushSubscription]: { status: 'success' },
    [apiPaths.removePushSubscription]: { status: 'success' },
    ...answers,
  });
  const page = renderPage(routes, { path: '/notifications', fetch: api.fetch, token: tokenFor('u1') });
  await userEvent.click(await screen.findByRole('button', { name: 'Choose what you are told' }));
  await screen.findByRole('checkbox', { name: 'Votes on what I wrote' });
  return { ...page, ...api };
}
const bodyOf = (calls: { path: string; body: unknown }[], path: string) => calls.find((call) => call.path === path)?.body;

test('a button asks, and turns notifications on this device on and off', async () => {
  installBrowser();
  const { calls } = await open();
  const on = await screen.findByRole('button', { name: 'Send them to this device' });
  expect(asked).not.toHaveBeenCalled();
  await userEvent.click(on);
  const off = await screen.findByRole('button', { name: 'Stop sending them here' });
  expect(asked).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'server key' });
  expect(bodyOf(calls, apiPaths.addPushSubscription)).toEqual({ endpoint, keys });
  await userEvent.click(off);
  expect(await screen.findByRole('button', { name: 'Send them to this device' })).toBeInTheDocument();
  expect(bodyOf(calls, apiPaths.removePushSubscription)).toEqual({ endpoint });
});

test('says how to go on where the browser refuses', async () => {
  installBrowser('default', 'denied');
  const { calls } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Send them to this device' }));
  expect(await screen.findByText(/^This browser blocks notifications/)).toBeInTheDocument();
  expect(bodyOf(calls, apiPaths.addPushSubscription)).toBeUndefined();
});

test('stays off where the server does not take it', async () => {
  installBrowser();
  const { store } = await open({ [apiPaths.addPushSubscription]: { status: 'fail', message: 'Not now.' } });
  await userEvent.click(await screen.findByRole('button', { name: 'Send them to this device' }));
  await waitFor(() => expect(store.getState().notices.toasts).toMatchObject([{ tone: 'warn', text: 'Not now.' }]));
  expect(await screen.findByRole('button', { name: 'Send them to this device' })).toBeInTheDocument();
});

test.each([
  ['the browser cannot', {}],
  ['the server does not push', { [apiPaths.pushKey]: { status: 'success', key: null } }],
])('offers nothing where %s', async (reason, answers) => {
  if (reason !== 'the browser cannot') installBrowser();
  const { calls } = await open(answers);
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain(apiPaths.pushKey));
  expect(screen.queryByRole('button', { name: 'Send them to this device' })).not.toBeInTheDocument();
});
