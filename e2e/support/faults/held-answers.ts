import type { Page } from '@playwright/test';

/** Lets the server answer an address and keeps the answer from the page until the returned function is called. */
export async function holdAnswer(page: Page, path: string): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${path}*`, async (route) => {
    const response = await route.fetch();
    await released;
    await route.fulfill({ response });
  });
  return release;
}
