import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiPaths } from '@oracle-astra/shared/contract';
import { fakeApi, renderPage, tokenFor, type FakeAnswer } from '@oracle-astra/shared/testing';
import { routes } from '../routes';

const register = jest.fn();

const me = { status: 'success', uid: 'u1', mobile: '919876543210', name: null, is_ban: 0, created_at: '2026-01-01T00:00:00Z' };
const phone = { id: 's1', name: 'Chrome, Android', last_used_at: '2026-11-15T05:32:00.000Z', is_current: true };
const passkey = { id: 'k1', name: 'My phone', created_at: '2026-11-15T05:32:00.000Z', last_used_at: null };
const other = { id: 'k2', name: null, created_at: '2026-11-10T05:32:00.000Z', last_used_at: '2026-11-20T05:32:00.000Z' };
const listed = (...passkeys: object[]) => ({ status: 'success', passkeys });
const options = { challenge: 'AAAA', rp: { id: 'localhost', name: 'Oracle & Astra' } };
const made = { id: 'abc', rawId: 'abc', type: 'public-key', response: { clientDataJSON: 'e30', attestationObject: 'oA' } };

beforeEach(() => {
  Object.assign(window, { PublicKeyCredential: { parseCreationOptionsFromJSON: (json: object) => json } });
  Object.assign(navigator, { credentials: { create: register } });
  register.mockReset();
});

function show(answers: Record<string, FakeAnswer>, view: { locale?: 'en' | 'hi' } = {}) {
  const { fetch, calls } = fakeApi({
    [apiPaths.me]: me,
    [apiPaths.devices]: { status: 'success', devices: [phone] },
    [apiPaths.passkeyCreation]: { status: 'success', options },
    ...answers,
  });
  return { ...renderPage(routes, { path: '/profile/devices', token: tokenFor('u1'), fetch, ...view }), calls };
}
const section = () => within(screen.getByRole('region', { name: 'Passkeys' }));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const toasts = (store: ReturnType<typeof show>['store']) => store.getState().notices.toasts.map(({ text }) => text);

it('lists the passkeys with their last use', async () => {
  show({ [apiPaths.passkeys]: listed(passkey, other) });
  await screen.findByText('My phone');
  const rows = section().getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'My phoneAdded: 15 Nov 2026, 11:02 amRenameRemove',
    'PasskeyLast used: 20 Nov 2026, 11:02 amRenameRemove',
  ]);
});

it('adds one with the browser', async () => {
  let passkeys: object[] = [];
  const { calls, store } = show({
    [apiPaths.passkeys]: () => listed(...passkeys),
    [apiPaths.addPasskey]: () => {
      passkeys = [passkey];
      return { status: 'success', passkey };
    },
  });
  register.mockResolvedValue({ toJSON: () => made });
  expect(await screen.findByText('You have no passkey yet.')).toBeInTheDocument();
  await press('Add a passkey');
  expect(await screen.findByText('My phone')).toBeInTheDocument();
  expect(register).toHaveBeenCalledWith({ publicKey: options });
  expect(calls.find(({ path }) => path === apiPaths.addPasskey)?.body).toEqual({ credential: made });
  expect(toasts(store)).toEqual(['The passkey was added']);
});

it.each([
  ['NotAllowedError', 'No passkey was made. You can try again.'],
  ['InvalidStateError', 'This device has a passkey for your account already.'],
  ['ConstraintError', 'Your device cannot check that it is you. Set a screen lock first.'],
  ['SecurityError', 'Passkeys do not work in this browser or at this address.'],
  ['UnknownError', 'Your device could not make a passkey. Please try again.'],
])('says why the browser made none: %s', async (name, text) => {
  const { calls } = show({ [apiPaths.passkeys]: listed() });
  register.mockRejectedValue(Object.assign(new Error('No.'), { name }));
  await press('Add a passkey');
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByRole('button', { name: 'Add a passkey' })).toBeEnabled();
  expect(calls.map(({ path }) => path)).not.toContain(apiPaths.addPasskey);
});

it('says that this browser has no passkeys', async () => {
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  show({ [apiPaths.passkeys]: listed() });
  await press('Add a passkey');
  expect(await screen.findByRole('alert')).toHaveTextContent('Passkeys do not work in this browser or at this address.');
  expect(register).not.toHaveBeenCalled();
});

it('shows the refusal of the server, and that it waits for the device', async () => {
  show({
    [apiPaths.passkeys]: listed(),
    [apiPaths.addPasskey]: { status: 'fail', code: 'passkey_unverified', message: 'Your device did not check that it is you.' },
  });
  let answer: (credential: object) => void = () => undefined;
  register.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  await press('Add a passkey');
  expect(await screen.findByRole('button', { name: /Waiting for your device/ })).toBeInTheDocument();
  await waitFor(() => expect(register).toHaveBeenCalled());
  answer({ toJSON: () => made });
  expect(await screen.findByRole('alert')).toHaveTextContent('Your device did not check that it is you.');
});

it('renames one', async () => {
  let listedNow = passkey;
  const { calls } = show({
    [apiPaths.passkeys]: () => listed(listedNow),
    [apiPaths.renamePasskey]: () => {
      listedNow = { ...passkey, name: 'Work phone' };
      return { status: 'success' };
    },
  });
  await press('Rename My phone');
  const field = await screen.findByRole('textbox', { name: 'Name' });
  await userEvent.clear(field);
  await userEvent.type(field, '{Enter}');
  expect(field).toHaveAccessibleDescription('Type a name.');
  await userEvent.type(field, 'Work phone{Enter}');
  expect(await screen.findByText('Work phone')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(calls.find(({ path }) => path === apiPaths.renamePasskey)?.body).toEqual({ id: 'k1', name: 'Work phone' });
});

it('asks before it removes one, in Hindi too', async () => {
  let passkeys = [passkey];
  const { calls, store } = show(
    {
      [apiPaths.passkeys]: () => listed(...passkeys),
      [apiPaths.removePasskey]: () => {
        passkeys = [];
        return { status: 'success' };
      },
    },
    { locale: 'hi' },
  );
  await press('My phone को हटाइए');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'My phone को हटाएँ?' }));
  expect(calls.map(({ path }) => path)).not.toContain(apiPaths.removePasskey);
  await userEvent.click(dialog.getByRole('button', { name: 'हटाइए' }));
  expect(await screen.findByText('आपके पास अभी कोई पासकी नहीं है।')).toBeInTheDocument();
  expect(toasts(store)).toEqual(['My phone को हटा दिया गया']);
});

it('offers to load the list again', async () => {
  let isDown = true;
  show({ [apiPaths.passkeys]: () => (isDown ? new Response('{}', { status: 500 }) : listed(passkey)) });
  expect(await screen.findByText('Your passkeys could not be loaded.')).toBeInTheDocument();
  isDown = false;
  await press('Retry');
  expect(await screen.findByText('My phone')).toBeInTheDocument();
});
