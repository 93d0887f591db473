import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiPaths } from '@oracle-astra/shared/contract';
import { fakeApi, lateFailure, renderPage, tokenFor, type FakeAnswer } from '@oracle-astra/shared/testing';
import { routes } from '../routes';
import { failScripts, fakeCheckout } from '../testing/fake-checkout';
import { orderStatus, paidResult, paymentAnswers } from '../testing/payment-answers';

const address = '/payment?astrologer=oracle&wallet=120&amount=1';
const token = tokenFor('u1');
let checkout: ReturnType<typeof fakeCheckout>;

beforeEach(() => {
  checkout = fakeCheckout();
});
afterEach(() => checkout.remove());

interface Given {
  path?: string;
  token?: string | null;
  locale?: 'hi';
}

const show = (answers: Record<string, FakeAnswer> = {}, { path = address, ...more }: Given = {}) => {
  const { fetch, calls } = fakeApi(paymentAnswers(answers));
  const callsOf = (called: string) => calls.filter(({ path: one }) => one === called);
  return { ...renderPage(routes, { path, token, fetch, ...more }), calls, callsOf };
};

const value = (term: string) => screen.getByText(term).nextElementSibling;
const payButton = () => screen.findByRole('button', { name: /^Pay ₹/ });

/** Opens the provider's window. */
async function startPaying() {
  await userEvent.click(await payButton());
  await waitFor(() => expect(checkout.opened).toHaveLength(1));
}

test('shows the server’s sum line by line, whatever the address says', async () => {
  show({}, { token: null });
  expect(await screen.findByText('To pay')).toBeInTheDocument();
  expect(value('Recharge')).toHaveTextContent('₹120.00');
  expect(value('Pack discount')).toHaveTextContent('−₹6.00');
  expect(value('GST, 18%')).toHaveTextContent('₹20.52');
  expect(value('To pay')).toHaveTextContent('₹134.52');
  expect(screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
    'UPI',
    'Credit/Debit Card',
    'Netbanking',
    'Others Wallet',
  ]);
  expect(screen.getByText('Test payments: no real money moves here.')).toBeInTheDocument();
});

test('asks a visitor to log in before an order is made', async () => {
  const { store, callsOf } = show({}, { token: null });
  await userEvent.click(await payButton());
  expect(store.getState().login.open).toBe(true);
  expect(callsOf(apiPaths.rechargeOrder)).toEqual([]);
});

test('pays: the order by the server, the result as received, and what came of it', async () => {
  let state = 'created';
  const verified = () => {
    state = 'paid';
    return { status: 'success', balance: 120, added: 120, receipt_id: 'rcpt_1' };
  };
  const { callsOf, router } = show({ [apiPaths.rechargeVerify]: verified, [apiPaths.rechargeStatus]: () => orderStatus(state) });
  await userEvent.click(await screen.findByRole('radio', { name: 'Netbanking' }));
  await startPaying();
  expect(callsOf(apiPaths.rechargeOrder).map(({ body }) => body)).toEqual([{ astrologer: 'oracle', wallet: 120 }]);
  expect(checkout.opened[0]).toMatchObject({
    key: 'key_1',
    order_id: 'order_1',
    name: 'Oracle & Astra',
    prefill: { contact: '+919876543210', method: 'netbanking' },
  });
  await checkout.complete(paidResult);
  expect(await screen.findByRole('heading', { name: '₹120 is in your wallet' })).toHaveFocus();
  expect(callsOf(apiPaths.rechargeVerify)[0]?.body).toEqual(paidResult);
  expect(value('Paid, GST included')).toHaveTextContent('₹134.52');
  expect(screen.getByRole('link', { name: 'Ask Oracle' })).toHaveAttribute('href', '/create-kundli?type=Oracle');
  expect(screen.getByRole('link', { name: 'Receipt' })).toHaveAttribute('href', '/balance?receipt=rcpt_1');
  expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
  expect(router.state.location.search).toContain('order=order_1');
});

