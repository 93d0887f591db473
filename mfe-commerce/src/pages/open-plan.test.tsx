import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiPaths } from '@oracle-astra/shared/contract';
import { fakeApi, noSubscription, renderPage, tokenFor, type FakeAnswer } from '@oracle-astra/shared/testing';
import { routes } from '../routes';
import { fakeCheckout } from '../testing/fake-checkout';
import { me, paymentConfig } from '../testing/payment-answers';
import { samplePlans } from '../testing/samples';

let checkout: ReturnType<typeof fakeCheckout>;

beforeEach(() => void (checkout = fakeCheckout()));
afterEach(() => checkout.remove());

const show = (answers: Record<string, FakeAnswer>) => {
  const { fetch, calls } = fakeApi({
    [apiPaths.plans]: samplePlans,
    [apiPaths.paymentConfig]: paymentConfig,
    [apiPaths.createSubscription]: { status: 'success', key_id: 'key_1', subscription_id: 'sub_1' },
    [apiPaths.me]: me,
    ...answers,
  });
  const { store } = renderPage(routes, { path: '/subscription', token: tokenFor('u1'), fetch });
  return { store, callsOf: (called: string) => calls.filter(({ path }) => path === called) };
};

const begun = { subscription_id: 'sub_1', amount: 199_00, created_at: '2026-11-21T11:57:00.000Z' };

test('shows an unpaid subscription order with its age, and completes it', async () => {
  show({ [apiPaths.subscriptionStatus]: { ...noSubscription, open_order: begun } });
  expect(await screen.findByRole('heading', { name: /^You began to pay ₹199\.00 3 minutes ago$/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Subscribe for ₹199 a month' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Finish it' }));
  await waitFor(() => expect(checkout.opened).toHaveLength(1));
  expect(checkout.opened[0]).toMatchObject({ subscription_id: 'sub_1' });
});

test('drops a subscription order after a confirmation, and offers to subscribe', async () => {
  let status: object = { ...noSubscription, open_order: begun };
  const drop = () => {
    status = noSubscription;
    return { status: 'success', dropped: true };
  };
  const { callsOf } = show({ [apiPaths.subscriptionStatus]: () => status, [apiPaths.dropSubscription]: drop });
  await userEvent.click(await screen.findByRole('button', { name: 'Drop it' }));
  expect(callsOf(apiPaths.dropSubscription)).toEqual([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
  const subscribe = await screen.findByRole('button', { name: 'Subscribe for ₹199 a month' });
  await waitFor(() => expect(subscribe).toHaveFocus());
  expect(callsOf(apiPaths.dropSubscription)).toMatchObject([{ body: { subscription_id: 'sub_1' } }]);
});

test('reports a window that does not open, and can be tried again', async () => {
  checkout.break();
  show({ [apiPaths.subscriptionStatus]: noSubscription });
  const button = () => screen.findByRole('button', { name: 'Subscribe for ₹199 a month' });
  await userEvent.click(await button());
  expect(await screen.findByRole('dialog')).toHaveTextContent('Oops! Payment failed.');
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0]!);
  expect(await button()).not.toHaveAttribute('aria-busy');
});

test('says that a bank has not answered yet, instead of a failed order', async () => {
  const pending = { status: 'fail', code: 'payment_pending', message: 'Your bank has not answered.' };
  const { store } = show({
    [apiPaths.subscriptionStatus]: { ...noSubscription, open_order: begun },
    [apiPaths.createSubscription]: pending,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Finish it' }));
  await waitFor(() => expect(store.getState().notices.alerts).toEqual(['Your bank has not answered.']));
});
