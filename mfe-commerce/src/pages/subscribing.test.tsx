import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiPaths } from '@oracle-astra/shared/contract';
import { fakeApi, noSubscription, renderPage, tokenFor, type FakeAnswer } from '@oracle-astra/shared/testing';
import { routes } from '../routes';
import { failScripts, fakeCheckout } from '../testing/fake-checkout';
import { me, paymentConfig } from '../testing/payment-answers';
import { activeSubscription, samplePlans } from '../testing/samples';

const order = { status: 'success', key_id: 'key_1', subscription_id: 'sub_1', amount: 199_00, questions: 500 };
const result = { razorpay_payment_id: 'pay_1', razorpay_subscription_id: 'sub_1', razorpay_signature: 'signed' };
let checkout: ReturnType<typeof fakeCheckout>;

beforeEach(() => void (checkout = fakeCheckout()));
afterEach(() => checkout.remove());

interface Given {
  path?: string;
  token?: string | null;
  locale?: 'hi';
}

const show = (answers: Record<string, FakeAnswer> = {}, { path = '/subscription', token = tokenFor('u1'), locale }: Given = {}) => {
  const { fetch, calls } = fakeApi({
    [apiPaths.plans]: samplePlans,
    [apiPaths.paymentConfig]: paymentConfig,
    [apiPaths.subscriptionStatus]: noSubscription,
    [apiPaths.createSubscription]: order,
    [apiPaths.me]: me,
    ...answers,
  });
  const callsOf = (called: string) => calls.filter(({ path: one }) => one === called);
  return { ...renderPage(routes, { path, token, fetch, locale }), callsOf };
};

const button = () => screen.findByRole('button', { name: 'Subscribe for ₹199 a month' });

async function start() {
  await userEvent.click(await button());
  await waitFor(() => expect(checkout.opened).toHaveLength(1));
}

test('asks a visitor to log in first', async () => {
  const { store, callsOf } = show({}, { token: null });
  await userEvent.click(await button());
  expect(store.getState().login.open).toBe(true);
  expect(callsOf(apiPaths.createSubscription)).toEqual([]);
});

test('opens the window once, with the texts of the specification', async () => {
  const { callsOf, store } = show();
  // The number is loaded with the account, for which the button does not wait.
  await waitFor(() => expect(JSON.stringify(store.getState())).toContain('9876543210'));
  await userEvent.dblClick(await button());
  await waitFor(() => expect(checkout.opened).toHaveLength(1));
  expect(checkout.opened[0]?.config.display.sequence).toEqual(['upi', 'card', 'netbanking', 'wallet']);
  expect(checkout.opened[0]).toMatchObject({
    key: 'key_1',
    subscription_id: 'sub_1',
    name: 'Oracle & Astra',
    description: '₹199/month for 500 questions',
    prefill: { contact: '+919876543210' },
  });
  expect(await button()).toHaveAttribute('aria-busy', 'true');
  await checkout.dismiss();
  expect(await button()).not.toHaveAttribute('aria-busy');
  expect(callsOf(apiPaths.createSubscription)).toHaveLength(1);
});

test('shows Thank you with the server’s message, and Ok opens the home page', async () => {
  let status: unknown = noSubscription;
  const verified = () => {
    status = activeSubscription;
    return { status: 'success', message: 'Your subscription is active.' };
  };
  const { router, callsOf } = show({ [apiPaths.verifySubscription]: verified, [apiPaths.subscriptionStatus]: () => status });
  await start();
  await checkout.complete(result);
  expect(await screen.findByRole('dialog', { name: 'Thank you' })).toHaveTextContent('Your subscription is active.');
  expect(callsOf(apiPaths.verifySubscription)[0]?.body).toEqual(result);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Subscribe for ₹199 a month', hidden: true })).toBeDisabled());
  await userEvent.click(screen.getByRole('link', { name: 'Ok' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});

test('shows an Error dialog with the server’s reason and Close', async () => {
  show({ [apiPaths.verifySubscription]: { status: 'fail', code: 'payment_mismatch', message: 'The signature is not right.' } });
  await start();
  await checkout.complete(result);
  expect(await screen.findByRole('dialog', { name: 'Error' })).toHaveTextContent('The signature is not right.');
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0]!);
  expect(await button()).toBeEnabled();
});

test.each([
  ['a result without a payment id', () => checkout.complete({})],
  [
    'a window that is closed after a failed payment',
    async () => {
      await checkout.fail();
      await checkout.dismiss();
    },
  ],
])('shows the dialog of a failed payment for %s', async (_what, happen) => {
  show();
  await start();
  await happen();
  expect(await screen.findByRole('dialog')).toHaveTextContent(
    'Oops! Payment failed. If you were charged, the amount will be refunded to your account within 2 days.',
  );
});

test('shows a toast if the verification fails', async () => {
  const { store } = show({ [apiPaths.verifySubscription]: () => new Response('', { status: 502 }) });
  await start();
  await checkout.complete(result);
  await waitFor(() =>
    expect(store.getState().notices.toasts).toMatchObject([{ tone: 'bad', text: 'Something went wrong please try again' }]),
  );
});

test('shows an alert if no order is made, and can be tried again', async () => {
  const { store } = show({ [apiPaths.createSubscription]: () => new Response('', { status: 500 }) });
  await userEvent.click(await button());
  await waitFor(() => expect(store.getState().notices.alerts).toEqual(['Failed to create order']));
  expect(await button()).not.toHaveAttribute('aria-busy');
});

test('shows an alert if the script fails to load, before an order is made', async () => {
  checkout.remove();
  const append = failScripts();
  const { store, callsOf } = show();
  await userEvent.click(await button());
  await waitFor(() => expect(store.getState().notices.alerts).toEqual(['Razorpay SDK failed to load. Are you online?']));
  expect(callsOf(apiPaths.createSubscription)).toEqual([]);
  append.mockRestore();
});

test('continues, once, a tap that needed a new document', async () => {
  const { router } = show({}, { path: '/subscription?start=1' });
  await waitFor(() => expect(checkout.opened).toHaveLength(1));
  expect(router.state.location.search).toBe('');
});

test('is in Hindi on a Hindi page', async () => {
  show({ [apiPaths.verifySubscription]: { status: 'success', message: 'Your subscription is active.' } }, { locale: 'hi' });
  await userEvent.click(await screen.findByRole('button', { name: '₹199 महीने में प्लान लीजिए' }));
  await waitFor(() => expect(checkout.opened[0]?.description).toBe('₹199 में हर महीने 500 सवाल'));
  await checkout.complete(result);
  expect(await screen.findByRole('dialog', { name: 'धन्यवाद' })).toHaveTextContent('आपका प्लान शुरू हो गया है।');
});
