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

/** Nothing but a notice may come to a page that somebody has gone to meanwhile: no address, no dialog, no window. */
async function expectNotices({ router, store }: Page, toasts: object[]) {
  await waitFor(() => expect(store.getState().notices.toasts).toMatchObject(toasts));
  expect(router.state.location).toMatchObject({ pathname: '/elsewhere', search: '' });
  expect(store.getState().notices.alerts).toEqual([]);
}

const payment = '/payment?astrologer=oracle&wallet=120&amount=1&order=order_1';
const left = 'You left before the payment window opened. Nothing was charged.';
const order = { ...fullPrice, key_id: 'key_1', order_id: 'order_1' };

test('an order that is made after the person has left opens no window, and is told with a link', async () => {
  const { answer, arrive } = lateAnswer(order);
  const page = showPayment({ [apiPaths.rechargeOrder]: answer });
  await userEvent.click(await payButton());
  await waitFor(() => expect(page.callsOf(apiPaths.rechargeOrder)).toHaveLength(1));
  await leavePage(page.router);
  await arrive();
  await expectNotices(page, [{ tone: 'warn', text: left, to: payment }]);
  expect(checkout.opened).toEqual([]);
});

test('an order of one pack does not come into the address of another one', async () => {
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

test('nobody who has left before the order gets one', async () => {
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
])('a payment that is known to be %s later is told with a link', async (_what, given, toast) => {
  const { answer, arrive } = lateAnswer(given);
  const page = showPayment({ [apiPaths.rechargeVerify]: answer });
  await startPaying(checkout);
  await checkout.complete(paidResult);
  await leavePage(page.router);
  await arrive();
  await expectNotices(page, [{ ...toast, to: payment }]);
});

test('a payment on the page it was begun on needs no notice', async () => {
  const page = showPayment({ [apiPaths.rechargeVerify]: { status: 'success', balance: 120, added: 120, receipt_id: 'rcpt_1' } });
  await startPaying(checkout);
  await checkout.complete(paidResult);
  await waitFor(() => expect(page.callsOf(apiPaths.rechargeVerify)).toHaveLength(1));
  expect(page.store.getState().notices.toasts).toEqual([]);
});
