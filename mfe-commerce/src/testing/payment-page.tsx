import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, renderPage, tokenFor, type FakeAnswer } from '@oracle-astra/shared/testing';
import { routes } from '../routes';
import type { fakeCheckout } from './fake-checkout';
import { paymentAnswers } from './payment-answers';

export const paymentAddress = '/payment?astrologer=oracle&wallet=120&amount=1';

interface Given {
  path?: string;
  token?: string | null;
  locale?: 'hi';
}

/** Opens the payment page of a pack; these answers override those of a successful payment. */
export function showPayment(
  answers: Record<string, FakeAnswer> = {},
  { path = paymentAddress, token = tokenFor('u1'), ...more }: Given = {},
) {
  const { fetch, calls } = fakeApi(paymentAnswers(answers));
  const callsOf = (called: string) => calls.filter(({ path: one }) => one === called);
  return { ...renderPage(routes, { path, token, fetch, ...more }), callsOf };
}

export const payButton = () => screen.findByRole('button', { name: /^Pay ₹/ });

/** Opens the provider's window. */
export async function startPaying({ opened }: ReturnType<typeof fakeCheckout>): Promise<void> {
  await userEvent.click(await payButton());
  await waitFor(() => expect(opened).toHaveLength(1));
}
