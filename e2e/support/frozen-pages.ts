import { siteRoutes } from '@oracle-astra/shared/contract';
import type { Page } from '@playwright/test';
import type { Site } from './site/site';

/** Advances the clocks of the browser and of the server as the page sees it; another tab does it, because a frozen one runs no code. */
async function openClock(page: Page, site: Site) {
  const awake = await page.context().newPage();
  await awake.goto(site.url + siteRoutes.helplines);
  await page.addInitScript(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + Number(localStorage.getItem('ahead') ?? 0);
  });
  let ahead = 0;
  await page.route('**/sw.js', async (route) => {
    const response = await route.fetch();
    const date = new Date(Date.now() + ahead).toUTCString();
    // The page may have been closed meanwhile.
    await route.fulfill({ response, headers: { ...response.headers(), date } }).catch(() => undefined);
  });
  return {
    async advance(hours: number): Promise<void> {
      ahead = hours * 3_600_000;
      await awake.evaluate((ms) => localStorage.setItem('ahead', String(ms)), ahead);
    },
    /** Another tab's change reaches a page only after it is thawed, on a busy machine some time later. */
    waitUntilSeen: () => page.waitForFunction((ms) => localStorage.getItem('ahead') === String(ms), ahead),
  };
}

/**
 * Prepares a page that is not open yet. The returned function freezes it until it is so many hours after its opening, and thaws it;
 * `meanwhile` runs while it is frozen.
 */
export async function prepareFreezing(page: Page, site: Site): Promise<(hours: number, meanwhile?: () => unknown) => Promise<void>> {
  const clock = await openClock(page, site);
  const session = await page.context().newCDPSession(page);
  return async (hours, meanwhile) => {
    await session.send('Page.setWebLifecycleState', { state: 'frozen' });
    await clock.advance(hours);
    await meanwhile?.();
    await session.send('Page.setWebLifecycleState', { state: 'active' });
    await clock.waitUntilSeen();
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  };
}
