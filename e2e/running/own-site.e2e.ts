import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { openVisit } from '../support/browser';
import { waitForInteractive } from '../support/page-ready';
import { pollUntil } from '../support/poll-until';
import { fetchSiteDocument } from '../support/rendering';
import { createOwnSite, kitProgram, type OwnRepository } from '../support/site/own-repository';
import { startProgram, type OwnSite } from '../support/site/site';
import { fetchOtp } from '../support/users';

// A site is created, packed and built twice.
test.describe.configure({ mode: 'serial', timeout: 600_000 });

let clinic: OwnRepository;
let site: OwnSite;
test.beforeAll(async () => {
  clinic = await createOwnSite('clinic');
  site = await startProgram([path.join(clinic.folder, kitProgram), 'start'], {
    cwd: clinic.folder,
    dataDir: path.join(clinic.folder, '.data'),
    env: { RENDER_BUDGET_MS: '60000' },
  });
});
test.afterAll(async () => {
  await site?.stop();
});

test('a site of its own has its name, sign-in and languages, and nothing of this product', async ({ browser }) => {
  expect(site.log()).toContain('Clinic is at http');
  const document = await pollUntil(
    () => fetchSiteDocument(site, '/'),
    ({ isRendered }) => isRendered,
  );
  expect(document).toMatchObject({ status: 200, heading: 'Welcome' });
  for (const address of ['/apis/horoscope/get.php', '/forum', '/chats']) expect((await fetch(site.url + address)).status).toBe(404);
  const { page, end } = await openVisit(browser, { viewport: { width: 1280, height: 800 } });
  await page.goto(site.url);
  await waitForInteractive(page);
  await expect(page).toHaveTitle('Home | Clinic');
  await expect(page.locator('body')).not.toContainText(/Oracle|Astra/);
  await page.getByRole('button', { name: 'Log In' }).click();
  const login = page.getByRole('dialog', { name: 'Continue with Mobile' });
  await login.getByRole('textbox', { name: 'Mobile number' }).fill('9812345678');
  await login.getByRole('button', { name: 'Get OTP' }).click();
  const code = page.getByRole('dialog', { name: 'Enter the code' }).getByRole('textbox').first();
  await code.waitFor();
  await code.pressSequentially(await fetchOtp(site, '9812345678'));
  await expect(page.getByText('You are signed in with +919812345678.')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'स्वागत है' })).toBeVisible();
  await end();
});

test('a new version of its remote is released into it while it runs, and taken back', async ({ browser }) => {
  clinic.edit('src/messages/en.json', '"clinic.start.heading": "Welcome"', '"clinic.start.heading": "Open from Monday"');
  const { release } = await clinic.build();
  const run = (...args: string[]) => clinic.kit(['release', ...args]);
  await run('publish', path.join('dist', release));
  await run('promote', 'clinic', release);
  const { page, end } = await openVisit(browser);
  await expect(async () => {
    await page.goto(site.url);
    await expect(page.getByRole('heading', { level: 1, name: 'Open from Monday' })).toBeVisible({ timeout: 5000 });
  }).toPass();
  await run('rollback', 'clinic');
  await expect(async () => {
    await page.goto(`${site.url}/?again`);
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible({ timeout: 5000 });
  }).toPass();
  await end();
});

test('its own tests, types and rules pass, and its folder has nothing of the making', async () => {
  // As it was made: its tests know its words.
  clinic.edit('src/messages/en.json', 'Open from Monday', 'Welcome');
  await clinic.compile();
  expect(existsSync(path.join(clinic.folder, 'site.json'))).toBe(true);
  expect(await clinic.kit(['test'])).not.toContain('FAIL');
});