test('makes one order and opens one window for a double click', async () => {
  const { callsOf } = show();
  await userEvent.dblClick(await payButton());
  await waitFor(() => expect(checkout.opened).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'Payment window is open' }));
  expect(callsOf(apiPaths.rechargeOrder)).toHaveLength(1);
});

test.each([
  ['failed', () => checkout.fail(), /^The payment didn’t go through\. Money deducted returns within 2 days/],
  ['closed', () => checkout.dismiss(), /^You closed the payment window/],
  ['without a payment id', () => checkout.complete({}), /^The payment didn’t go through/],
])('a payment that is %s can be tried again with the same order', async (_what, happen, note) => {
  const { callsOf } = show();
  await startPaying();
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
])('waits without a button where %s, and shows the receipt by itself', async (_what, answer) => {
  let state = 'attempted';
  show({ [apiPaths.rechargeVerify]: answer, [apiPaths.rechargeStatus]: () => orderStatus(state) });
  await startPaying();
  await checkout.complete(paidResult);
  expect(await screen.findByText(/^Your payment is being confirmed\. Please don’t pay again/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
  state = 'paid';
  expect(await screen.findByRole('heading', { name: '₹120 is in your wallet' })).toBeInTheDocument();
});

test('says why a result was refused', async () => {
  show({ [apiPaths.rechargeVerify]: { status: 'fail', code: 'payment_mismatch', message: 'This payment is not of this order.' } });
  await startPaying();
  await checkout.complete(paidResult);
  expect(await screen.findByText('This payment is not of this order. Nothing was added to your wallet.')).toBeInTheDocument();
});

test.each([
  ['paid', /is in your wallet$/],
  ['refunded', /^This payment was given back/],
  ['attempted', /^Your payment is being confirmed/],
])('goes on after a reload with an order that is %s', async (state, text) => {
  const { callsOf } = show({ [apiPaths.rechargeStatus]: orderStatus(state) }, { path: `${address}&order=order_1` });
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(callsOf(apiPaths.rechargeOrder)).toEqual([]);
});

test('shows an alert when the provider’s script does not load, and makes no order', async () => {
  checkout.remove();
  const append = failScripts();
  const { store, callsOf } = show();
  await userEvent.click(await payButton());
  await waitFor(() => expect(store.getState().notices.alerts).toEqual(['Razorpay SDK failed to load. Are you online?']));
  expect(await payButton()).toBeEnabled();
  expect(callsOf(apiPaths.rechargeOrder)).toEqual([]);
  append.mockRestore();
});

test('shows why no order was made, and can be tried again', async () => {
  const refusal = { status: 'fail', code: 'payment_unavailable', message: 'The payment provider does not answer.' };
  const { store } = show({ [apiPaths.rechargeOrder]: refusal });
  await userEvent.click(await payButton());
  await waitFor(() => expect(store.getState().notices.toasts).toMatchObject([{ text: 'The payment provider does not answer.' }]));
  expect(await payButton()).toBeEnabled();
});

test('loads a failed price again on Retry', async () => {
  const { answer, fail } = lateFailure(paymentAnswers()[apiPaths.rechargeQuote]);
  show({ [apiPaths.rechargeQuote]: () => (answer() instanceof Promise ? answer() : paymentAnswers()[apiPaths.rechargeOrder]) });
  await screen.findByText('Working out the price');
  fail();
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('To pay')).toBeInTheDocument();
});

test('says that no pack was chosen if the address names none', async () => {
  show({}, { path: '/payment' });
  expect(await screen.findByRole('heading', { name: 'No pack is chosen' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All packs' })).toHaveAttribute('href', '/recharges');
});

test('is in Hindi on a Hindi page', async () => {
  show({}, { locale: 'hi' });
  expect(await screen.findByRole('button', { name: '₹134.52 का पेमेंट कीजिए' })).toBeInTheDocument();
  expect(value('कुल देना है')).toHaveTextContent('₹134.52');
});
