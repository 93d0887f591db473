import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiPaths } from '@oracle-astra/shared/contract';
import { lateFailure } from '@oracle-astra/shared/testing';
import { fakeCheckout } from '../testing/fake-checkout';
import { orderStatus, paidResult, paymentAnswers } from '../testing/payment-answers';
import { payButton, showPayment, startPaying } from '../testing/payment-page';

let checkout: ReturnType<typeof fakeCheckout>;

beforeEach(() => {
  checkout = fakeCheckout();
});
afterEach(() => checkout.remove());

const value = (term: string) => screen.getByText(term).nextElementSibling;
test('shows the server’s price line by line, whatever the address says', async () => {
  showPayment({}, { token: null });
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
  const { store, callsOf } = showPayment({}, { token: null });
  await userEvent.click(await payButton());
  expect(store.getState().login.open).toBe(true);
  expect(callsOf(apiPaths.rechargeOrder)).toEqual([]);
});

test('pays with the server’s order, sends the result unchanged, and shows the outcome', async () => {
  let state = 'created';
  const verified = () => {
    state = 'paid';
    return { status: 'success', balance: 120, added: 120, receipt_id: 'rcpt_1' };
  };
  const { callsOf, router } = showPayment({ [apiPaths.rechargeVerify]: verified, [apiPaths.rechargeStatus]: () => orderStatus(state) });
  await userEvent.click(await screen.findByRole('radio', { name: 'Netbanking' }));
  await startPaying(checkout);
  expect(callsOf(apiPaths.rechargeOrder).map(({ body }) => body)).toEqual([{ astrologer: 'oracle', wallet: 120 }]);
  expect(checkout.opened[0]).toMatchObject({
    key: 'key_1',
    order_id: 'order_1',
    name: 'Oracle & Astra',
    prefill: { contact: '+919876543210', method: 'netbanking' },
    config: { display: { sequence: ['netbanking', 'upi', 'card', 'wallet'] } },
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
  const { callsOf } = showPayment();
  await userEvent.dblClick(await payButton());
  await waitFor(() => expect(checkout.opened).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'Payment window is open' }));
  expect(callsOf(apiPaths.rechargeOrder)).toHaveLength(1);
});

describe('in a document of another page', () => {
  const entriesBefore = Object.getOwnPropertyDescriptor(performance, 'getEntriesByType');
  beforeEach(() => {
    const value = () => [{ name: 'http://localhost/recharges' }];
    Object.defineProperty(performance, 'getEntriesByType', { value, configurable: true });
  });
  afterEach(() => {
    Reflect.deleteProperty(performance, 'getEntriesByType');
    if (entriesBefore) Object.defineProperty(performance, 'getEntriesByType', entriesBefore);
  });

  test('begins nothing before the page is reloaded', async () => {
    // jsdom logs an error, because it cannot load pages.
    const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { store, callsOf } = showPayment();
    await waitFor(() => expect(String(reported.mock.calls[0])).toContain('navigation'));
    await waitFor(() => expect(callsOf(apiPaths.rechargeQuote)).toHaveLength(1));
    await waitFor(() => expect(Object.values(store.getState().api.queries).map((query) => query?.status)).not.toContain('pending'));
    expect(screen.getByText('Working out the price')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
  });
});

test('loads a failed price again on Retry', async () => {
  const { answer, fail } = lateFailure(paymentAnswers()[apiPaths.rechargeQuote]);
  showPayment({ [apiPaths.rechargeQuote]: () => (answer() instanceof Promise ? answer() : paymentAnswers()[apiPaths.rechargeOrder]) });
  await screen.findByText('Working out the price');
  fail();
  await userEvent.click(await screen.findByRole('button', { name: 'Retry', busy: false }));
  expect(await screen.findByText('To pay')).toBeInTheDocument();
});

test('says that no pack was chosen if the address names none', async () => {
  showPayment({}, { path: '/payment' });
  expect(await screen.findByRole('heading', { name: 'No pack is chosen' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All packs' })).toHaveAttribute('href', '/recharges');
});

test('is in Hindi on a Hindi page', async () => {
  showPayment({}, { locale: 'hi' });
  expect(await screen.findByRole('button', { name: '₹134.52 का पेमेंट कीजिए' })).toBeInTheDocument();
  expect(value('कुल देना है')).toHaveTextContent('₹134.52');
});
