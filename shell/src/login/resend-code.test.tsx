import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiPaths } from '@oracle-astra/shared/contract';
import { lateAnswer } from '@oracle-astra/shared/testing';
import { renderFrame } from '../testing/render-frame';
import { askFor, box, getOtp, number, openLogin, sent, terms } from './testing/login-page';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

beforeEach(() => sessionStorage.clear());

it('offers another code after 30 seconds, and clears the field', async () => {
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

it('reads the code that was sent again from its SMS', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const codes = ['111111', '481927'];
  const get = jest.fn(async () => ({ code: codes.shift() }));
  Object.assign(window, { OTPCredential: Function });
  Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true });
  const validateOtp = () => new Response('{"status":"fail","message":"The code is not right."}', { status: 400 });
  const { calls } = renderFrame({ path: '/forum', answers: { [apiPaths.sendOtp]: sent, [apiPaths.validateOtp]: validateOtp } });
  await user.click(screen.getByRole('button', { name: 'Log In' }));
  await user.type(await screen.findByRole('textbox', { name: 'Mobile number' }), '9876543210');
  await user.click(terms());
  await user.click(getOtp());
  const digit = (at: number) => screen.getByRole('textbox', { name: `Digit ${at} of 6` });
  await waitFor(() => expect(digit(1)).toHaveValue('1'));
  act(() => jest.advanceTimersByTime(30_000));
  await user.click(screen.getByRole('button', { name: 'Send a new code' }));
  await waitFor(() => expect(digit(6)).toHaveValue('7'));
  const tried = calls.filter(({ path }) => path === apiPaths.validateOtp).map(({ body }) => (body as { otp: string }).otp);
  expect(tried).toEqual(['111111', '481927']);
  Reflect.deleteProperty(window, 'OTPCredential');
  Reflect.deleteProperty(navigator, 'credentials');
});

it('offers another code when the server allows it', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  let count = 0;
  const refusal = () => new Response('{"status":"fail","message":"Wait."}', { status: 429, headers: { 'retry-after': '40' } });
  renderFrame({
    path: '/forum',
    answers: { [apiPaths.sendOtp]: () => ((count += 1) === 1 ? Response.json({ ...sent, retry_after: 60 }) : refusal()) },
  });
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

it('leaves a number that is corrected while another code is sent', async () => {
  jest.useRealTimers();
  const late = lateAnswer(sent);
  const answers = [() => ({ ...sent, retry_after: 0 }), late.answer];
  await openLogin({ [apiPaths.sendOtp]: () => answers.shift()?.() });
  await askFor('9876543210');
  await userEvent.click(await screen.findByRole('button', { name: 'Send a new code' }));
  await userEvent.click(screen.getByRole('button', { name: 'Change' }));
  await userEvent.clear(number());
  await userEvent.type(number(), '98123');
  await late.arrive();
  expect(number()).toHaveValue('98123');
  expect(screen.queryByRole('textbox', { name: 'Digit 1 of 6' })).not.toBeInTheDocument();
});
