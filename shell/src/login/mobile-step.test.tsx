import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiPaths } from '@oracle-astra/shared/contract';
import { askFor, getOtp, http, networkError, number, openLogin, sent, terms } from './testing/login-page';

beforeEach(() => sessionStorage.clear());

it('explains the step, with one country code and links to policies in new tabs', async () => {
  await openLogin();
  const modal = within(screen.getByRole('dialog', { name: 'Continue with Mobile' }));
  expect(modal.getByText('You will receive a 6-digit code for verification')).toBeInTheDocument();
  expect(
    within(modal.getByRole('combobox', { name: 'Country code' }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['+91']);
  expect(number()).toHaveFocus();
  for (const [name, address] of [
    ['Terms of Use', '/terms-and-conditions'],
    ['Privacy Policy', '/privacy-policy'],
  ] as const) {
    expect(modal.getByRole('link', { name })).toHaveAttribute('href', address);
    expect(modal.getByRole('link', { name })).toHaveAttribute('target', '_blank');
  }
});

it('enables the button once the terms are accepted', async () => {
  await openLogin();
  expect(getOtp()).toBeDisabled();
  await userEvent.click(terms());
  expect(getOtp()).toBeEnabled();
  await userEvent.click(terms());
  expect(getOtp()).toBeDisabled();
});

it('requires a number before a request', async () => {
  const { calls } = await openLogin();
  await askFor('');
  expect(screen.getByRole('alertdialog', { name: 'Please enter your mobile number and select your country code.' })).toBeInTheDocument();
  expect(calls).toEqual([]);
});

it('shows the error of an invalid number at its field', async () => {
  const { calls } = await openLogin();
  await askFor('5876543210');
  expect(number()).toHaveAccessibleDescription('Enter a 10-digit mobile number that starts with 6, 7, 8 or 9.');
  expect(calls).toEqual([]);
});

it('is busy during the request, and sends one', async () => {
  let answer = (_value: unknown): void => undefined;
  const { calls } = await openLogin({ [apiPaths.sendOtp]: () => new Promise((resolve) => (answer = resolve)) });
  await askFor('9876543210');
  const busy = await screen.findByRole('button', { name: 'loading...' });
  await userEvent.click(busy);
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.body).toEqual({ mobile: '919876543210' });
  act(() => answer(sent));
  expect(await screen.findByRole('dialog', { name: 'Enter the code' })).toBeInTheDocument();
});

it.each([
  ['the server refuses', { status: 'fail', message: 'Too soon.' }, 'Failed to get OTP. Too soon.'],
  ['something breaks', networkError, 'An error occurred. Please try again later.'],
])('shows an alert when %s, and keeps the number', async (_what, answer, text) => {
  await openLogin({ [apiPaths.sendOtp]: answer });
  await askFor('9876543210');
  expect(await screen.findByRole('alertdialog', { name: text })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(number()).toHaveValue('9876543210');
  expect(terms()).toBeChecked();
});

it('shows a toast for an HTTP error, and the reason at the field', async () => {
  await openLogin({ [apiPaths.sendOtp]: http(429, 'Try again in 10 minutes.') });
  await askFor('9876543210');
  expect(await screen.findByText('Failed to get OTP. Please try again later.')).toBeInTheDocument();
  expect(number()).toHaveAccessibleDescription('Try again in 10 minutes.');
  expect(number()).toHaveValue('9876543210');
});

it('stays, with the number that was corrected during the request, and requests a code for it', async () => {
  let answer = (_value: unknown): void => undefined;
  const { calls } = await openLogin({ [apiPaths.sendOtp]: () => new Promise((resolve) => (answer = resolve)) });
  await askFor('9876543210');
  await userEvent.clear(number());
  await userEvent.type(number(), '9123456780');
  await act(async () => answer(sent));
  await userEvent.click(await screen.findByRole('button', { name: 'Get OTP' }));
  await waitFor(() => expect(calls.map(({ body }) => body)).toEqual([{ mobile: '919876543210' }, { mobile: '919123456780' }]));
  await act(async () => answer(sent));
  const step = await screen.findByRole('dialog', { name: 'Enter the code' });
  expect(step).toHaveTextContent(/91234/);
});
