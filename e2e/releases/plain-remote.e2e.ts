import path from 'node:path';
import { expect, test } from '@playwright/test';
import { openVisit } from '../support/browser';
import { buildPlain } from '../support/site/plain-builds';
import { runRelease, getStableRelease } from '../support/site/releases';
import { startSite, type OwnSite } from '../support/site/site';

let site: OwnSite;
let garden: string;

test.beforeAll(async () => {
  garden = await buildPlain('plain-remote');
  site = await startSite();
  const publish = ['publish', '--manifest', path.join(garden, 'mf-manifest.json'), '--route', 'garden=./Page', '--json'];
  const { release } = JSON.parse(runRelease(site, ...publish)) as { release: string };
  // The check accepts it: without an override.
  expect(runRelease(site, 'check', 'garden', release)).toContain(`${release} fits`);
  runRelease(site, 'promote', 'garden', release);
});
test.afterAll(() => site?.stop());

test('a remote without code of ours is published by its manifest and shown at its route, over the React of the site', async ({
  browser,
}) => {
  const { page, end } = await openVisit(browser);
  await page.goto(`${site.url}/garden`);
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'A garden of others' })).toBeVisible();
  await expect(page.getByText('From a chunk of its own')).toBeVisible();
  await page.getByRole('button', { name: 'Watered 0 times' }).click();
  await expect(page.getByRole('button', { name: 'Watered 1 times' })).toBeVisible();
  expect(getStableRelease(site, 'garden')).toMatch(/^garden-1\.2\.0-[0-9a-f]{8}$/);
  await end();
});

test('it is opened by a link of the site, and leaves the shared packages of other remotes alone', async ({ browser }) => {
  const { page, end } = await openVisit(browser, { viewport: { width: 1200, height: 800 } });
  await page.goto(`${site.url}/garden`);
  await expect(page.getByRole('heading', { level: 1, name: 'A garden of others' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'AstroHub' }).first().click();
  await expect(page).toHaveURL(/\/forum/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'A garden of others' })).toBeVisible();
  await end();
});

test('if it throws, the error page is shown inside the frame, and other pages work', async ({ browser }) => {
  const { page, end } = await openVisit(browser, { viewport: { width: 1200, height: 800 } });
  await page.goto(`${site.url}/garden`);
  await page.getByRole('button', { name: 'Break' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: /again|retry/i })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'AstroHub' }).first().click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await end(/the garden is dry/);
});
