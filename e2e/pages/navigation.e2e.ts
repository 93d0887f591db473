import { expect, test, type Browser } from '@playwright/test';
import { openVisit } from '../support/browser';
import { fetchDocument } from '../support/documents';
import { pollUntil } from '../support/poll-until';
import { publishVariant, runRelease, getStableRelease } from '../support/site/releases';
import { waitForInteractive, waitForContent } from '../support/page-ready';
import { startSite, type OwnSite } from '../support/site/site';

let site: OwnSite;
let browser: Browser;

// These journeys check content and not speed, so the render budget is long.
test.beforeAll(async ({ browser: launched }) => {
  browser = launched;
  site = await startSite({ env: { RENDER_BUDGET_MS: '20000' } });
});
test.afterAll(async () => {
  await site.stop();
});

const wide = { viewport: { width: 1280, height: 800 } };
const newPage = { id: 'forum-guide', path: 'guides/:topic?' };
const links = [
  { place: 'header' as const, order: 25, label: 'Guides', to: '/guides/astrohub' },
  { place: 'footer-policies' as const, order: 15, label: 'House rules', to: '/guides' },
  { place: 'suggestion' as const, order: 5, label: 'All guides', to: '/guides' },
];

/** Adds a route to a build, with the page of an existing route. */
const withPage = (source: string) =>
  source.replace(
    /\{id:"forum-learn-more",path:"forum\/learn-more",(lazy:.*?\(\d+\)\))\}/,
    (whole, lazy: string) => `{id:"${newPage.id}",path:"${newPage.path}",${lazy}},${whole}`,
  );

const linksIn = (html: string) => links.map(({ label, to }) => new RegExp(`<a[^>]* href="${to}"[^>]*>${label}</a>`).test(html));

test('a release of a remote adds a page with its links, and a rollback removes them', async () => {
  const shell = getStableRelease(site, 'shell');
  const guide = publishVariant(site, 'forum', 'guides', {
    script: withPage,
    server: withPage,
    descriptor: (described) => ({
      ...described,
      routes: [...described.routes, { ...newPage, page: described.routes.find(({ id }) => id === 'forum-learn-more')?.page ?? null }],
      navigation: [...described.navigation, ...links],
    }),
  });
  runRelease(site, 'promote', 'forum', guide);
  const { html } = await pollUntil(
    () => fetchDocument(site, '/about-us'),
    ({ html: found }) => linksIn(found)[0] === true,
  );
  expect(linksIn(html)).toEqual([true, true, false]);

  const { page, end } = await openVisit(browser, wide);
  await page.goto(`${site.url}/about-us`);
  await waitForContent(page);
  expect(await page.getByRole('banner').getByRole('link').allTextContents()).toEqual(
    expect.arrayContaining(['AstroHub', 'Guides', 'Horoscope']),
  );
  await page.getByRole('banner').getByRole('link', { name: 'Guides' }).click();
  await page.waitForURL(`${site.url}/guides/astrohub`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Guides' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('contentinfo').getByRole('link', { name: 'House rules' }).click();
  await page.waitForURL(`${site.url}/guides`);
  await page.goto(`${site.url}/guidez`);
  await page.getByRole('main').getByRole('link', { name: 'All guides' }).waitFor();
  expect((await fetchDocument(site, '/guides')).status).toBe(200);
  expect(getStableRelease(site, 'shell')).toBe(shell);
  await end(/404/);

  runRelease(site, 'rollback', 'forum');
  const after = await pollUntil(
    () => fetchDocument(site, '/about-us'),
    ({ html: found }) => linksIn(found)[0] === false,
  );
  expect(linksIn(after.html)).toEqual([false, false, false]);
  expect((await fetchDocument(site, '/guides')).status).toBe(404);
});

test('the links of a remote stay when its files fail to load', async () => {
  const { page, end } = await openVisit(browser, wide);
  await page.route('**/releases/forum/**', (route) => route.abort());
  await page.goto(`${site.url}/about-us`);
  await waitForInteractive(page);
  await page.getByRole('banner').getByRole('link', { name: 'AstroHub' }).click();
  await page.getByRole('heading', { name: 'This page did not load' }).waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'AstroHub' }).waitFor();
  await end(/Failed to load resource|net::ERR_|did not load/);
});

for (const address of ['/blogs//a', '/help/%', '/FORUM/', '/About-Us//', '/%66orum']) {
  test(`server and browser agree on the owner of ${address}`, async () => {
    const { page, end } = await openVisit(browser, wide);
    const response = await page.goto(site.url + address);
    await waitForContent(page);
    const isMissing = await page.getByRole('heading', { name: 'There is no page at this address' }).count();
    const owner = /src="\/releases\/(?!shell)(\w+)\//.exec((await response?.text()) ?? '')?.[1] ?? null;
    expect([isMissing === 1, response?.status()]).toEqual([owner === null, owner === null ? 404 : expect.any(Number)]);
    await end(/404|400|could not be decoded/);
  });
}
