import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiPaths } from '@oracle-astra/shared/contract';
import { tokenFor, type FakeAnswer } from '@oracle-astra/shared/testing';
import { renderFrame } from '../../testing/render-frame';

/** A failing response with an HTTP status. */
export const http =
  (status: number, message = '') =>
  () =>
    new Response(JSON.stringify({ status: 'fail', message }), { status });
export const networkError = () => Promise.reject(new TypeError('offline'));
export const sent = { status: 'success', token: 'reference' };
export const jwt = tokenFor('u7');

/** Opens the login modal on a page and waits for its first field. */
export async function openLogin(answers: Record<string, FakeAnswer> = {}, field = 'Mobile number') {
  const view = renderFrame({
    path: '/forum',
    answers: { [apiPaths.notificationSummary]: { status: 'success', unseen_count: 0 }, ...answers },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Log In' }));
  await screen.findByRole('textbox', { name: field });
  return view;
}

export const number = () => screen.getByRole('textbox', { name: 'Mobile number' });
export const terms = () => screen.getByRole('checkbox', { name: 'By signing up, you agree to our Terms of Use and Privacy Policy' });
export const getOtp = () => screen.getByRole('button', { name: 'Get OTP' });

/** Requests a code for a number. */
export async function askFor(mobile: string) {
  if (mobile) await userEvent.type(number(), mobile);
  await userEvent.click(terms());
  await userEvent.click(getOtp());
}

/** A field of the code, counted from 1. */
export const box = (digit: number) => screen.findByRole('textbox', { name: `Digit ${digit} of 6` });

/** Types a code and submits it. */
export async function verify(code: string) {
  await userEvent.click(await box(1));
  await userEvent.keyboard(code);
  // A complete code is submitted without the button.
  if (code.length < 6) await userEvent.click(screen.getByRole('button', { name: 'Verify' }));
}
