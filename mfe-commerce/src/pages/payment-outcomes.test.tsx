import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiPaths } from '@oracle-astra/shared/contract';
import { failScripts, fakeCheckout } from '../testing/fake-checkout';
import { fullPrice, orderStatus, paidResult } from '../testing/payment-answers';
import { paymentAddress, payButton, showPayment, startPaying } from '../testing/payment-page';

let checkout: ReturnType<typeof fakeCheckout>;

beforeEach(() => {
  checkout = fakeCheckout();
});
afterEach(() => checkout.remove());

test.each([
  ['failed', () => checkout.fail(), /^The payment didn’t go through\. Money deducted returns within 2 days/],
  ['closed', () => checkout.dismiss(), /^You closed the payment window/],
  ['without a payment id', () => checkout.complete({}), /^The payment didn’t go through/],
])('a payment that is %s can be tried again with the same order', async (_what, happen, note) => {
  const { callsOf } = showPayment();
  await startPaying(checkout);
  await happen();
  expect(await screen.findByText(note)).toBeInTheDocument();
  await userEvent.click(await payButton());
  await waitFor(() => expect(checkout.opened).toHaveLength(2));
  expect(checkout.opened[1]?.order_id).toBe('order_1');
  expect(callsOf(apiPaths.rechargeOrder)).toHaveLength(1);
});

test.each([
  ['the provider has not confirmed', { status: 'fail', code: 'payment_pending', message: 'Not confirmed yet.' }],
  ['the line broke', () => Promise.reject(new TypeError('no network'))],
])('waits without a button if %s, and then shows the receipt', async (_what, answer) => {
  let state = 'attempted';
  showPayment({ [apiPaths.rechargeVerify]: answer, [apiPaths.rechargeStatus]: () => orderStatus(state) });
  await startPaying(checkout);
  await checkout.complete(paidResult);
  expect(await screen.findByText(/^Your payment is being confirmed\. Please don’t pay again/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
  state = 'paid';
  expect(await screen.findByRole('heading', { name: '₹120 is in your wallet' })).toBeInTheDocument();
});

test('shows why a result was refused', async () => {
  showPayment({ [apiPaths.rechargeVerify]: { status: 'fail', code: 'payment_mismatch', message: 'This payment is not of this order.' } });
  await startPaying(checkout);
  await checkout.complete(paidResult);
  expect(await screen.findByText('This payment is not of this order. Nothing was added to your wallet.')).toBeInTheDocument();
});

test.each([
  ['paid', /is in your wallet$/],
  ['refunded', /^This payment was given back/],
  ['attempted', /^Your payment is being confirmed/],
])('continues after a reload with an order that is %s', async (state, text) => {
  const { callsOf } = showPayment({ [apiPaths.rechargeStatus]: orderStatus(state) }, { path: `${paymentAddress}&order=order_1` });
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(callsOf(apiPaths.rechargeOrder)).toEqual([]);
});

test('shows an alert when the provider’s script fails to load, and makes no order', async () => {
  checkout.remove();
  const append = failScripts();
  const { store, callsOf } = showPayment();
  await userEvent.click(await payButton());
  await waitFor(() => expect(store.getState().notices.alerts).toEqual(['Razorpay SDK failed to load. Are you online?']));
  expect(await payButton()).toBeEnabled();
  expect(callsOf(apiPaths.rechargeOrder)).toEqual([]);
  append.mockRestore();
});

test('can be tried again if the provider’s window does not open', async () => {
  checkout.break();
  showPayment();
  await userEvent.click(await payButton());
  expect(await screen.findByText(/^The payment didn’t go through/)).toBeInTheDocument();
  expect(await payButton()).not.toHaveAttribute('aria-busy');
});

test('shows why no order was made, and can be tried again', async () => {
  const refusal = { status: 'fail', code: 'payment_unavailable', message: 'The payment provider does not answer.' };
  const { store } = showPayment({ [apiPaths.rechargeOrder]: refusal });
  await userEvent.click(await payButton());
  await waitFor(() => expect(store.getState().notices.toasts).toMatchObject([{ text: 'The payment provider does not answer.' }]));
  expect(await payButton()).toBeEnabled();
});

test('reports an earlier payment that was credited, and opens a window only when the person pays again', async () => {
  let answer: object = {
    status: 'fail',
    code: 'payment_credited',
    message: '',
    paid: { order_id: 'order_0', wallet: 240, amount: 269_04 },
  };
  const seen: string[] = [];
  const status = (_body: unknown, url: URL) => seen.push(url.search);
  showPayment({ [apiPaths.rechargeOrder]: () => answer, [apiPaths.rechargeStatus]: status });
  await userEvent.click(await payButton());
  expect(await screen.findByText(/^The payment of ₹269\.04 .* has arrived: ₹240 is in your wallet\./)).toBeInTheDocument();
  await waitFor(() => expect(seen).toEqual(['?order_id=order_0&seen=1']));
  expect(checkout.opened).toEqual([]);
  answer = { ...fullPrice, key_id: 'key_1', order_id: 'order_1' };
  await userEvent.click(await payButton());
  await waitFor(() => expect(checkout.opened).toHaveLength(1));
});

test.each([
  ['paid', /is in your wallet$/, 1],
  ['attempted', /^Your payment is being confirmed/, 0],
])('an order that is %s is reported as seen only if it is paid', async (state, text, times) => {
  let seen = 0;
  const status = (_body: unknown, url: URL) => {
    if (url.searchParams.get('seen') === '1') seen += 1;
    return orderStatus(state);
  };
  showPayment({ [apiPaths.rechargeStatus]: status }, { path: `${paymentAddress}&order=order_1` });
  expect(await screen.findByText(text)).toBeInTheDocument();
  await waitFor(() => expect(seen).toBe(times));
});
