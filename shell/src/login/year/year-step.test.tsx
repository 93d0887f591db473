import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiPaths } from '@oracle-astra/shared/contract';
import type { FakeAnswer } from '@oracle-astra/shared/testing';
import { askFor, jwt, networkError, openLogin, sent, verify } from '../testing/login-page';

const fail = (code: string, more: object = {}) => ({ status: 'fail', code, message: 'x', ...more });
const required = fail('birth_year_required');

beforeEach(() => sessionStorage.clear());

/** The login at the question about the year; `answers` come one after another. */
async function atQuestion(...answers: FakeAnswer[]) {
  const left = [required, ...answers];
  const view = await openLogin({
    [apiPaths.sendOtp]: sent,
    [apiPaths.validateOtp]: () => {
      const next = left.shift();
      return typeof next === 'function' ? (next as () => unknown)() : next;
    },
  });
  await askFor('9876543210');
  await verify('481927');
  expect(await screen.findByRole('dialog', { name: 'One more question' })).toBeInTheDocument();
  const bodies = () => view.calls.filter(({ path }) => path === apiPaths.validateOtp).map(({ body }) => body as Record<string, unknown>);
  return { ...view, bodies };
}
const field = () => screen.getByRole('textbox', { name: 'Year of birth' });

it('asks for the year, and signs in with it and the same code', async () => {
  const { store, bodies } = await atQuestion({ status: 'success', jwt });
  expect(field()).toHaveFocus();
  await userEvent.keyboard('1990{Enter}');
  await waitFor(() => expect(store.getState().session.token).toBe(jwt));
  expect(bodies()[1]).toEqual({ ...bodies()[0], birth_year: '1990' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('checks the year before it is sent', async () => {
  const { bodies } = await atQuestion();
  await userEvent.keyboard('90{Enter}');
  await waitFor(() => expect(field()).toHaveAccessibleDescription(/year must lie between/));
  expect(bodies()).toHaveLength(1);
});

it('shows a wrong year at the field, which keeps it, with the number of remaining tries', async () => {
  await atQuestion(fail('birth_year_wrong', { message: 'This is not the year. You have 1 try left.', tries_left: 1 }));
  await userEvent.keyboard('1990{Enter}');
  await waitFor(() => expect(field()).toHaveAccessibleDescription(/You have 1 try left/));
  expect(field()).toHaveValue('1990');
  expect(field()).toHaveFocus();
});

it('offers a new account when no more tries are left', async () => {
  const { bodies, store } = await atQuestion(fail('birth_year_closed'), { status: 'success', jwt });
  await userEvent.keyboard('1990{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('We cannot confirm that the account of this number is yours.');
  expect(screen.getByRole('link', { name: /write to us/ })).toHaveAttribute('href', '/contact-us');
  await userEvent.click(screen.getByRole('button', { name: 'Start anew' }));
  await userEvent.click(screen.getByRole('button', { name: 'Start anew' }));
  await waitFor(() => expect(store.getState().session.token).toBe(jwt));
  expect(bodies()[2]).toMatchObject({ starts_anew: true, otp: '481927' });
});

it('asks for confirmation before it closes the earlier account, with the focus on Cancel', async () => {
  const { bodies } = await atQuestion();
  await userEvent.click(screen.getByRole('button', { name: 'I never had an account here' }));
  expect(screen.getByRole('dialog', { name: 'Start anew?' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Back' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(field()).toHaveFocus();
  expect(bodies()).toHaveLength(1);
});

it('keeps the question if the server does not answer, and asks for a new code when the code has expired', async () => {
  const { store } = await atQuestion(networkError, fail('code_expired'));
  await userEvent.keyboard('1990{Enter}');
  await waitFor(() => expect(store.getState().notices.alerts).toHaveLength(1));
  await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('dialog', { name: 'Enter the code' })).toBeInTheDocument();
});
