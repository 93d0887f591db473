import { expect, test } from '@playwright/test';
import { openVisit } from '../support/browser';
import { startPlainHost, type PlainHost } from '../support/site/plain-builds';
import { getStableRelease } from '../support/site/releases';
import { startSite, type OwnSite } from '../support/site/site';

let host: PlainHost;
let site: OwnSite;

test.beforeAll(async () => {
  host = await startPlainHost();
  site = await startSite({ env: { FEDERATION_HOSTS: host.url } });
});
test.afterAll(async () => {
  await site?.stop();
  await host?.close();
});

const addressOf = (options: Record<string, string> = {}) =>
  `${host.url}/?${new URLSearchParams({ site: site.url, ...options }).toString()}`;

interface ShareScopes {
  __FEDERATION__: { __INSTANCES__: { shareScopeMap: { default?: Record<string, Record<string, { from: string }>> } }[] };
}

test('a host without code of ours shows a page of the forum by its manifest, over its own React', async ({ browser }) => {
  const { page, end } = await openVisit(browser);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto(addressOf());
  await expect(page.getByText('A page of another site')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  // All runtimes of the page use the host's React.
  const copies = await page.evaluate(() =>
    (globalThis as unknown as ShareScopes).__FEDERATION__.__INSTANCES__.flatMap(({ shareScopeMap: { default: scope } }) =>
      ['react', 'react-dom'].flatMap((name) => Object.values(scope?.[name] ?? {}).map(({ from }) => from)),
    ),
  );
  expect(new Set(copies)).toEqual(new Set(['plain_host']));
  // Each chunk of the frame and of the forum is loaded with its hash.
  const scripts = await page.evaluate(() => [...document.scripts].map(({ src, integrity }) => ({ src, integrity })));
  const chunks = scripts.filter(({ src }) => src.includes('/releases/') && !src.includes('/mf-entry.'));
  expect(chunks.filter(({ src }) => src.includes('/mf/')).length).toBeGreaterThan(0);
  expect(chunks.filter(({ integrity }) => !integrity.startsWith('sha384-'))).toEqual([]);
  const forum = `${site.url}/releases/forum/${getStableRelease(site, 'forum')}/`;
  expect(requested.filter((url) => url.startsWith(forum)).length).toBeGreaterThan(2);
  await end();
});

test('its links lead to other pages of the forum, and to the site for all others', async ({ browser }) => {
  const { page, end } = await openVisit(browser);
  await page.goto(addressOf());
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await expect(page.getByRole('link', { name: 'AstroHub' }).first()).toBeVisible();
  expect(page.url()).toBe(addressOf());
  await page.goto(addressOf({ path: '/horoscope', locale: 'hi' }));
  await expect(page.getByRole('heading', { level: 1, name: `यह पेज ${new URL(site.url).host} पर है` })).toBeVisible();
  await expect(page.getByRole('link', { name: 'पेज खोलिए' })).toHaveAttribute('href', `${site.url}/hi/horoscope`);
  await end();
});

test('the log-in leads to the site, which has the session', async ({ browser }) => {
  const { page, end } = await openVisit(browser);
  await page.goto(addressOf({ path: '/forum/create' }));
  await page
    .getByRole('main')
    .getByRole('button', { name: /log in/i })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toContainText(`To log in, open this page on ${new URL(site.url).host}.`);
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Open the page' })).toHaveAttribute('href', `${site.url}/forum/create`);
  await end();
});

test('a missing shared package of a host is reported as a sentence', async ({ browser }) => {
  const { page, end } = await openVisit(browser);
  await page.goto(addressOf({ 'no-frame': '' }));
  await expect(page.getByRole('alert')).toContainText('needs shared packages that this host does not have: @oracle-astra/shared/api');
  await expect(page.getByRole('alert')).toContainText('load "frame" of the site\'s shell first');
  await end(/./);
});
