import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiPaths } from '@oracle-astra/shared/contract';
import { fakeApi, renderPage, tokenFor, type FakeAnswer } from '@oracle-astra/shared/testing';
import { routes } from '../routes';

const token = tokenFor('u1');
const me = { status: 'success', uid: 'u1', mobile: '919876543210', locale: 'en' };
const phone = { id: 's1', name: 'Chrome, Android', last_used_at: '2026-11-15T05:32:00.000Z', is_current: true };
const laptop = { id: 's2', name: 'Firefox, Windows', last_used_at: '2026-11-20T05:32:00.000Z', is_current: false };
const unknown = { id: 's3', name: null, last_used_at: '2026-11-01T05:32:00.000Z', is_current: false };
const listed = (...devices: object[]) => ({ status: 'success', devices });

function show(answers: Record<string, FakeAnswer>, options: { locale?: 'en' | 'hi'; token?: string | null } = {}) {
  const { fetch, calls } = fakeApi({ [apiPaths.me]: me, [apiPaths.passkeys]: { status: 'success', passkeys: [] }, ...answers });
  return { ...renderPage(routes, { path: '/profile/devices', token, fetch, ...options }), calls };
}
const texts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const toasts = (store: ReturnType<typeof show>['store']) => store.getState().notices.toasts.map(({ text }) => text);

it('lists the devices, this one first and without a button', async () => {
  show({ [apiPaths.devices]: listed(laptop, phone, unknown) });
  await screen.findByText('Chrome, Android');
  expect(texts()).toEqual([
    'Chrome, AndroidLast used: 15 Nov 2026, 11:02 amThis device',
    'Firefox, WindowsLast used: 20 Nov 2026, 11:02 amLog out',
    'Unknown deviceLast used: 1 Nov 2026, 11:02 amLog out',
  ]);
});

it('says that there is no other device', async () => {
  show({ [apiPaths.devices]: listed(phone) });
  expect(await screen.findByText('You are logged in on this device alone.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Log out all other devices' })).not.toBeInTheDocument();
});

it('asks before it signs a device out, and lists the rest', async () => {
  let devices = [phone, laptop];
  const { calls, store } = show({
    [apiPaths.devices]: () => listed(...devices),
    [apiPaths.signOutDevice]: () => {
      devices = [phone];
      return { status: 'success' };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Log out Firefox, Windows' }));
  expect(await screen.findByRole('alertdialog', { name: 'Log out Firefox, Windows?' })).toBeInTheDocument();
  expect(calls.map(({ path }) => path)).not.toContain(apiPaths.signOutDevice);
  await userEvent.click(screen.getByRole('button', { name: 'Keep' }));
  await userEvent.click(screen.getByRole('button', { name: 'Log out Firefox, Windows' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(toasts(store)).toEqual(['Firefox, Windows is logged out']));
  expect(calls.find(({ path }) => path === apiPaths.signOutDevice)?.body).toEqual({ id: 's2' });
  expect(await screen.findByText('You are logged in on this device alone.')).toBeInTheDocument();
});

it('shows the reason of a refusal and the list as it is now', async () => {
  let devices = [phone, laptop];
  const { store } = show({
    [apiPaths.devices]: () => listed(...devices),
    [apiPaths.signOutDevice]: () => {
      devices = [phone];
      return { status: 'fail', code: 'device_not_found', message: 'This device is not in your list any more.' };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Log out Firefox, Windows' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(toasts(store)).toEqual(['This device is not in your list any more.']));
  await waitFor(() => expect(screen.queryByText('Firefox, Windows')).not.toBeInTheDocument());
});

it('asks before it signs all others out, in Hindi too', async () => {
  const { calls, store } = show(
    { [apiPaths.devices]: listed(phone, laptop, unknown), [apiPaths.signOutOthers]: { status: 'success' } },
    { locale: 'hi' },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'बाकी सब डिवाइस लॉग आउट कीजिए' }));
  const dialog = await screen.findByRole('alertdialog', { name: '2 और डिवाइस लॉग आउट करें?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'लॉग आउट' }));
  await waitFor(() => expect(toasts(store)).toEqual(['बाकी सब डिवाइस लॉग आउट हो गए']));
  expect(calls.filter(({ path }) => path === apiPaths.signOutOthers)).toHaveLength(1);
});

it('offers to load the list again', async () => {
  let isDown = true;
  show({ [apiPaths.devices]: () => (isDown ? new Response('{}', { status: 500 }) : listed(phone)) });
  expect(await screen.findByRole('heading', { name: 'Your devices could not be loaded' })).toBeInTheDocument();
  isDown = false;
  await userEvent.click(await screen.findByRole('button', { name: 'Retry', busy: false }));
  expect(await screen.findByText('This device')).toBeInTheDocument();
});

it('redirects visitors to the home page', async () => {
  const { router } = show({}, { token: null });
  expect(await screen.findByText('Another page')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/');
});

it('shows the number, or that it could not be loaded, with Retry', async () => {
  let answer: unknown = new Response('', { status: 500 });
  show({ [apiPaths.devices]: listed(phone), [apiPaths.me]: () => answer });
  expect(await screen.findByText('Your number could not be loaded.')).toBeInTheDocument();
  answer = me;
  await userEvent.click(await screen.findByRole('button', { name: 'Retry', busy: false }));
  expect(await screen.findByText('+91 98765 43210')).toBeInTheDocument();
  expect(screen.queryByText('Your number could not be loaded.')).not.toBeInTheDocument();
});

it('shows that the number is loading', async () => {
  show({ [apiPaths.devices]: listed(phone), [apiPaths.me]: () => new Promise(() => undefined) });
  expect(await screen.findByText('Loading your number')).toBeInTheDocument();
});
