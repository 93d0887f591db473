import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiPaths } from '@oracle-astra/shared/contract';
import { fakeApi, noSubscription, renderPage, tokenFor } from '@oracle-astra/shared/testing';
import { routes } from '../routes';
import { fakeCheckout } from '../testing/fake-checkout';
import { fullPrice, me, paymentConfig } from '../testing/payment-answers';
import { payButton, showPayment } from '../testing/payment-page';
import { samplePlans } from '../testing/samples';

let checkout: ReturnType<typeof fakeCheckout>;
beforeEach(() => void (checkout = fakeCheckout()));
afterEach(() => checkout.remove());

test('opens no window over another amount than the displayed one, and then pays the new one', async () => {
  const prices = { ...fullPrice, price: 120_00, taxable: 120_00, gst: 21_60, amount: 141_60 };
  const begun = {
    order_id: 'order_1',
    astrologer: 'Oracle',
    wallet: 120,
    coupon: null,
    amount: 141_60,
    created_at: '2026-11-01T00:00:00.000Z',
    prices,
  };
  let orders: object[] = [];
  const order = () => {
    orders = [begun];
    return { ...prices, key_id: 'key_1', order_id: 'order_1' };
  };
  const { callsOf } = showPayment({ [apiPaths.rechargeOrder]: order, [apiPaths.rechargeOpen]: () => ({ status: 'success', orders }) });
  await userEvent.click(await payButton());
  expect(await screen.findByText(/^The price has changed/)).toBeInTheDocument();
  expect(checkout.opened).toEqual([]);
  await userEvent.click(await screen.findByRole('button', { name: /141\.60/ }));
  await waitFor(() => expect(checkout.opened).toHaveLength(1));
  expect(callsOf(apiPaths.rechargeOrder)).toHaveLength(1);
});

test('opens no window over another price than the displayed one, and then shows the new one', async () => {
  let status: unknown = noSubscription;
  const create = () => {
    status = { ...noSubscription, open_order: { subscription_id: 'sub_1', amount: 249_00, created_at: new Date().toISOString() } };
    return { status: 'success', key_id: 'key_1', subscription_id: 'sub_1', amount: 249_00, questions: 500 };
  };
  const answers = {
    [apiPaths.plans]: samplePlans,
    [apiPaths.paymentConfig]: paymentConfig,
    [apiPaths.subscriptionStatus]: () => status,
    [apiPaths.createSubscription]: create,
    [apiPaths.me]: me,
  };
  renderPage(routes, { path: '/subscription', token: tokenFor('u1'), fetch: fakeApi(answers).fetch });
  await userEvent.click(await screen.findByRole('button', { name: 'Subscribe for ₹199 a month' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('The plan is ₹249 a month by now.');
  expect(checkout.opened).toEqual([]);
  await userEvent.click(screen.getAllByRole('button', { name: /Ok|Close/ })[0]!);
  await userEvent.click(await screen.findByRole('button', { name: /Finish/ }));
  await waitFor(() => expect(checkout.opened[0]).toMatchObject({ description: '₹249/month for 500 questions' }));
});
