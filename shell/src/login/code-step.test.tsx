import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiPaths, consentTexts } from '@oracle-astra/shared/contract';
import type { FakeAnswer } from '@oracle-astra/shared/testing';
import { askFor, box, http, jwt, networkError, number, openLogin, sent, terms, verify } from './testing/login-page';

beforeEach(() => sessionStorage.clear());

const atCode = async (answer: FakeAnswer, request: FakeAnswer = sent) => {
  const view = await openLogin({ [apiPaths.sendOtp]: request, [apiPaths.validateOtp]: answer });
  await askFor('9876543210');
  expect(await box(1)).toHaveFocus();
  return view;
};

it('signs in, closes, shows a toast and restores focus', async () => {
  const { calls, store } = await atCode({ status: 'success', jwt });
  await verify('481927');
  expect(await screen.findByText('Logged in successfully')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(calls.find(({ path }) => path === apiPaths.validateOtp)?.body).toEqual({
    mobile: '919876543210',
    otp: '481927',
    token: 'reference',
    device: 'web',
    renews_token: true,
    agreed: consentTexts.account,
  });
  expect(store.getState().session).toEqual({ token: jwt, uid: 'u7' });
  expect(screen.getByRole('heading', { name: 'AstroHub page' })).toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});

it('sends a pasted code by itself', async () => {
  const { store } = await atCode({ status: 'success', jwt });
  await userEvent.paste('481927');
  await waitFor(() => expect(store.getState().session.token).toBe(jwt));
});

it('is busy while it verifies', async () => {
  let answer = (_value: unknown): void => undefined;
  await atCode(() => new Promise((resolve) => (answer = resolve)));
  await verify('481927');
  expect(await screen.findByRole('button', { name: 'verifying..' })).toHaveAttribute('aria-busy', 'true');
  act(() => answer({ status: 'success', jwt }));
  expect(await screen.findByText('Logged in successfully')).toBeInTheDocument();
});

it('requires all six digits before a request', async () => {
  const { calls } = await atCode({ status: 'success', jwt });
  await verify('481');
  expect(await box(1)).toHaveAccessibleDescription('Enter the 6 digits of the code.');
  expect(calls.map(({ path }) => path)).not.toContain(apiPaths.validateOtp);
});

it.each([
  ['a wrong code', { status: 'fail', message: 'The code is not right.' }, 'The code is not right.'],
  ['an answer without a jwt', { status: 'success', message: 'Try later.', jwt: '' }, 'Try later.'],
  ['an exception', networkError, 'An error occurred. Please try again later.'],
])('shows an alert for %s and keeps the code', async (_what, answer, text) => {
  await atCode(answer);
  await verify('481927');
  expect(await screen.findByRole('alertdialog', { name: text })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(await box(6)).toHaveValue('7');
  expect(await box(1)).toHaveFocus();
  expect(screen.getByRole('dialog', { name: 'Enter the code' })).toBeInTheDocument();
});

it('shows the reason of an HTTP error at the code, until it is changed', async () => {
  await atCode(http(429, 'Try again in 10 minutes.'));
  await verify('481927');
  expect(await box(1)).toHaveAccessibleDescription('Try again in 10 minutes.');
  await userEvent.click(await box(2));
  await userEvent.keyboard('5');
  expect(await box(1)).not.toHaveAccessibleDescription();
});

it('shows a toast for an HTTP error', async () => {
  await atCode(http(500));
  await verify('481927');
  expect(await screen.findByText('Failed to verify OTP. Please try again.')).toBeInTheDocument();
});

it('cannot verify without a token', async () => {
  const { calls } = await atCode({ status: 'success', jwt }, { status: 'success', token: '' });
  await verify('481927');
  expect(await screen.findByRole('alertdialog', { name: 'Token not found. Please try again.' })).toBeInTheDocument();
  expect(calls.map(({ path }) => path)).not.toContain(apiPaths.validateOtp);
});

it('goes back to change the number, which is kept', async () => {
  await atCode({ status: 'success', jwt });
  expect(screen.getByText('Sent to +91 98765 43210.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Change' }));
  expect(number()).toHaveValue('9876543210');
  expect(terms()).toBeChecked();
});

it('keeps its state when the modal is closed and reopened', async () => {
  await atCode({ status: 'success', jwt });
  await userEvent.keyboard('48');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Log In' }));
  expect(await box(2)).toHaveValue('8');
});

it('continues with the code after a reload while it is valid', async () => {
  const { unmount } = await atCode({ status: 'success', jwt });
  unmount();
  const { calls } = await openLogin({ [apiPaths.validateOtp]: { status: 'success', jwt } }, 'Digit 1 of 6');
  expect(screen.getByText('Sent to +91 98765 43210.')).toBeInTheDocument();
  await verify('481927');
  expect(await screen.findByText('Logged in successfully')).toBeInTheDocument();
  expect(calls.find(({ path }) => path === apiPaths.validateOtp)?.body).toMatchObject({ mobile: '919876543210', token: 'reference' });
  expect(sessionStorage).toHaveLength(0);
});

it('starts again when the code has expired', async () => {
  const { unmount } = await atCode({ status: 'success', jwt });
  unmount();
  const now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now + 11 * 60 * 1000);
  await openLogin();
  expect(number()).toHaveValue('');
});

it('shows no note outside local mode', async () => {
  await atCode({ status: 'success', jwt });
  expect(screen.queryByText(/Local mode/)).not.toBeInTheDocument();
});

it('shows where to find the code in local mode', async () => {
  document.documentElement.dataset.local = 'true';
  await atCode({ status: 'success', jwt });
  expect(screen.getByText(/^Local mode: the code is in the terminal and at/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '/dev/sms?mobile=919876543210' })).toHaveAttribute('href', '/dev/sms?mobile=919876543210');
  delete document.documentElement.dataset.local;
});
