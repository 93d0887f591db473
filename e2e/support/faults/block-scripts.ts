import type { Page } from '@playwright/test';

const scripts = '**/releases/**/*.js';

/** Blocks the scripts of releases, but not inline ones, on a page; the returned function unblocks them. */
export async function blockScripts(page: Page): Promise<() => void> {
  let unblock = () => undefined as void;
  const through = new Promise<void>((resolve) => (unblock = resolve));
  await page.route(scripts, async (route) => {
    await through;
    await route.continue();
  });
  return unblock;
}

/** Opens an address with its scripts blocked, and waits for the end of the document. */
export async function openBeforeScripts(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
}
