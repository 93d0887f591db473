import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiPaths } from '@oracle-astra/shared/contract';
import type { FakeAnswer } from '@oracle-astra/shared/testing';
import { tokenFor } from '@oracle-astra/shared/testing';
import { renderFrame } from '../testing/render-frame';

const http = (status: number, message = '') => () => new Response(JSON.stringify({ status: 'fail', message }), { status });
const noLine = () => Promise.reject(new TypeError('no line'));
const sent = { status: 'success', token: 'reference' };
const jwt = tokenFor('u7');

async function openLogin(answers: Record<string, FakeAnswer> = {}) {
  const view = renderFrame({ path: '/forum', answers: { [apiPaths.notificationSummary]: { status: 'success', unseen_count: 0 }, ...answers } });
  await userEvent.click(screen.getByRole('button', { name: 'Log In' }));
  await screen.findByRole('textbox', { name: 'Mobile number' });
  return view;
}

const number = () => screen.getByRole('textbox', { name: 'Mobile number' });
const terms = () => screen.getByRole('checkbox', { name: 'By signing up, you agree to our Terms of Use and Privacy Policy' });
const getOtp = () => screen.getByRole('button', { name: 'Get OTP' });

async function askFor(mobile: string) {
  if (mobile) await userEvent.type(number(), mobile);
  await userEvent.click(terms());
  await userEvent.click(getOtp());
}

const box = (digit: number) => screen.findByRole('textbox', { name: `Digit ${digit} of 6` });

async function verify(code: string) {
  await userEvent.click(await box(1));
  await userEvent.keyboard(code);
  await userEvent.click(screen.getByRole('button', { name: 'Verify' }));
}

