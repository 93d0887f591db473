import type { Page } from '@playwright/test';

const scripts = '**/releases/**/*.js';

/** Keeps the scripts of the releases from a page; the inline one runs. Call what it resolves with to let them through. */
export async function blockScripts(page: Page): Promise<() => void> {
  let unblock = () => undefined as void;
  const through = new Promise<void>((resolve) => (unblock = resolve));
  await page.route(scripts, async (route) => {
    await through;
    await route.continue();
  });
  return unblock;
}

/** Opens an address, as far as a page comes whose scripts are held. */
export async function openBeforeScripts(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
}
