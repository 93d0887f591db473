import type { Page } from '@playwright/test';

const scripts = '**/releases/**/*.js';

/** Blocks the scripts of releases on a page, but not inline ones; the returned function unblocks them. */
export async function blockScripts(page: Page): Promise<() => void> {
  let unblock = () => undefined as void;
  const through = new Promise<void>((resolve) => (unblock = resolve));
  await page.route(scripts, async (route) => {
    await through;
    await route.continue();
  });
  return unblock;
}

/** Opens an address and waits for the end of the document while its scripts are blocked. */
export async function openBeforeScripts(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
}
