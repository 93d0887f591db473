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
