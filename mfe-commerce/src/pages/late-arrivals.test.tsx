import { act, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiPaths } from '@oracle-astra/shared/contract';
import { lateAnswer, leavePage } from '@oracle-astra/shared/testing';
import { fakeCheckout } from '../testing/fake-checkout';
import { fullPrice, paidResult, paymentConfig } from '../testing/payment-answers';
import { payButton, showPayment, startPaying } from '../testing/payment-page';

let checkout: ReturnType<typeof fakeCheckout>;
beforeEach(() => {
  checkout = fakeCheckout();
});
afterEach(() => checkout.remove());

type Page = Pick<ReturnType<typeof showPayment>, 'router' | 'store'>;

/** Only toasts may appear on a page that was opened meanwhile: no change of the address, no dialog, no window. */
async function expectNotices({ router, store }: Page, toasts: object[]) {
  await waitFor(() => expect(store.getState().notices.toasts).toMatchObject(toasts));
  expect(router.state.location).toMatchObject({ pathname: '/elsewhere', search: '' });
  expect(store.getState().notices.alerts).toEqual([]);
}

const payment = '/payment?astrologer=oracle&wallet=120&amount=1&order=order_1';
const left = 'You left before the payment window opened. Nothing was charged.';
const order = { ...fullPrice, key_id: 'key_1', order_id: 'order_1' };

test('shows a toast with a link, and no window, for an order that is made after the person has left', async () => {
  const { answer, arrive } = lateAnswer(order);
  const page = showPayment({ [apiPaths.rechargeOrder]: answer });
  await userEvent.click(await payButton());
  await waitFor(() => expect(page.callsOf(apiPaths.rechargeOrder)).toHaveLength(1));
  await leavePage(page.router);
  await arrive();
  await expectNotices(page, [{ tone: 'warn', text: left, to: payment }]);
  expect(checkout.opened).toEqual([]);
});

test('does not put the order of one pack into the address of another', async () => {
  const { answer, arrive } = lateAnswer(order);
  const page = showPayment({ [apiPaths.rechargeOrder]: answer });
  await userEvent.click(await payButton());
  await waitFor(() => expect(page.callsOf(apiPaths.rechargeOrder)).toHaveLength(1));
  await act(async () => page.router.navigate('/payment?astrologer=astra&wallet=240'));
  await arrive();
  await waitFor(() => expect(page.store.getState().notices.toasts).toMatchObject([{ text: left, to: payment }]));
  expect(page.router.state.location.search).toBe('?astrologer=astra&wallet=240');
  expect(checkout.opened).toEqual([]);
  expect(await payButton()).not.toHaveAttribute('aria-busy');
});

test('makes no order after the person has left', async () => {
  const { answer, arrive } = lateAnswer(paymentConfig);
  let isLate = false;
  const page = showPayment({ [apiPaths.paymentConfig]: () => (isLate ? answer() : new Response('', { status: 500 })) });
  await payButton();
  isLate = true;
  await userEvent.click(await payButton());
  await leavePage(page.router);
  await arrive();
  await expectNotices(page, []);
  expect(page.callsOf(apiPaths.rechargeOrder)).toEqual([]);
});

test.each([
  ['paid', { status: 'success', balance: 120, added: 120, receipt_id: 'rcpt_1' }, { tone: 'good', text: '₹120 is in your wallet' }],
  ['failed', { status: 'fail', code: 'payment_failed', message: 'Declined.' }, { tone: 'bad' }],
])('reports a payment that is %s later with a link', async (_what, given, toast) => {
  const { answer, arrive } = lateAnswer(given);
  const page = showPayment({ [apiPaths.rechargeVerify]: answer });
  await startPaying(checkout);
  await checkout.complete(paidResult);
  await leavePage(page.router);
  await arrive();
  await expectNotices(page, [{ ...toast, to: payment }]);
});

test('shows no toast if the person stays on the page', async () => {
  const page = showPayment({ [apiPaths.rechargeVerify]: { status: 'success', balance: 120, added: 120, receipt_id: 'rcpt_1' } });
  await startPaying(checkout);
  await checkout.complete(paidResult);
  await waitFor(() => expect(page.callsOf(apiPaths.rechargeVerify)).toHaveLength(1));
  expect(page.store.getState().notices.toasts).toEqual([]);
});
