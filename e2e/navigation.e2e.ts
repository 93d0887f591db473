import { expect, test, type Browser } from '@playwright/test';
import { visit } from './support/browser';
import { answerTo } from './support/documents';
import { eventually } from './support/eventually';
import { publishVariant, release, stableOf } from './support/releases';
import { interactive, settled } from './support/settled';
import { startSite, type OwnSite } from './support/site';

let site: OwnSite;
let browser: Browser;

// Of a page is asked here what it holds, not how fast it comes.
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

/** A build whose routes have one more, with the page of another one. */
const withPage = (source: string) =>
  source.replace(/\{id:"forum-learn-more",path:"forum\/learn-more",(lazy:.*?\(\d+\)\))\}/, (whole, lazy: string) => `{id:"${newPage.id}",path:"${newPage.path}",${lazy}},${whole}`);

const linksIn = (html: string) => links.map(({ label, to }) => new RegExp(`<a[^>]* href="${to}"[^>]*>${label}</a>`).test(html));

test('a page comes with its links by the release of its remote alone, and goes with it', async () => {
  const shell = stableOf(site, 'shell');
  const guide = publishVariant(site, 'forum', 'guides', {
    script: withPage, server: withPage,
    descriptor: (described) => ({
      ...described,
      routes: [...described.routes, { ...newPage, page: described.routes.find(({ id }) => id === 'forum-learn-more')?.page ?? null }],
      navigation: [...described.navigation, ...links],
    }),
  });
  release(site, 'promote', 'forum', guide);
  const { html } = await eventually(() => answerTo(site, '/about-us'), ({ html: found }) => linksIn(found)[0] === true);
  expect(linksIn(html)).toEqual([true, true, false]);

  const { page, end } = await visit(browser, wide);
  await page.goto(`${site.url}/about-us`);
  await settled(page);
  expect(await page.getByRole('banner').getByRole('link').allTextContents()).toEqual(expect.arrayContaining(['AstroHub', 'Guides', 'Horoscope']));
  await page.getByRole('banner').getByRole('link', { name: 'Guides' }).click();
  await page.waitForURL(`${site.url}/guides/astrohub`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByRole('banner').getByRole('link', { name: 'Guides' }).getAttribute('aria-current')).toBe('page');
  await page.getByRole('contentinfo').getByRole('link', { name: 'House rules' }).click();
  await page.waitForURL(`${site.url}/guides`);
  await page.goto(`${site.url}/guidez`);
  await page.getByRole('main').getByRole('link', { name: 'All guides' }).waitFor();
  expect((await answerTo(site, '/guides')).status).toBe(200);
  expect(stableOf(site, 'shell')).toBe(shell);
  await end(/404/);

  release(site, 'rollback', 'forum');
  const after = await eventually(() => answerTo(site, '/about-us'), ({ html: found }) => linksIn(found)[0] === false);
  expect(linksIn(after.html)).toEqual([false, false, false]);
  expect((await answerTo(site, '/guides')).status).toBe(404);
});

test('the links of a remote stay where its files do not come', async () => {
  const { page, end } = await visit(browser, wide);
  await page.route('**/releases/forum/**', (route) => route.abort());
  await page.goto(`${site.url}/about-us`);
  await interactive(page);
  await page.getByRole('banner').getByRole('link', { name: 'AstroHub' }).click();
  await page.getByRole('heading', { name: 'This page did not load' }).waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'AstroHub' }).waitFor();
  await end(/Failed to load resource|net::ERR_|did not load/);
});

for (const address of ['/blogs//a', '/help/%', '/FORUM/', '/About-Us//', '/%66orum']) {
  test(`server and browser agree on who owns ${address}`, async () => {
    const { page, end } = await visit(browser, wide);
    const response = await page.goto(site.url + address);
    await settled(page);
    const isMissing = await page.getByRole('heading', { name: 'There is no page at this address' }).count();
    const owner = /src="\/releases\/(?!shell)(\w+)\//.exec((await response?.text()) ?? '')?.[1] ?? null;
    expect([isMissing === 1, response?.status()]).toEqual([owner === null, owner === null ? 404 : expect.any(Number)]);
    await end(/404|400|could not be decoded/);
  });
}
