import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiPaths } from '@oracle-astra/shared/contract';
import { fakeApi, renderPage, tokenFor, type FakeAnswer } from '@oracle-astra/shared/testing';
import { routes } from '../routes';

const me = (mobile: string) => ({ status: 'success', uid: 'u1', mobile, name: null, is_ban: 0, created_at: '2026-01-01T00:00:00Z' });
const phone = { id: 's1', name: 'Chrome, Android', last_used_at: '2026-11-15T05:32:00.000Z', is_current: true };

async function open(answers: Record<string, FakeAnswer>) {
  const { fetch, calls } = fakeApi({
    [apiPaths.devices]: { status: 'success', devices: [phone] },
    [apiPaths.me]: me('919876543210'),
    [apiPaths.passkeys]: { status: 'success', passkeys: [] },
    [apiPaths.sendOtp]: { status: 'success', token: 'tok' },
    ...answers,
  });
  const view = renderPage(routes, { path: '/profile/devices', token: tokenFor('u1'), fetch });
  expect(await screen.findByText('+91 98765 43210')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Change number' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change number' }));
  return { ...view, calls, dialog };
}
const field = () => screen.getByRole('textbox', { name: 'Mobile number' });

async function typeNumber(number = '9123456780') {
  expect(field()).toHaveFocus();
  await userEvent.type(field(), `${number}{Enter}`);
}

it('changes the number with a code that was sent to the new one', async () => {
  let mobile = '919876543210';
  const { calls, store } = await open({
    [apiPaths.me]: () => me(mobile),
    [apiPaths.changeMobile]: () => {
      mobile = '919123456780';
      return { status: 'success', mobile };
    },
  });
  await typeNumber();
  const first = await screen.findByRole('textbox', { name: 'Digit 1 of 6' });
  expect(first).toHaveFocus();
  expect(calls.find(({ path }) => path === apiPaths.sendOtp)?.body).toEqual({ mobile: '919123456780', purpose: 'new_number' });
  await userEvent.keyboard('123456');
  expect(calls.map(({ path }) => path)).not.toContain(apiPaths.changeMobile);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(calls.find(({ path }) => path === apiPaths.changeMobile)?.body).toEqual({ mobile: '919123456780', otp: '123456', token: 'tok' });
  expect(store.getState().notices.toasts.map(({ text }) => text)).toEqual(['Your number is now +91 91234 56780']);
  expect(await screen.findByText('+91 91234 56780')).toBeInTheDocument();
});

it('keeps what was typed when the number is refused, and says why at the field', async () => {
  await open({ [apiPaths.sendOtp]: { status: 'fail', code: 'number_unchanged', message: 'This is the number of your account already.' } });
  await typeNumber('9876543210');
  await waitFor(() => expect(field()).toHaveAccessibleDescription(/This is the number of your account already/));
  expect(field()).toHaveValue('9876543210');
});

it('says at the boxes that a number is taken, and goes back to another one', async () => {
  const { dialog } = await open({
    [apiPaths.changeMobile]: { status: 'fail', code: 'number_taken', message: 'This number cannot be used for your account.' },
  });
  await typeNumber();
  await userEvent.click(await screen.findByRole('textbox', { name: 'Digit 1 of 6' }));
  await userEvent.keyboard('123456{Enter}');
  expect(await screen.findByText(/cannot be used for your account/)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Another number' }));
  expect(field()).toHaveValue('9123456780');
});
