import type { Page } from '@playwright/test';

/** Waits until the page has a heading and nothing is loading. */
export async function waitForContent(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return (
      main?.querySelector('h1') &&
      !main.matches('[aria-busy]') &&
      !main.querySelector('[role=status] > [aria-hidden=true], [aria-busy=true]')
    );
  });
}

/** Waits until the page is interactive. */
export async function waitForInteractive(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('app:interactive').length > 0);
}
