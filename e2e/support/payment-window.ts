import type { FrameLocator, Page } from '@playwright/test';

/** The payment window of the local gateway. */
export const getPaymentWindow = (page: Page): FrameLocator => page.frameLocator('iframe[title=Payment]');

/** Chooses what is to happen in the open payment window, and pays there. */
export async function payInWindow(page: Page, outcome: string): Promise<void> {
  const payment = getPaymentWindow(page);
  await payment.getByRole('combobox', { name: 'Outcome' }).selectOption(outcome);
  await payment.getByRole('button', { name: /^Pay ₹/ }).click();
}

/** Closes the open payment window. */
export const dismissWindow = (page: Page): Promise<void> => getPaymentWindow(page).getByRole('button', { name: 'Cancel payment' }).click();

/** Pays the order of the open window as a second window of it would, on another device. */
export async function payAgainElsewhere(page: Page): Promise<void> {
  const address = new URL((await page.locator('iframe[title=Payment]').getAttribute('src')) ?? '');
  const data = { order_id: address.searchParams.get('order_id'), method: 'card', outcome: 'paid' };
  await page.request.post(`${address.origin}/v1/checkout/pay`, { data });
}
