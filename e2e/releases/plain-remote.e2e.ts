import path from 'node:path';
import { expect, test } from '@playwright/test';
import { openVisit } from '../support/browser';
import { keepReports } from '../support/kept-reports';
import { waitForInteractive } from '../support/page-ready';
import { pollUntil } from '../support/poll-until';
import { buildPlain } from '../support/site/plain-builds';
import { runRelease, getStableRelease } from '../support/site/releases';
import { startSite, type OwnSite } from '../support/site/site';

/** One remote without code of ours, built with the federation plugin of each bundler. */
const builds = [
  { bundler: 'webpack', configuration: 'plain-remote/webpack.config.cjs', remote: 'garden' },
  { bundler: 'Rspack', configuration: 'plain-remote/rspack.config.cjs', remote: 'garden-rspack' },
  { bundler: 'Vite', configuration: 'plain-remote/vite.config.mjs', remote: 'garden-vite' },
] as const;

let site: OwnSite;

test.beforeAll(async () => {
  site = await startSite({ env: { REMOTE_TIMEOUT_MS: '60000' } });
  for (const { configuration, remote } of builds) {
    const manifest = path.join(await buildPlain(configuration), 'mf-manifest.json');
    const publish = ['publish', '--manifest', manifest, '--route', `${remote}=./Page`, '--json'];
    const { release } = JSON.parse(runRelease(site, ...publish)) as { release: string };
    // The check accepts it: without an override.
    expect(runRelease(site, 'check', remote, release)).toContain(`${release} fits`);
    runRelease(site, 'promote', remote, release);
  }
});
test.afterAll(() => site?.stop());

const wide = { viewport: { width: 1200, height: 800 } };
const title = { level: 1, name: 'A garden of others' } as const;

for (const { bundler, remote } of builds)
  test.describe(`a remote without code of ours, built by ${bundler}`, () => {
    test('is published by its manifest and shown at its route, over the React of the site', async ({ browser }) => {
      const { page, end } = await openVisit(browser);
      await page.goto(`${site.url}/${remote}`);
      await expect(page.getByRole('main').getByRole('heading', title)).toBeVisible();
      await expect(page.getByText('From a chunk of its own')).toBeVisible();
      await page.getByRole('button', { name: 'Watered 0 times' }).click();
      await expect(page.getByRole('button', { name: 'Watered 1 times' })).toBeVisible();
      // Recorded by the runtime plugin of the remote: React comes from the site.
      expect(await page.evaluate(() => (globalThis as { gardenShared?: Record<string, string> }).gardenShared)).toMatchObject({
        react: 'shell',
      });
      expect(getStableRelease(site, remote)).toMatch(new RegExp(`^${remote}-1\\.2\\.0-[0-9a-f]{8}$`));
      await end();
    });

    test('is opened by a link of the site, and does not change the shared packages of other remotes', async ({ browser }) => {
      const { page, end } = await openVisit(browser, wide);
      await page.goto(`${site.url}/${remote}`);
      await expect(page.getByRole('heading', title)).toBeVisible();
      await page.getByRole('banner').getByRole('link', { name: 'AstroHub' }).first().click();
      await expect(page).toHaveURL(/\/forum/);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('heading', title)).toBeVisible();
      await end();
    });

    test('shows the error page inside the frame and reports to the guard if it throws; other pages work', async ({ browser }) => {
      const { page, end } = await openVisit(browser, wide);
      const readReports = await keepReports(page);
      await page.goto(`${site.url}/${remote}`);
      await page.getByRole('button', { name: 'Break' }).click();
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
      await expect(page.getByRole('main').getByRole('button', { name: /again|retry/i })).toBeVisible();
      await page.getByRole('banner').getByRole('link', { name: 'AstroHub' }).first().click();
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await pollUntil(readReports, (entries) => entries.some(({ release, bad }) => release === getStableRelease(site, remote) && bad > 0));
      await end(/the garden is dry/);
    });
  });

test('remotes of three bundlers work in one document', async ({ browser }) => {
  const { page, end } = await openVisit(browser, wide);
  await page.goto(`${site.url}/${builds[0].remote}`);
  await waitForInteractive(page);
  await expect(page.getByText('From a chunk of its own')).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  for (const { remote } of [...builds.slice(1), ...builds]) {
    await page.evaluate((address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    }, `/${remote}`);
    await expect(page.getByText('From a chunk of its own')).toBeVisible();
    await page.getByRole('button', { name: 'Watered 0 times' }).click();
    await expect(page.getByRole('button', { name: 'Watered 1 times' })).toBeVisible();
  }
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  await end();
});
