import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiPaths } from '@oracle-astra/shared/contract';
import { fakeCheckout } from '../testing/fake-checkout';
import { fullPrice, orderStatus } from '../testing/payment-answers';
import { paymentAddress, payButton, showPayment } from '../testing/payment-page';

let checkout: ReturnType<typeof fakeCheckout>;

beforeEach(() => {
  checkout = fakeCheckout();
});
afterEach(() => checkout.remove());

const begun = {
  order_id: 'order_0',
  astrologer: 'Astra',
  wallet: 240,
  coupon: null,
  amount: 269_04,
  created_at: '2026-11-21T11:57:00.000Z',
};

test('shows an open order with its age, in place of another payment', async () => {
  const { router } = showPayment({ [apiPaths.rechargeOpen]: { status: 'success', orders: [begun] } });
  expect(await screen.findByRole('heading', { name: /^You began to pay ₹269\.04 3 minutes ago$/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Pay ₹/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Finish it' }));
  expect(router.state.location.search).toBe('?astrologer=astra&wallet=240&order=order_0');
  expect(await payButton()).toBeInTheDocument();
});

test('drops an open order after a confirmation, and then offers to pay', async () => {
  let orders = [begun];
  const drop = () => {
    orders = [];
    return orderStatus('expired', { order_id: 'order_0' });
  };
  const { callsOf } = showPayment({ [apiPaths.rechargeOpen]: () => ({ status: 'success', orders }), [apiPaths.rechargeDrop]: drop });
  await userEvent.click(await screen.findByRole('button', { name: 'Drop it' }));
  expect(callsOf(apiPaths.rechargeDrop)).toEqual([]);
  const dialog = screen.getByRole('alertdialog', { name: 'Drop the payment of ₹269.04?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Yes' }));
  const pay = await payButton();
  // Keyboard users continue at the replacement of the dropped payment.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Payment details' })));
  expect(document.activeElement).toContainElement(pay);
  expect(callsOf(apiPaths.rechargeDrop)).toMatchObject([{ body: { order_id: 'order_0' } }]);
});

const ofThisPack = { ...begun, astrologer: 'Oracle', wallet: 120 };
const list = (...orders: object[]) => ({ status: 'success', orders });

/** A response that is sent when the test says so. */
function later() {
  let give: (answer: object) => void = () => undefined;
  const answer = new Promise<object>((resolve) => {
    give = resolve;
  });
  return { answer: () => answer, give: (value: object) => give(value) };
}

test('continues a press when the open orders are known', async () => {
  const open = later();
  const { callsOf } = showPayment({ [apiPaths.rechargeOpen]: open.answer });
  const pay = await payButton();
  expect(pay).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(pay);
  expect(callsOf(apiPaths.rechargeOrder)).toEqual([]);
  open.give(list());
  await waitFor(() => expect(checkout.opened).toHaveLength(1));
});

test('begins no second payment by a press before the list of open orders has loaded', async () => {
  const open = later();
  const { callsOf } = showPayment({ [apiPaths.rechargeOpen]: open.answer });
  await userEvent.click(await payButton());
  open.give(list(begun));
  expect(await screen.findByRole('heading', { name: /^You began to pay ₹269\.04/ })).toBeInTheDocument();
  expect(callsOf(apiPaths.rechargeOrder)).toEqual([]);
});

test('shows the order that another tab has begun meanwhile, because the server makes no second one', async () => {
  let orders: object[] = [];
  const refuse = () => {
    orders = [begun];
    return { status: 'fail', code: 'payment_open', message: 'A payment is open.' };
  };
  showPayment({ [apiPaths.rechargeOpen]: () => ({ status: 'success', orders }), [apiPaths.rechargeOrder]: refuse });
  await userEvent.click(await payButton());
  expect(await screen.findByRole('heading', { name: /^You began to pay ₹269\.04/ })).toBeInTheDocument();
  expect(checkout.opened).toEqual([]);
});

test('begins none if that list fails to load, and can be pressed again', async () => {
  let answer: object = { status: 'fail', code: 'unavailable', message: 'Try again in a moment.' };
  const { callsOf } = showPayment({ [apiPaths.rechargeOpen]: () => answer });
  await userEvent.click(await payButton());
  await waitFor(async () => expect(await payButton()).not.toHaveAttribute('aria-busy'));
  expect(callsOf(apiPaths.rechargeOrder)).toEqual([]);
  answer = list();
  await userEvent.click(await payButton());
  await waitFor(() => expect(checkout.opened).toHaveLength(1));
});

test('shows the open order although the address names another one', async () => {
  const notFound = { status: 'fail', code: 'order_not_found', message: 'There is no such order.' };
  showPayment(
    { [apiPaths.rechargeOpen]: list(begun), [apiPaths.rechargeStatus]: notFound },
    { path: `${paymentAddress}&order=order_of_another` },
  );
  expect(await screen.findByRole('heading', { name: /^You began to pay ₹269\.04/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Pay ₹/ })).not.toBeInTheDocument();
});

test('says that an order has expired, and what happens to its money', async () => {
  showPayment({ [apiPaths.rechargeStatus]: orderStatus('expired') }, { path: `${paymentAddress}&order=order_1` });
  expect(await screen.findByText(/^The payment that was begun here has lapsed after a day, or was dropped\./)).toBeInTheDocument();
  expect(await payButton()).toBeInTheDocument();
});

test('completes an order at its own price, although the price of the pack has changed', async () => {
  const prices = { ...fullPrice, status: undefined, price: 100_00, taxable: 100_00, gst: 18_00, amount: 118_00 };
  const { callsOf } = showPayment(
    {
      [apiPaths.rechargeOpen]: list({ ...ofThisPack, order_id: 'order_1', amount: 118_00, prices }),
      [apiPaths.rechargeStatus]: orderStatus('created', { amount: 118_00 }),
    },
    { path: `${paymentAddress}&order=order_1` },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Pay ₹118.00' }));
  await waitFor(() => expect(checkout.opened).toHaveLength(1));
  expect(checkout.opened[0]?.order_id).toBe('order_1');
  expect(callsOf(apiPaths.rechargeOrder)).toEqual([]);
});

test('shows the open order if the pack in the address is no longer sold', async () => {
  const gone = { status: 'fail', code: 'pack_not_found', message: 'There is no such pack.' };
  showPayment({ [apiPaths.rechargeOpen]: list(begun), [apiPaths.rechargeQuote]: gone });
  expect(await screen.findByRole('button', { name: 'Drop it' })).toBeInTheDocument();
});
