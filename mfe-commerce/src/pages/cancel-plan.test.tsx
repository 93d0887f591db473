import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiPaths } from '@oracle-astra/shared/contract';
import { fakeApi, renderPage, tokenFor, type FakeAnswer } from '@oracle-astra/shared/testing';
import { routes } from '../routes';
import { activeSubscription, samplePlans } from '../testing/samples';

const token = tokenFor('u1');
const sent = { status: 'success', token: 'otp-token' };
const verified = { status: 'success', jwt: tokenFor('u9') };
const http = (status: number) => () => Response.json({ status: 'fail', message: '' }, { status });
const noNetwork = () => Promise.reject(new TypeError('no network'));

const show = (answers: Record<string, FakeAnswer> = {}, path = '/my-active-plans', locale?: 'hi') => {
  const { fetch, calls } = fakeApi({
    [apiPaths.subscriptionStatus]: activeSubscription,
    [apiPaths.plans]: samplePlans,
    [apiPaths.sendOtp]: sent,
    [apiPaths.validateOtp]: verified,
    ...answers,
  });
  const callsOf = (called: string) => calls.filter(({ path: one }) => one === called);
  return { ...renderPage(routes, { path, token, fetch, locale }), callsOf };
};

const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const atCode = '/my-active-plans?token=otp-token&mobile=919876543210';

async function typeCode() {
  await screen.findByRole('dialog', { name: 'Enter the code' });
  await userEvent.click(screen.getAllByRole('textbox')[0]!);
  await userEvent.paste('481927');
}

test('cancels at once in four steps, with token and number in the address', async () => {
  let status: object = activeSubscription;
  const cancelled = () => {
    status = { ...activeSubscription, status: 'cancelled', is_active: false };
    return { status: 'success', success: true, message: 'Your subscription was cancelled.' };
  };
  const { store, router, callsOf } = show({ [apiPaths.subscriptionStatus]: () => status, [apiPaths.cancelSubscription]: cancelled });
  await click('Cancel Subscription');
  const warning = await screen.findByRole('dialog', { name: '15 days are left' });
  expect(warning).toHaveTextContent('Cancelling ends the subscription instantly and chat stops. We recommend waiting until it ends.');
  expect(warning).toHaveTextContent('Questions until6 Dec 2026, 10:15 am');
  await click('Yes');
  await userEvent.type(screen.getByRole('textbox', { name: 'Mobile number' }), '9876543210');
  await click('Get OTP');
  await screen.findByRole('dialog', { name: 'Enter the code' });
  expect(router.state.location.search).toBe('?token=otp-token&mobile=919876543210');
  await typeCode();
  expect(await screen.findByText('Your subscription will end right away. Do you wish to proceed?')).toBeInTheDocument();
  expect(callsOf(apiPaths.validateOtp)[0]?.body).toEqual({ mobile: '919876543210', token: 'otp-token', otp: '481927', device: 'web' });
  expect(store.getState().session.token).toBe(token);
  await click('Yes');
  expect(await screen.findByText('cancelled')).toBeInTheDocument();
  expect(store.getState().notices.toasts).toMatchObject([{ tone: 'good', text: 'Your subscription was cancelled.' }]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(router.state.location.search).toBe('');
});

test('requests no code without a number', async () => {
  const { callsOf } = show();
  await click('Cancel Subscription');
  await click('Yes');
  await click('Get OTP');
  expect(callsOf(apiPaths.sendOtp)).toEqual([]);
});

test.each(['No', 'Close'])('%s starts again at the first step', async (button) => {
  const { router } = show({}, atCode);
  await typeCode();
  await screen.findByRole('dialog', { name: 'The last step' });
  await click(button);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(router.state.location.search).toBe('');
  await click('Cancel Subscription');
  expect(await screen.findByRole('dialog', { name: '15 days are left' })).toBeInTheDocument();
});

test.each([
  ['HTTP error', http(500), { toasts: [{ text: 'Failed to get OTP. Please try again later.' }], alerts: [] }],
  ['network error', noNetwork, { toasts: [], alerts: ['An error occurred. Please try again later.'] }],
])('keeps the number where no code is sent: %s', async (_what, answer, notices) => {
  const { store } = show({ [apiPaths.sendOtp]: answer });
  await click('Cancel Subscription');
  await click('Yes');
  await userEvent.type(screen.getByRole('textbox', { name: 'Mobile number' }), '9876543210');
  await click('Get OTP');
  await waitFor(() => expect(store.getState().notices).toMatchObject(notices));
  expect(screen.getByRole('textbox', { name: 'Mobile number' })).toHaveValue('9876543210');
});

test.each([
  ['a wrong code', { status: 'fail', code: 'code_wrong', message: 'The code is not right.' }, 'The code is not right.'],
  ['an HTTP error', http(500), undefined],
])('keeps the code after %s', async (_what, answer, reason) => {
  const { store } = show({ [apiPaths.validateOtp]: answer }, atCode);
  await typeCode();
  await waitFor(() => expect(store.getState().notices.toasts).toMatchObject([{ text: 'Please try again, something went wrong!' }]));
  expect(screen.getAllByRole('textbox')[5]).toHaveValue('7');
  if (reason) expect(screen.getByText(reason)).toBeInTheDocument();
});

test.each([
  ['an HTTP error', http(500), { toasts: [{ text: 'Something went please try again!' }] }],
  ['no answer', noNetwork, { alerts: ['An error occurred. Please try again later.'] }],
  [
    'a refusal',
    { status: 'fail', code: 'cancel_code_required', message: 'Verify a code first.' },
    { toasts: [{ text: 'Verify a code first.' }] },
  ],
])('says that the last step failed after %s', async (_what, answer, notices) => {
  const { store } = show({ [apiPaths.cancelSubscription]: answer }, atCode);
  await typeCode();
  await screen.findByRole('dialog', { name: 'The last step' });
  await click('Yes');
  await waitFor(() => expect(store.getState().notices).toMatchObject(notices));
});

test('stops renewing in two clicks', async () => {
  let status: object = activeSubscription;
  const ended = () => {
    status = { ...activeSubscription, cancel_at_end: true };
    return { status: 'success', success: true };
  };
  show({ [apiPaths.subscriptionStatus]: () => status, [apiPaths.cancelSubscriptionAtEnd]: ended });
  await click('Stop renewing');
  await screen.findByRole('alertdialog', { name: 'Stop renewing after 6 Dec 2026, 10:15 am?' });
  await userEvent.click(screen.getAllByRole('button', { name: 'Stop renewing' }).at(-1)!);
  expect(await screen.findByText('Your plan ends on 6 Dec 2026, 10:15 am and does not renew.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Stop renewing' })).not.toBeInTheDocument();
});

test('is in Hindi on a Hindi page', async () => {
  show({}, '/my-active-plans', 'hi');
  await click('प्लान रद्द कीजिए');
  expect(await screen.findByRole('dialog', { name: '15 दिन बाकी हैं' })).toBeInTheDocument();
});
