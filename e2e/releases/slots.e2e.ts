import { expect, test, type Browser, type Page } from '@playwright/test';
import { openVisit } from '../support/browser';
import { fetchDocument } from '../support/documents';
import { waitForInteractive } from '../support/page-ready';
import { pollUntil } from '../support/poll-until';
import { getStableRelease, publishVariant, runRelease, type Variant } from '../support/site/releases';
import { startSite, type OwnSite } from '../support/site/site';

/** The banner of forum in a slot of the landing page, which belongs to content; the cards beside it are those of chat. */
const banner = (page: Page) => page.locator('[data-fill="forum-hub-banner"]');
const cards = (page: Page) => page.locator('[data-fill="chat-prediction-cards"]');
const openHub = 'Open AstroHub';

/** Replaces the component of the banner in the build for Node. */
const withServerBanner = (component: string) => (source: string) =>
  `${source};module.exports.fills.find(({name})=>name==='forum-hub-banner').lazy=async()=>({Component(){${component}}});`;
/** Replaces it in the script of the banner, which begins with its chunk. */
const withBrowserBanner = (component: string) => (source: string) =>
  source.includes(openHub)
    ? source.replace(
        /(\.d\([\w$]+,\{Component:\(\)=>)[\w$]+(\}\))/,
        (_all, start: string, end: string) => `${start}()=>{${component}}${end}`,
      )
    : source;

let site: OwnSite;
let browser: Browser;
let good: string;
let asked = 0;
/** The landing page with an address of its own, so that it is not cached. */
const nextAddress = () => `${site.url}/?asked=${(asked += 1)}`;

test.beforeAll(async ({ browser: launched }) => {
  browser = launched;
  // The check is about outcomes, so the budget is long enough for a busy machine.
  site = await startSite({ env: { RENDER_BUDGET_MS: '2000', REQUESTS_PER_MINUTE: '0' } });
  good = getStableRelease(site, 'forum');
});
test.afterEach(() => {
  if (getStableRelease(site, 'forum') !== good) runRelease(site, 'promote', 'forum', good);
});
test.afterAll(() => site.stop());

const promote = (suffix: string, variant: Variant) => {
  const release = publishVariant(site, 'forum', suffix, variant);
  runRelease(site, 'promote', 'forum', release);
  return release;
};

/** Waits until documents of the landing page are rendered with the release, and returns the last one. */
const waitForDocument = (release: string, isAsWanted: (html: string) => boolean) =>
  pollUntil(
    async () => (await fetchDocument(site, nextAddress().slice(site.url.length))).html,
    (html) => html.includes(release) && html.includes('id="page-state"') && isAsWanted(html),
    // A busy machine takes long to end a worker that loops.
    60_000,
  );

const hasCards = (html: string) => /data-fill="chat-prediction-cards"[^>]*><section/.test(html);
const hasBanner = (html: string) => html.includes(openHub);

async function openLanding(page: Page): Promise<void> {
  await page.goto(nextAddress());
  await waitForInteractive(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(cards(page).getByRole('heading', { name: 'Predictions' })).toBeAttached();
}

test('a good fill is in the document, is hydrated near the window, and its links stay within the page', async () => {
  await waitForDocument(good, (html) => hasCards(html) && hasBanner(html));
  const { page, end } = await openVisit(browser, { viewport: { width: 768, height: 900 } });
  await openLanding(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const used = page.waitForResponse((response) => response.url().includes('page.forum-hub-banner'));
  await banner(page).scrollIntoViewIfNeeded();
  await used;
  await banner(page).getByRole('link', { name: openHub }).click();
  await page.getByRole('heading', { level: 1, name: 'AstroHub' }).waitFor();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  // Rendered by the browser after a navigation.
  await page.goBack();
  await banner(page).getByRole('link', { name: openHub }).waitFor();
  await end();
});

for (const [description, suffix, component] of [
  ['throws', 'broken', 'throw new Error("a broken fill")'],
  ['loops', 'looping', 'for(;;);'],
] as const)
  test(`a fill that ${description} on the server is left out, also after a navigation; page and other fills stay`, async () => {
    const release = promote(suffix, { server: withServerBanner(component) });
    await waitForDocument(release, (html) => hasCards(html) && !hasBanner(html) && html.includes('"fillsOut":["forum-hub-banner"]'));
    const { page, end } = await openVisit(browser);
    await openLanding(page);
    await expect(banner(page)).toHaveCount(0);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
    await page.getByRole('heading', { level: 1, name: /About/ }).waitFor();
    await page.goBack();
    await cards(page).getByRole('heading', { name: 'Predictions' }).waitFor();
    await expect(banner(page)).toHaveCount(0);
    await end();
    // The pages of the same release, and of the page's owner, are rendered as before.
    const log = site.log();
    expect(log).toContain('A fill is broken, and is left out of pages');
    expect(log).not.toMatch(/"remote":"content","reason":"(?:loop|render)"/);
  });

test('a fill that is late on the server is rendered by the browser, into the space that was reserved', async () => {
  const release = promote('late', { server: withServerBanner('throw new Promise(()=>{})') });
  await waitForDocument(release, (html) => hasCards(html) && !hasBanner(html));
  const { page, end } = await openVisit(browser, { viewport: { width: 768, height: 900 } });
  await openLanding(page);
  await banner(page).getByRole('link', { name: openHub }).waitFor();
  expect(site.log()).toContain('A fill is late, and is rendered in the browser');
  await end();
});

test('a fill that throws in the browser keeps its HTML, and its own release is reported and not that of the page', async () => {
  const release = promote('throws', { script: withBrowserBanner('throw new Error("a broken fill")') });
  await waitForDocument(release, (html) => hasCards(html) && hasBanner(html));
  const { page, end } = await openVisit(browser);
  const report = page.waitForRequest((request) => request.method() === 'POST' && (request.postData() ?? '').includes('"fills"'));
  await openLanding(page);
  await banner(page).scrollIntoViewIfNeeded();
  const { releases, fills } = (await report).postDataJSON() as Record<
    'releases' | 'fills',
    { remote: string; release: string; bad: number }[]
  >;
  expect(fills.find(({ remote }) => remote === 'forum')).toMatchObject({ release, bad: 1 });
  expect(releases.filter(({ bad }) => bad > 0)).toEqual([]);
  await expect(banner(page).getByRole('link', { name: openHub })).toBeVisible();
  await expect(cards(page).getByRole('heading', { name: 'Predictions' })).toBeAttached();
  await end(/forum-hub-banner of forum-[\w.-]+ is broken/);
});
