import { expect, test, type Browser, type Page } from '@playwright/test';
import { openVisit } from '../support/browser';
import { pageFaults } from '../support/faults/faulty-pages';
import { publishFaulty } from '../support/faults/faulty-scripts';
import { keepReports, type ReportEntry } from '../support/kept-reports';
import { waitForContent, waitForInteractive } from '../support/page-ready';
import { getStableRelease, runRelease } from '../support/site/releases';
import { fetchSiteDocument } from '../support/rendering';
import { startSite, type OwnSite } from '../support/site/site';
import { visitOthers } from '../support/visit-others';

let site: OwnSite;
let browser: Browser;
let good: string;

test.beforeAll(async ({ browser: launched }) => {
  browser = launched;
  site = await startSite({ env: { RENDER_BUDGET_MS: '60000' } });
  good = getStableRelease(site, 'forum');
});
test.afterEach(() => runRelease(site, 'promote', 'forum', good));
test.afterAll(() => site?.stop());

const expected = /a faulty release|Minified React error|did not load/;
const forumHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'AstroHub' });
const failure = (page: Page) => page.getByRole('heading', { name: 'This page did not load' });
const forumLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'AstroHub' });
const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: /Retry|Trying again/ });
const articles = (page: Page) => page.getByRole('main').getByRole('article');

const publish = (suffix: string, fault: (typeof pageFaults)[number]) =>
  publishFaulty(site, 'forum', `${fault.description.replaceAll(' ', '-')}-${suffix}`, fault);

/** Counts the loaded documents. */
function countDocuments(page: Page): { count: number } {
  const documents = { count: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.count += 1;
  });
  return documents;
}

/** A page that throws in an effect reaches the same error boundary, so one of the two ways is enough. */
const waysOf = (fault: (typeof pageFaults)[number]) => (fault === pageFaults[0] ? ['by address', 'by a link'] : ['by a link']);

for (const fault of pageFaults)
  for (const way of waysOf(fault))
    test(`a page ${fault.description}: the visitor gets the last good release ${way}, and the failure counts`, async () => {
      const bad = publish(way.replaceAll(' ', '-'), fault);
      runRelease(site, 'promote', 'forum', bad);
      const { page, end } = await openVisit(browser, { viewport: { width: 1280, height: 800 } });
      const readReports = await keepReports(page);
      const documents = countDocuments(page);
      await page.goto(site.url + (way === 'by address' ? '/forum?page=1' : '/about-us'));
      if (way === 'by a link') {
        await waitForInteractive(page);
        await forumLink(page).click();
      }
      await forumHeading(page).waitFor();
      await expect.poll(() => documents.count).toBe(2);
      await articles(page).first().waitFor();
      expect(await failure(page).count()).toBe(0);
      await visitOthers(page);
      await forumLink(page).click();
      await articles(page).first().waitFor();
      await page.reload();
      await articles(page).first().waitFor();
      expect(documents.count).toBe(3);
      const badReports = (await readReports()).filter(({ release }) => release === bad);
      const sum = (of: (entry: ReportEntry) => number) => badReports.reduce((total, entry) => total + of(entry), 0);
      expect([sum(({ visits }) => visits), sum((entry) => entry.bad)]).toEqual([1, 1]);

      const cookie = (await page.context().cookies()).find(({ name }) => name === 'failed-releases');
      expect(await fetchSiteDocument(site, '/about-us', { cookie: `failed-releases=${cookie?.value}` })).toMatchObject({
        releases: { forum: good },
      });
      expect((await fetchSiteDocument(site, '/about-us')).releases.forum).toBe(bad);
      await end(expected);
    });

test('a page that fails in both releases shows the error screen in a working site, and Retry shows the page', async () => {
  const [fault] = pageFaults;
  if (fault === undefined) throw new Error('No fault');
  const [before, bad] = [publish('before', fault), publish('after', fault)];
  runRelease(site, 'promote', 'forum', before);
  runRelease(site, 'promote', 'forum', bad);
  const { page, end } = await openVisit(browser, { viewport: { width: 1280, height: 800 } });
  const documents = countDocuments(page);
  await page.goto(`${site.url}/forum?page=1`);
  await failure(page).waitFor();
  expect(documents.count).toBe(2);
  await visitOthers(page);
  await forumLink(page).click();
  await failure(page).waitFor();
  await page.evaluate(() => Object.assign(globalThis, { isMended: true }));
  await retry(page).click();
  await articles(page).first().waitFor();
  await visitOthers(page);
  expect(documents.count).toBe(2);
  await end(expected);
});

test('input on another page is kept when the page is reloaded', async () => {
  const [fault] = pageFaults;
  if (fault === undefined) throw new Error('No fault');
  const { page, end } = await openVisit(browser, { viewport: { width: 1280, height: 800 } });
  await page.goto(`${site.url}/free-kundli`);
  await waitForInteractive(page);
  await waitForContent(page);
  await page.getByRole('textbox', { name: 'Name' }).fill('Asha Rao');
  runRelease(site, 'promote', 'forum', publish('with-a-draft', fault));
  const documents = countDocuments(page);
  await page.goto(`${site.url}/forum?page=1`);
  await expect.poll(() => documents.count).toBe(2);
  await articles(page).first().waitFor();
  await page.goto(`${site.url}/free-kundli`);
  await waitForContent(page);
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Asha Rao');
  await end(expected);
});
