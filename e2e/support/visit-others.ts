import { expect, type Page } from '@playwright/test';
import { waitForContent } from './page-ready';

/** Opens a page of every other remote by links, without loading another document. */
export async function visitOthers(page: Page): Promise<void> {
  await waitForContent(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const footer = page.getByRole('contentinfo');
  for (const [link, address] of [
    ['About us', '/about-us'],
    ['Recharges', '/recharges'],
    ['Free Kundli', '/free-kundli'],
  ] as const) {
    await footer.getByRole('link', { name: link, exact: true }).click();
    await page.waitForURL((url) => url.pathname === address);
    await waitForContent(page);
    // The page before stays until the new one has loaded.
    await expect(page.getByRole('heading', { name: 'This page did not load' })).toHaveCount(0);
  }
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
}
