import { expect, test, type Browser, type Page } from '@playwright/test';
import { openVisit, type Visit } from '../support/browser';
import { waitForInteractive } from '../support/page-ready';
import { getSharedSite, type Site } from '../support/site/site';
import { visitOthers } from '../support/visit-others';

let site: Site;
let browser: Browser;

test.beforeAll(({ browser: launched }) => {
  browser = launched;
  site = getSharedSite();
});

const refused = /Failed to load resource|did not load|net::ERR_/;
const forumHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'AstroHub' });
const failure = (page: Page) => page.getByRole('heading', { name: 'This page did not load' });
const forumLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'AstroHub' });
const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: /Retry|Trying again/ });
const articles = (page: Page) => page.getByRole('main').getByRole('article');

async function open(address: string): Promise<Visit> {
  const visit = await openVisit(browser, { viewport: { width: 1280, height: 800 } });
  await visit.page.goto(site.url + address);
  return visit;
}

/** Checks that the frame is interactive: its dialog opens and closes. */
async function expectFrameAnswers(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Log In' }).click();
  const dialog = page.getByRole('dialog', { name: 'Continue with Mobile' });
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
}

/**
 * Checks that the page shows its failure inside a working frame, that the other remotes work, and that the failure appears again
 * on the way back.
 */
async function expectOneRemoteMissing(page: Page): Promise<void> {
  await failure(page).waitFor();
  await expectFrameAnswers(page);
  await visitOthers(page);
  await forumLink(page).click();
  await failure(page).waitFor();
}

/** Checks that Retry shows the page, and that other pages and the way back work. */
async function expectRecovered(page: Page): Promise<void> {
  await retry(page).click();
  await forumHeading(page).waitFor();
  await articles(page).first().waitFor();
  expect(await failure(page).count()).toBe(0);
  await visitOthers(page);
  await forumLink(page).click();
  await forumHeading(page).waitFor();
}

for (const { what, pattern } of [
  { what: 'the entry', pattern: '**/releases/forum/**' },
  { what: 'the chunk of a page', pattern: /\/releases\/forum\/.*\/(page\.)?forum-list\./ },
])
  test(`${what} answers 404`, async () => {
    const { page, end } = await open('/about-us');
    await waitForInteractive(page);
    await page.route(pattern, (route) => route.fulfill({ status: 404, body: 'gone' }));
    await forumLink(page).click();
    await expectOneRemoteMissing(page);
    await page.unroute(pattern);
    await expectRecovered(page);
    await end(refused);
  });

test('a response that is not JSON affects only its list, and Retry shows it', async () => {
  const { page, end } = await open('/about-us');
  await waitForInteractive(page);
  const list = '**/apis/forum/discussions/getAll.php*';
  await page.route(list, (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Sign in to the network</h1>' }));
  await forumLink(page).click();
  await forumHeading(page).waitFor();
  await retry(page).waitFor();
  expect(await page.getByText('Sign in to the network').count()).toBe(0);
  await expectFrameAnswers(page);
  await visitOthers(page);
  await page.unroute(list);
  await forumLink(page).click();
  await forumHeading(page).waitFor();
  // The list may be refetched before the button is reached.
  await retry(page)
    .click({ timeout: 2000 })
    .catch(() => undefined);
  await articles(page).first().waitFor();
  await end();
});

test('a document with a truncated composition stays readable and shows the failure, and Retry makes it interactive', async () => {
  const visit = await openVisit(browser, { viewport: { width: 1280, height: 800 } });
  const { page, end } = visit;
  const address = `${site.url}/forum?page=1`;
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /(id="composition">)([^<]*)/,
      (_all, tag: string, json: string) => tag + json.slice(0, 40),
    );
    await route.fulfill({ response, body });
  });
  await page.goto(address);
  await page.getByText('Parts of this page didn’t load').waitFor();
  await forumHeading(page).waitFor();
  await articles(page).first().waitFor();
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('alert').getByRole('link', { name: 'Retry' }).click();
  await waitForInteractive(page);
  await expectFrameAnswers(page);
  await visitOthers(page);
  await end(/JSON/);
});

test('on a slow network the page is readable before its scripts load, a link shows that it is loading, and nothing fails', async () => {
  const { page, end } = await openVisit(browser, { viewport: { width: 1280, height: 800 } });
  const session = await page.context().newCDPSession(page);
  const bytesPerSecond = 50_000;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await page.goto(`${site.url}/forum?page=1`, { waitUntil: 'commit' });
  await forumHeading(page).waitFor();
  expect(await page.evaluate(() => performance.getEntriesByName('app:interactive').length)).toBe(0);
  page.setDefaultTimeout(60_000);
  await page.waitForFunction(() => performance.getEntriesByName('app:interactive').length > 0, null, { timeout: 60_000 });
  await expectFrameAnswers(page);
  await visitOthers(page);
  expect(await failure(page).count()).toBe(0);
  await end();
});
