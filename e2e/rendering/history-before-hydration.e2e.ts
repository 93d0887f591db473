import { expect, test, type Page } from '@playwright/test';
import { openVisit } from '../support/browser';
import { blockScripts } from '../support/faults/block-scripts';
import { waitForInteractive } from '../support/page-ready';
import { getSharedSite, type Site } from '../support/site/site';

let site: Site;

test.beforeAll(() => {
  site = getSharedSite();
});

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** Opens the forum and follows a link of the frame to another remote, in the same document; then reloads that page without scripts. */
async function reloadBeforeScripts(page: Page): Promise<() => void> {
  await page.goto(`${site.url}/forum?page=1`);
  await waitForInteractive(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
  await expect(heading(page)).toHaveText('About us');
  const unblock = await blockScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(heading(page)).toHaveText('About us');
  return unblock;
}

test('a step back before hydration, for which the browser keeps the document, leads to the page of its address without an error', async ({
  browser,
}) => {
  const { page, end } = await openVisit(browser);
  const unblock = await reloadBeforeScripts(page);
  await page.evaluate(() => history.back());
  await page.waitForURL(/\/forum/, { waitUntil: 'commit' });
  // The document is still that of the other page.
  await expect(heading(page)).toHaveText('About us');
  unblock();
  await expect(heading(page)).toHaveText('AstroHub');
  await waitForInteractive(page);
  await page.evaluate(() => history.forward());
  await expect(heading(page)).toHaveText('About us');
  await end();
});
