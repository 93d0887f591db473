import { expect, type FrameLocator, type Page } from '@playwright/test';

/** The payment window of the local gateway. */
export const getPaymentWindow = (page: Page): FrameLocator => page.frameLocator('iframe[title=Payment]');

/** Chooses the outcome in the open payment window, and pays there. */
export async function payInWindow(page: Page, outcome: string): Promise<void> {
  const payment = getPaymentWindow(page);
  await payment.getByRole('combobox', { name: 'Outcome' }).selectOption(outcome);
  await payment.getByRole('button', { name: /^Pay ₹/ }).click();
}

/** Closes the open payment window. Without a click, because on a busy machine a click into a new frame can be lost. */
export const dismissWindow = (page: Page): Promise<void> =>
  expect(async () => {
    const cancel = getPaymentWindow(page).getByRole('button', { name: 'Cancel payment' });
    await cancel.click({ timeout: 5000 });
    await cancel.waitFor({ state: 'detached', timeout: 3000 });
  }).toPass();

/** Pays the order of the open window, like a second window on another device. */
export async function payAgainElsewhere(page: Page): Promise<void> {
  const address = new URL((await page.locator('iframe[title=Payment]').getAttribute('src')) ?? '');
  const data = { order_id: address.searchParams.get('order_id'), method: 'card', outcome: 'paid' };
  await page.request.post(`${address.origin}/v1/checkout/pay`, { data });
}