describe('the first step', () => {
  it('says what happens, with the one country code and the policies in new tabs', async () => {
    await openLogin();
    const modal = within(screen.getByRole('dialog', { name: 'Continue with Mobile' }));
    expect(modal.getByText('You will receive a 6-digit code for verification')).toBeInTheDocument();
    expect(within(modal.getByRole('combobox', { name: 'Country code' })).getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['+91']);
    expect(number()).toHaveFocus();
    for (const [name, address] of [['Terms of Use', '/terms-and-conditions'], ['Privacy Policy', '/privacy-policy']] as const) {
      expect(modal.getByRole('link', { name })).toHaveAttribute('href', address);
      expect(modal.getByRole('link', { name })).toHaveAttribute('target', '_blank');
    }
  });

  it('waits for the box to be ticked', async () => {
    await openLogin();
    expect(getOtp()).toBeDisabled();
    await userEvent.click(terms());
    expect(getOtp()).toBeEnabled();
    await userEvent.click(terms());
    expect(getOtp()).toBeDisabled();
  });

  it('asks for a number before it asks the server', async () => {
    const { calls } = await openLogin();
    await askFor('');
    expect(screen.getByRole('alertdialog', { name: 'Please enter your mobile number and select your country code.' })).toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it('says what is wrong with a number, at its field', async () => {
    const { calls } = await openLogin();
    await askFor('5876543210');
    expect(number()).toHaveAccessibleDescription('Enter a 10-digit mobile number that starts with 6, 7, 8 or 9.');
    expect(calls).toEqual([]);
  });

  it('is busy while it asks, and asks once', async () => {
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
    ['something breaks', noLine, 'An error occurred. Please try again later.'],
  ])('says in an alert that %s, and keeps the number', async (_what, answer, text) => {
    await openLogin({ [apiPaths.sendOtp]: answer });
    await askFor('9876543210');
    expect(await screen.findByRole('alertdialog', { name: text })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(number()).toHaveValue('9876543210');
    expect(terms()).toBeChecked();
  });

  it('says in a toast that the call failed, and at the field why', async () => {
    await openLogin({ [apiPaths.sendOtp]: http(429, 'Try again in 10 minutes.') });
    await askFor('9876543210');
    expect(await screen.findByText('Failed to get OTP. Please try again later.')).toBeInTheDocument();
    expect(number()).toHaveAccessibleDescription('Try again in 10 minutes.');
    expect(number()).toHaveValue('9876543210');
  });
});

describe('the second step', () => {
  const atCode = async (answer: FakeAnswer, request: FakeAnswer = sent) => {
    const view = await openLogin({ [apiPaths.sendOtp]: request, [apiPaths.validateOtp]: answer });
    await askFor('9876543210');
    expect(await box(1)).toHaveFocus();
    return view;
  };

  it('signs in, closes, says so, and gives the page back', async () => {
    const { calls, store } = await atCode({ status: 'success', jwt });
    await verify('481927');
    expect(await screen.findByText('Logged in successfully')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(calls.find(({ path }) => path === apiPaths.validateOtp)?.body).toEqual({ mobile: '919876543210', otp: '481927', token: 'reference', device: 'web' });
    expect(store.getState().session).toEqual({ token: jwt, uid: 'u7' });
    expect(screen.getByRole('heading', { name: 'AstroHub page' })).toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('takes a pasted code and Enter', async () => {
    const { store } = await atCode({ status: 'success', jwt });
    await userEvent.paste('481927');
    expect(await box(6)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(store.getState().session.token).toBe(jwt));
  });

  it('shows that it verifies', async () => {
    let answer = (_value: unknown): void => undefined;
    await atCode(() => new Promise((resolve) => (answer = resolve)));
    await verify('481927');
    expect(await screen.findByRole('button', { name: 'verifying..' })).toHaveAttribute('aria-busy', 'true');
    act(() => answer({ status: 'success', jwt }));
    expect(await screen.findByText('Logged in successfully')).toBeInTheDocument();
  });

  it('asks for all six digits first', async () => {
    const { calls } = await atCode({ status: 'success', jwt });
    await verify('481');
    expect(await box(1)).toHaveAccessibleDescription('Enter the 6 digits of the code.');
    expect(calls.map(({ path }) => path)).not.toContain(apiPaths.validateOtp);
  });

  it.each([
    ['a wrong code', { status: 'fail', message: 'The code is not right.' }, 'The code is not right.'],
    ['an answer without a jwt', { status: 'success', message: 'Try later.', jwt: '' }, 'Try later.'],
    ['an exception', noLine, 'An error occurred. Please try again later.'],
  ])('says %s in an alert and keeps the code', async (_what, answer, text) => {
    await atCode(answer);
    await verify('481927');
    expect(await screen.findByRole('alertdialog', { name: text })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(await box(6)).toHaveValue('7');
    expect(screen.getByRole('dialog', { name: 'Enter the code' })).toBeInTheDocument();
  });

  it('says that the call failed', async () => {
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

  it('leads back to another number, which is kept', async () => {
    await atCode({ status: 'success', jwt });
    expect(screen.getByText('Sent to +91 98765 43210.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Change' }));
    expect(number()).toHaveValue('9876543210');
    expect(terms()).toBeChecked();
  });

  it('is as it was when the modal was closed in between', async () => {
    await atCode({ status: 'success', jwt });
    await userEvent.keyboard('48');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Log In' }));
    expect(await box(2)).toHaveValue('8');
  });

  it('says nothing of a local mode that is none', async () => {
    await atCode({ status: 'success', jwt });
    expect(screen.queryByText(/Local mode/)).not.toBeInTheDocument();
  });

  it('says in local mode where the code is', async () => {
    document.documentElement.dataset.local = 'true';
    await atCode({ status: 'success', jwt });
    expect(screen.getByText(/^Local mode: the code is in the server log and at/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '/dev/sms?mobile=919876543210' })).toHaveAttribute('href', '/dev/sms?mobile=919876543210');
    delete document.documentElement.dataset.local;
  });
});

describe('another code', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('can be had after half a minute, and starts afresh', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const { calls } = renderFrame({ path: '/forum', answers: { [apiPaths.sendOtp]: sent } });
    await user.click(screen.getByRole('button', { name: 'Log In' }));
    await user.type(await screen.findByRole('textbox', { name: 'Mobile number' }), '9876543210');
    await user.click(terms());
    await user.click(getOtp());
    await user.click(await box(1));
    await user.keyboard('48');
    act(() => jest.advanceTimersByTime(29_000));
    expect(screen.queryByRole('button', { name: 'Send a new code' })).not.toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1000));
    await user.click(screen.getByRole('button', { name: 'Send a new code' }));
    expect(await screen.findByText('0:30')).toBeInTheDocument();
    expect(calls.filter(({ path }) => path === apiPaths.sendOtp)).toHaveLength(2);
    expect(await box(1)).toHaveValue('');
  });

  it('can be had when the server says so', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    let count = 0;
    const refusal = () => new Response('{"status":"fail","message":"Wait."}', { status: 429, headers: { 'retry-after': '40' } });
    renderFrame({ path: '/forum', answers: { [apiPaths.sendOtp]: () => ((count += 1) === 1 ? Response.json({ ...sent, retry_after: 60 }) : refusal()) } });
    await user.click(screen.getByRole('button', { name: 'Log In' }));
    await user.type(await screen.findByRole('textbox', { name: 'Mobile number' }), '9876543210');
    await user.click(terms());
    await user.click(getOtp());
    expect(await screen.findByText('1:00')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(60_000));
    await user.click(screen.getByRole('button', { name: 'Send a new code' }));
    expect(await screen.findByText('0:40')).toBeInTheDocument();
    expect(screen.getByText('Wait.')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(40_000));
    expect(screen.getByRole('button', { name: 'Send a new code' })).toBeInTheDocument();
  });
});
