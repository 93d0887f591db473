import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiPaths } from '@oracle-astra/shared/contract';
import { fakeApi, noSubscription, renderPage, tokenFor } from '@oracle-astra/shared/testing';
import { routes } from '../routes';
import { fakeCheckout } from '../testing/fake-checkout';
import { fullPrice, me, orderStatus, paymentConfig } from '../testing/payment-answers';
import { payButton, showPayment } from '../testing/payment-page';
import { samplePlans } from '../testing/samples';

let checkout: ReturnType<typeof fakeCheckout>;
beforeEach(() => void (checkout = fakeCheckout()));
afterEach(() => checkout.remove());

const refusal = { status: 'fail', code: 'price_changed', message: 'The price has changed since.' };
const dearer = { ...fullPrice, price: 120_00, taxable: 120_00, gst: 21_60, amount: 141_60 };

test('shows the new price of a pack instead of a window, and then pays it', async () => {
  let price = fullPrice;
  const shown: (string | null)[] = [];
  const order = (_body: unknown, url: URL) => {
    shown.push(url.searchParams.get('amount'));
    price = dearer;
    return shown.at(-1) === String(price.amount) ? { ...price, key_id: 'key_1', order_id: 'order_1' } : refusal;
  };
  showPayment({ [apiPaths.rechargeQuote]: () => price, [apiPaths.rechargeOrder]: order });
  await userEvent.click(await payButton());
  expect(await screen.findByText(/^The price has changed since/)).toBeInTheDocument();
  expect(checkout.opened).toEqual([]);
  await userEvent.click(await screen.findByRole('button', { name: /141\.60/ }));
  await waitFor(() => expect(checkout.opened).toHaveLength(1));
  expect(shown).toEqual(['13452', '14160']);
});

test('opens no window over the price of an order that was not shown yet', async () => {
  const begun = { order_id: 'order_1', astrologer: 'Oracle', wallet: 120, coupon: null, amount: 141_60, prices: dearer };
  let answer: (open: object) => void = () => undefined;
  const open = new Promise((resolve) => (answer = resolve));
  const status = orderStatus('created', { amount: 141_60 });
  showPayment(
    { [apiPaths.rechargeOpen]: () => open, [apiPaths.rechargeStatus]: status },
    { path: '/payment?astrologer=oracle&wallet=120&order=order_1' },
  );
  await userEvent.click(await screen.findByRole('button', { name: /134\.52/ }));
  answer({ status: 'success', orders: [{ ...begun, created_at: '2026-11-01T00:00:00.000Z' }] });
  expect(await screen.findByText(/^The price has changed since/)).toBeInTheDocument();
  expect(checkout.opened).toEqual([]);
  await userEvent.click(await screen.findByRole('button', { name: /141\.60/ }));
  await waitFor(() => expect(checkout.opened).toMatchObject([{ order_id: 'order_1' }]));
});

test('shows the new price of the plan instead of a window, whose text then has it', async () => {
  let price = 199;
  const create = (_body: unknown, url: URL) => {
    price = 249;
    if (url.searchParams.get('amount') !== '24900') return refusal;
    return { status: 'success', key_id: 'key_1', subscription_id: 'sub_1', amount: 249_00, questions: 400 };
  };
  const answers = {
    [apiPaths.plans]: () => ({ ...samplePlans, plans: samplePlans.plans.map((plan) => ({ ...plan, price })) }),
    [apiPaths.paymentConfig]: paymentConfig,
    [apiPaths.subscriptionStatus]: noSubscription,
    [apiPaths.createSubscription]: create,
    [apiPaths.me]: me,
  };
  const { store } = renderPage(routes, { path: '/subscription', token: tokenFor('u1'), fetch: fakeApi(answers).fetch });
  await userEvent.click(await screen.findByRole('button', { name: 'Subscribe for ₹199 a month' }));
  await waitFor(() => expect(store.getState().notices.alerts).toMatchObject([expect.stringMatching(/^The price has changed since/)]));
  expect(checkout.opened).toEqual([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Subscribe for ₹249 a month' }));
  await waitFor(() => expect(checkout.opened).toMatchObject([{ description: '₹249/month for 400 questions' }]));
});
