import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiPaths } from '@oracle-astra/shared/contract';
import { fakeApi, renderPage, tokenFor } from '@oracle-astra/shared/testing';
import { routes } from '../routes';
import { sampleAccountSummary } from '../testing/samples';

const me = { status: 'success', uid: 'u1', name: null, is_ban: 0, created_at: '2026-11-01T00:00:00Z' };

test.each([
  ['the account that is signed in', '919876543210', { signed_out: true }, /^This is the number of your account\./],
  [
    'another account',
    '919000000001',
    { signed_out: false },
    /^This is not the number of your account\. Only the account of \+91 9876543210/,
  ],
])('says before the code whose account it is, and ends only its session: %s', async (_what, mobile, ended, note) => {
  const { fetch, calls } = fakeApi({
    [apiPaths.accountSummary]: sampleAccountSummary,
    [apiPaths.me]: { ...me, mobile },
    [apiPaths.sendOtp]: { status: 'success', token: 'tok', message: 'sent' },
    [apiPaths.deleteAccount]: { status: 'success', jwt: 'dead', ...ended },
  });
  const { store } = renderPage(routes, { path: '/delete-account', fetch, token: tokenFor('u1') });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete my account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Account' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Mobile number' }), '9876543210');
  expect(await dialog.findByText(note)).toBeInTheDocument();
  expect(calls.some((call) => call.path === apiPaths.sendOtp)).toBe(false);
  expect(screen.queryAllByText(/2 Oracle questions, 1 Astra question/)).toHaveLength(ended.signed_out ? 1 : 0);
  await userEvent.click(dialog.getByRole('button', { name: 'Get OTP' }));
  await userEvent.type((await dialog.findAllByRole('textbox'))[0]!, '123456{Enter}');
  const alerts = () => store.getState().notices.alerts;
  await waitFor(() => expect(alerts()).toHaveLength(1));
  expect(store.getState().session.token === null).toBe(ended.signed_out);
  expect(alerts()[0]).toMatch(ended.signed_out ? /^Your account/ : /^The account of \+91 9876543210 has been deleted\. You are still/);
});
