import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deleteBirth } from '@oracle-astra/shared/api';
import { apiPaths } from '@oracle-astra/shared/contract';
import { tokenFor, type FakeAnswer } from '@oracle-astra/shared/testing';
import { renderFrame } from '../../testing/render-frame';
import { jwt, openLogin } from '../testing/login-page';

const authenticate = jest.fn();

const options = { rpId: 'localhost', challenge: 'AAAA', timeout: 1, allowCredentials: [], userVerification: 'required' };
const given = {
  id: 'abc',
  rawId: 'abc',
  type: 'public-key',
  response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' },
};
const required = { status: 'fail', code: 'proof_required', message: 'Prove it.' };

beforeEach(() => {
  Object.defineProperty(window, 'PublicKeyCredential', {
    configurable: true,
    value: { parseRequestOptionsFromJSON: (json: object) => json },
  });
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get: authenticate } });
  authenticate.mockReset();
  authenticate.mockResolvedValue({ toJSON: () => given });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  Reflect.deleteProperty(navigator, 'credentials');
});

describe('the proof', () => {
  /** A signed-in person's act that the server refuses until the person is proven. */
  async function openProof(answers: Record<string, FakeAnswer> = {}) {
    const refusals = [required];
    const view = renderFrame({
      path: '/forum',
      token: tokenFor('u7'),
      answers: {
        [apiPaths.notificationSummary]: { status: 'success', unseen_count: 0 },
        [apiPaths.me]: { status: 'success', uid: 'u7', mobile: '919876543210', name: null, is_ban: 0, created_at: '2026-01-01T00:00:00Z' },
        [apiPaths.deleteBirth]: () => refusals.pop() ?? { status: 'success' },
        [apiPaths.passkeyProof]: { status: 'success', options },
        [apiPaths.proveByPasskey]: { status: 'success' },
        ...answers,
      },
    });
    let result: { error?: unknown } | undefined;
    act(() => void view.store.dispatch(deleteBirth.initiate('b1')).then((done) => (result = done)));
    await screen.findByRole('button', { name: 'Send the code' });
    return { ...view, result: () => result };
  }

  it('is given by a passkey instead of a code, and the call continues', async () => {
    const { calls, result } = await openProof();
    await userEvent.click(await screen.findByRole('button', { name: 'Use a passkey' }));
    await waitFor(() => expect(result()).toBeDefined());
    expect(result()?.error).toBeUndefined();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(calls.find(({ path }) => path === apiPaths.proveByPasskey)?.body).toEqual({ credential: given });
    expect(calls.map(({ path }) => path)).not.toContain(apiPaths.sendOtp);
  });

  it('says why the passkey failed, and still offers the code', async () => {
    const { result } = await openProof({
      [apiPaths.proveByPasskey]: { status: 'fail', code: 'passkey_counter', message: 'This passkey may have been copied.' },
    });
    authenticate.mockRejectedValueOnce(Object.assign(new Error('No.'), { name: 'NotAllowedError' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Use a passkey' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'No passkey was used. If yours is on another device, use that one, or a code.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Use a passkey' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('This passkey may have been copied.'));
    expect(screen.getByRole('button', { name: 'Send the code' })).toBeEnabled();
    expect(result()).toBeUndefined();
  });

  it('offers no passkey to a person without one, or in a browser without passkeys', async () => {
    const { unmount } = await openProof({ [apiPaths.passkeyProof]: { status: 'success', options: null } });
    expect(screen.queryByRole('button', { name: 'Use a passkey' })).not.toBeInTheDocument();
    unmount();
    Reflect.deleteProperty(window, 'PublicKeyCredential');
    await openProof();
    expect(screen.queryByRole('button', { name: 'Use a passkey' })).not.toBeInTheDocument();
  });
});

describe('the login', () => {
  const begin = { [apiPaths.passkeySignIn]: { status: 'success', options } };

  it('needs only a passkey and no number', async () => {
    const { store, calls } = await openLogin({ ...begin, [apiPaths.signInByPasskey]: { status: 'success', jwt, locale: null } });
    await userEvent.click(screen.getByRole('button', { name: 'Sign in with a passkey' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(store.getState().session.uid).toBe('u7');
    expect(store.getState().notices.toasts.map(({ text }) => text)).toEqual(['Logged in successfully']);
    expect(calls.find(({ path }) => path === apiPaths.signInByPasskey)?.body).toEqual({ credential: given });
  });

  it('says why the passkey failed, and keeps the number', async () => {
    await openLogin({ ...begin, [apiPaths.signInByPasskey]: { status: 'fail', code: 'passkey_unknown', message: 'It was removed.' } });
    await userEvent.type(screen.getByRole('textbox', { name: 'Mobile number' }), '98765');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in with a passkey' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('It was removed.');
    expect(screen.getByRole('textbox', { name: 'Mobile number' })).toHaveValue('98765');
  });

  it('offers no passkey in a browser without passkeys', async () => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
    await openLogin();
    expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).not.toBeInTheDocument();
  });
});
