import { expect, test, type Browser } from '@playwright/test';
import { openVisit } from '../support/browser';
import { publishVariant, runRelease, getStableRelease } from '../support/site/releases';
import { startSite, type OwnSite } from '../support/site/site';

let site: OwnSite;
let browser: Browser;

// Without server rendering, so that these journeys test composition in the browser.
test.beforeAll(async ({ browser: launched }) => {
  browser = launched;
  site = await startSite({ env: { REMOTE_TIMEOUT_MS: '1500', RENDER_WORKERS: '0' } });
});
test.afterAll(async () => {
  await site.stop();
});

const loadErrors = /Failed to load resource|net::ERR_|did not load/;

test('the document lists the files of its own remote only', async () => {
  const response = await fetch(`${site.url}/forum?page=1`);
  const html = await response.text();
  const scripts = [...html.matchAll(/<script defer[^>]* src="([^"]+)"/g)].map(([, src]) => src);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toContain('no-store');
  // Without server rendering the router and the query core are needed at once.
  expect(scripts).toEqual([
    expect.stringContaining('/query.'),
    expect.stringContaining('/router.'),
    expect.stringContaining('/vendor.'),
    expect.stringContaining('/main.'),
    expect.stringMatching(/\/releases\/forum\/.*\/page\.forum-/),
  ]);
  const file = await fetch(site.url + scripts[4], { headers: { 'accept-encoding': 'br' } });
  expect(file.headers.get('cache-control')).toContain('immutable');
  expect(file.headers.get('content-encoding')).toBe('br');
});

test('an unknown address responds 404 with a page in the frame', async () => {
  expect((await fetch(`${site.url}/no-such-page`)).status).toBe(404);
  const { page, end } = await openVisit(browser);
  await page.goto(`${site.url}/no-such-page`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Oracle & Astra/ })
    .waitFor();
  await end(/404/);
});

test('a missing remote affects only its own pages, and Retry works when it is back', async () => {
  const { page, end } = await openVisit(browser);
  let isBlocked = true;
  await page.route('**/releases/forum/**', (route) => (isBlocked ? route.abort() : route.continue()));
  await page.goto(`${site.url}/forum?page=1`);
  await page.getByRole('heading', { name: 'This page did not load' }).waitFor();
  await page.getByRole('contentinfo').waitFor();

  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
  await page.getByRole('heading', { level: 1, name: /about/i }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: 'This page did not load' }).waitFor();

  isBlocked = false;
  await page.getByRole('button', { name: /Retry|Trying again/ }).click();
  await page.getByRole('heading', { level: 1, name: /AstroHub|discussion/i }).waitFor();
  await end(loadErrors);
});

test('a remote that hangs times out, and the rest of the site works', async () => {
  const { page, end } = await openVisit(browser);
  await page.route('**/releases/forum/**', () => new Promise(() => undefined));
  await page.goto(`${site.url}/about-us`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goto(`${site.url}/forum?page=1`, { waitUntil: 'commit' });
  await page.getByRole('heading', { name: 'This page did not load' }).waitFor();
  await end(loadErrors);
});

test('a release that throws falls back to the previous one', async () => {
  const stable = getStableRelease(site, 'forum');
  const broken = publishVariant(site, 'forum', 'broken', { script: () => 'throw new Error("a broken release")' });
  runRelease(site, 'promote', 'forum', broken);
  const { page, end } = await openVisit(browser);
  await page.goto(`${site.url}/forum?page=1`);
  await page.getByRole('heading', { level: 1, name: /AstroHub|discussion/i }).waitFor();
  runRelease(site, 'rollback', 'forum');
  expect(getStableRelease(site, 'forum')).toBe(stable);
  await end(/a broken release/, /-broken did not load/);
});

for (const { what, name, needs } of [
  { what: 'React', name: 'demanding', needs: { react: '^20.0.0' } },
  { what: 'the base styles', name: 'restyled', needs: { '@oracle-astra/shared/styles': '^9.0.0' } },
]) {
  test(`a release that requires another version of ${what} is rejected`, async () => {
    const demanding = publishVariant(site, 'commerce', name, {
      descriptor: (described) => ({ ...described, needs: { ...described.needs, ...needs } }),
    });
    expect(() => runRelease(site, 'check', 'commerce', demanding)).toThrow(`${Object.keys(needs).join()} ^`);
    runRelease(site, 'promote', 'commerce', demanding);
    const { page, end } = await openVisit(browser);
    await page.goto(`${site.url}/about-us`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    runRelease(site, 'rollback', 'commerce');
    await page.goto(`${site.url}/recharges`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await end();
  });
}

test('the shell and its remotes share one React, one store and one api', async () => {
  const { page, end } = await openVisit(browser);
  let listed = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/apis/recharges/get.php')) listed += 1;
  });
  await page.goto(`${site.url}/recharges`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
  await page.getByRole('heading', { level: 1, name: /about/i }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: /recharge/i }).waitFor();
  expect(listed).toBe(1);
  await end();
});

test('a link prefetches its page', async () => {
  const { page, end } = await openVisit(browser, { viewport: { width: 1280, height: 800 } });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${site.url}/about-us`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const prefetched = page.waitForRequest('**/apis/forum/discussions/getAll.php');
  await page.getByRole('banner').getByRole('link', { name: 'AstroHub' }).hover();
  await prefetched;
  expect(asked.some((address) => address.startsWith('/releases/forum/'))).toBe(true);
  expect(new URL(page.url()).pathname).toBe('/about-us');
  await end();
});
