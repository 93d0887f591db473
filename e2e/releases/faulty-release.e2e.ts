import { expect, test, type Browser, type Page } from '@playwright/test';
import { openVisit } from '../support/browser';
import { faults, publishFaulty, throwsInRoutes } from '../support/faults/faulty-scripts';
import { runRelease, getStableRelease, publishVariant } from '../support/site/releases';
import { waitForInteractive } from '../support/page-ready';
import { startSite, type OwnSite } from '../support/site/site';
import { visitOthers } from '../support/visit-others';

const sites: { where: string; env: Record<string, string> }[] = [
  { where: 'on the server', env: {} },
  { where: 'in the browser', env: { RENDER_WORKERS: '0' } },
];
const wide = { viewport: { width: 1280, height: 800 } };
const failed = 'This page did not load';
/** The expected console error of the release. */
const loadError = /forum-[\w.-]+ did not load/;

let site: OwnSite;
let browser: Browser;

test.beforeAll(({ browser: launched }) => {
  browser = launched;
});

const forumHeading = (page: Page) => page.getByRole('heading', { level: 1, name: /AstroHub|discussion/i });
const failure = (page: Page) => page.getByRole('heading', { name: failed });

const forumLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'AstroHub' });

const headingsByLink = { AstroHub: /AstroHub/, Recharges: /Recharge/, 'Free Kundli': /Birth details/, 'About us': /About/ };

/** Opens a page of each remote by links, without loading another document. */
async function visitEachRemote(page: Page): Promise<void> {
  for (const [link, heading] of Object.entries(headingsByLink)) {
    await page.getByRole('link', { name: link, exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  }
}

/** The heap size of the page in bytes after a garbage collection. */
async function measureHeap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}

for (const { where, env } of sites) {
  test.describe(`rendered ${where}`, () => {
    test.beforeAll(async () => {
      site = await startSite({ env: { REMOTE_TIMEOUT_MS: '4000', ...env } });
    });
    test.afterAll(() => site.stop());

    if (where === 'on the server')
      test('an open tab works after three deploys and a hundred navigations, and its heap does not grow', async () => {
        const { page, end } = await openVisit(browser, wide);
        await page.goto(`${site.url}/about-us`);
        await waitForInteractive(page);
        await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
        for (const deploy of ['first', 'second', 'third']) {
          runRelease(site, 'promote', 'forum', publishVariant(site, 'forum', deploy, {}));
          await visitEachRemote(page);
        }
        const before = await measureHeap(page);
        for (let round = 0; round < 25; round += 1) await visitEachRemote(page);
        // More than what pages, queries and pictures keep for a while.
        expect((await measureHeap(page)) - before).toBeLessThan(4_000_000);
        expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
        await end();
      });

    if (where === 'in the browser')
      test('without a previous release only its own pages fail, and Retry loads them once they work', async () => {
        const stable = getStableRelease(site, 'forum');
        runRelease(site, 'promote', 'forum', publishFaulty(site, 'forum', 'alone', throwsInRoutes));
        try {
          const { page, end } = await openVisit(browser, wide);
          // Blocks the previous release, as if this were the first one.
          await page.route('**/releases/forum/**', (route) =>
            route.request().url().includes(`/${stable}/`) ? route.abort() : route.continue(),
          );
          await page.goto(`${site.url}/forum?page=1`);
          await failure(page).waitFor();
          await visitOthers(page);
          await forumLink(page).click();
          await failure(page).waitFor();
          await page.evaluate(() => Object.assign(globalThis, { isMended: true }));
          await page.getByRole('button', { name: /Retry|Trying again/ }).click();
          await forumHeading(page).waitFor();
          await visitOthers(page);
          await end(loadError, /a faulty release/, /net::ERR_|Failed to load resource/);
        } finally {
          runRelease(site, 'rollback', 'forum');
        }
      });

    test.describe('a release that throws inside its routes', () => {
      let faulty: string;
      test.beforeAll(() => {
        faulty = publishFaulty(site, 'forum', 'faulty', throwsInRoutes);
        runRelease(site, 'promote', 'forum', faulty);
      });
      test.afterAll(() => runRelease(site, 'rollback', 'forum'));

      const findLoadErrors = (problems: string[]) =>
        problems.filter((text) => text.includes(`${faulty} did not load`) && text.includes('a faulty release'));

      test('falls back to the previous one by address, and other remotes work', async () => {
        const { page, problems, end } = await openVisit(browser, wide);
        await page.goto(`${site.url}/forum?page=1`);
        await waitForInteractive(page);
        await forumHeading(page).waitFor();
        expect(findLoadErrors(problems)).toHaveLength(1);
        await visitOthers(page);
        await forumLink(page).click();
        await forumHeading(page).waitFor();
        await end(/a faulty release/);
      });

      test('falls back on hover and by link, and other remotes work', async () => {
        const { page, problems, end } = await openVisit(browser, wide);
        await page.goto(`${site.url}/about-us`);
        await waitForInteractive(page);
        const isLogged = page.waitForEvent('console', (message) => message.text().includes(faulty));
        await forumLink(page).hover();
        await isLogged;
        await visitOthers(page);
        await forumLink(page).click();
        await forumHeading(page).waitFor();
        expect(findLoadErrors(problems)).toHaveLength(1);
        await visitOthers(page);
        await end(/a faulty release/);
      });
    });
  });
}

test.describe('other faults of a release in the browser', () => {
  test.beforeAll(async () => {
    site = await startSite({ env: { REMOTE_TIMEOUT_MS: '1500' } });
  });
  test.afterAll(() => site.stop());

  for (const { description, ...edit } of faults) {
    test(`a release that ${description} falls back to the previous one`, async () => {
      const suffix = `faulty${faults.findIndex((fault) => fault.description === description)}`;
      runRelease(site, 'promote', 'forum', publishFaulty(site, 'forum', suffix, { description, ...edit }));
      try {
        const { page, end } = await openVisit(browser, wide);
        await page.goto(`${site.url}/about-us`);
        await waitForInteractive(page);
        await forumLink(page).click();
        await forumHeading(page).waitFor();
        await visitOthers(page);
        await page.goto(`${site.url}/forum?page=1`);
        await waitForInteractive(page);
        await forumHeading(page).waitFor();
        await end(/forum-[\w.-]+ did not load|a faulty release/);
      } finally {
        runRelease(site, 'rollback', 'forum');
      }
    });
  }
});
