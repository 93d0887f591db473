import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiPaths } from '@oracle-astra/shared/contract';
import { fakeApi, lateAnswer, leavePage, noSubscription, renderPage, tokenFor } from '@oracle-astra/shared/testing';
import { routes } from '../routes';
import { failScripts, fakeCheckout } from '../testing/fake-checkout';
import { me, paymentConfig } from '../testing/payment-answers';
import { activeSubscription, samplePlans } from '../testing/samples';

const token = tokenFor('u1');
const left = 'You left before the payment window opened. Nothing was charged.';
let checkout: ReturnType<typeof fakeCheckout>;
beforeEach(() => {
  checkout = fakeCheckout();
});
afterEach(() => checkout.remove());

type Page = Pick<ReturnType<typeof renderPage>, 'router' | 'store'>;

/** Only toasts may appear on a page that was opened meanwhile: no change of the address, no dialog, no window. */
async function expectNotices({ router, store }: Page, toasts: object[]) {
  await waitFor(() => expect(store.getState().notices.toasts).toMatchObject(toasts));
  expect(router.state.location).toMatchObject({ pathname: '/elsewhere', search: '' });
  expect(store.getState().notices.alerts).toEqual([]);
}

async function subscribe(answers: Record<string, unknown>) {
  const { fetch, calls } = fakeApi({
    [apiPaths.plans]: samplePlans,
    [apiPaths.subscriptionStatus]: noSubscription,
    [apiPaths.paymentConfig]: paymentConfig,
    [apiPaths.me]: me,
    [apiPaths.createSubscription]: { status: 'success', key_id: 'key_1', subscription_id: 'sub_1' },
    ...answers,
  });
  const page = renderPage(routes, { path: '/subscription', token, fetch });
  const plan = within(await screen.findByRole('region', { name: 'Standard Plan' }));
  await userEvent.click(plan.getByRole('button'));
  return { ...page, callsOf: (path: string) => calls.filter((call) => call.path === path) };
}

test('shows a toast with a link, and no window, for a subscription that is made after the person has left', async () => {
  const { answer, arrive } = lateAnswer({ status: 'success', key_id: 'key_1', subscription_id: 'sub_1' });
  const page = await subscribe({ [apiPaths.createSubscription]: answer });
  await waitFor(() => expect(page.callsOf(apiPaths.createSubscription)).toHaveLength(1));
  await leavePage(page.router);
  await arrive();
  await expectNotices(page, [{ tone: 'warn', text: left, to: '/subscription' }]);
  expect(checkout.opened).toEqual([]);
});

test('shows a toast, and reports it as seen, for an earlier recharge that is reported after the person has left', async () => {
  const paid = { order_id: 'order_0', wallet: 240, amount: 269_04 };
  const { answer, arrive } = lateAnswer({ status: 'fail', code: 'payment_credited', message: '', paid });
  const seen: string[] = [];
  const status = (_body: unknown, url: URL) => seen.push(url.search);
  const page = await subscribe({ [apiPaths.createSubscription]: answer, [apiPaths.rechargeStatus]: status });
  await waitFor(() => expect(page.callsOf(apiPaths.createSubscription)).toHaveLength(1));
  await leavePage(page.router);
  await arrive();
  await expectNotices(page, [{ tone: 'good', text: '₹240 is in your wallet', to: '/balance' }]);
  await waitFor(() => expect(seen).toEqual(['?order_id=order_0&seen=1']));
});

test('shows a toast, and no dialog, for a subscription that fails later', async () => {
  const { answer, arrive } = lateAnswer({ status: 'fail', message: 'Not now.' });
  const page = await subscribe({ [apiPaths.createSubscription]: answer });
  await waitFor(() => expect(page.callsOf(apiPaths.createSubscription)).toHaveLength(1));
  await leavePage(page.router);
  await arrive();
  await expectNotices(page, [{ tone: 'bad', text: 'Failed to create order' }]);
});

test('shows a toast, and no dialog, for a script that fails to load later', async () => {
  checkout.remove();
  const append = failScripts();
  const { answer, arrive } = lateAnswer(paymentConfig);
  const page = await subscribe({ [apiPaths.paymentConfig]: answer });
  await leavePage(page.router);
  await arrive();
  await expectNotices(page, [{ tone: 'bad', text: 'Razorpay SDK failed to load. Are you online?' }]);
  append.mockRestore();
});

test('shows a toast with a link for a plan that starts after the person has left', async () => {
  const { answer, arrive } = lateAnswer({ status: 'success', message: 'Your plan is active.' });
  const page = await subscribe({ [apiPaths.verifySubscription]: answer });
  await waitFor(() => expect(checkout.opened).toHaveLength(1));
  await checkout.complete({ razorpay_payment_id: 'pay_1' });
  await leavePage(page.router);
  await arrive();
  await expectNotices(page, [{ tone: 'good', text: 'Your plan is active.', to: '/my-active-plans' }]);
});

test('does not change the address of another page when a code is sent later', async () => {
  const { answer, arrive } = lateAnswer({ status: 'success', token: 'tok', message: 'sent' });
  const { fetch } = fakeApi({
    [apiPaths.subscriptionStatus]: activeSubscription,
    [apiPaths.plans]: samplePlans,
    [apiPaths.sendOtp]: answer,
  });
  const page = renderPage(routes, { path: '/my-active-plans', token, fetch });
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel Subscription' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Yes' }));
  await userEvent.type(await dialog.findByRole('textbox', { name: 'Mobile number' }), '9876543210');
  await userEvent.click(dialog.getByRole('button', { name: 'Get OTP' }));
  await leavePage(page.router);
  await arrive();
  await expectNotices(page, []);
});

test('reports an earlier recharge that was credited, and opens a window only when the person subscribes again', async () => {
  let answer: object = {
    status: 'fail',
    code: 'payment_credited',
    message: '',
    paid: { order_id: 'order_0', wallet: 240, amount: 269_04 },
  };
  const seen: string[] = [];
  const { store } = await subscribe({
    [apiPaths.createSubscription]: () => answer,
    [apiPaths.rechargeStatus]: (_body: unknown, url: URL) => seen.push(url.search),
  });
  const dialog = await screen.findByRole('dialog', { name: '₹240 is in your wallet' });
  expect(dialog).toHaveTextContent('The payment of ₹269.04 that you began before has arrived.');
  await waitFor(() => expect(seen).toEqual(['?order_id=order_0&seen=1']));
  expect([checkout.opened, store.getState().notices.alerts]).toEqual([[], []]);
  await userEvent.click(within(dialog).getByText('Close'));
  answer = { status: 'success', key_id: 'key_1', subscription_id: 'sub_1' };
  await userEvent.click(within(screen.getByRole('region', { name: 'Standard Plan' })).getByRole('button'));
  await waitFor(() => expect(checkout.opened).toHaveLength(1));
});
