import { apiPaths } from '@oracle-astra/shared/contract';
import { expect, test, type Browser } from '@playwright/test';
import { openSignedInVisit } from '../support/browser';
import { getOverflow } from '../support/layout';
import { waitForInteractive } from '../support/page-ready';
import { addBirth, callApi, sampleBirth, signIn } from '../support/users';
import { getSharedSite, type Site } from '../support/site/site';

let site: Site;
let browser: Browser;

test.beforeAll(async ({ browser: launched }) => {
  browser = launched;
  site = getSharedSite();
});

test('a member on a phone generates a prediction, reads it again free of charge, and sees when none is left', async () => {
  const jwt = await signIn(site, '9876531001');
  const bid = await addBirth(site, jwt);
  const { page, end } = await openSignedInVisit(browser, site, jwt);
  await page.goto(`${site.url}/daily-prediction?bid=${bid}&p_type=weekly`);
  await waitForInteractive(page);
  await page.getByText('Uses your last weekly prediction.', { exact: false }).waitFor();
  await page.getByRole('button', { name: 'Generate' }).dblclick();
  await page.getByRole('heading', { name: 'Weekly prediction' }).waitFor();
  await page.getByRole('heading', { name: 'Day by day' }).waitFor();
  await page.getByText('1 prediction was used for it.', { exact: false }).waitFor();
  expect(page.url()).toContain('&kept=');
  expect(await getOverflow(page)).toBe(0);

  await page.getByText('Why it says this').click();
  await page.getByText('Birth Moon').waitFor();
  await page.getByText('No weekly prediction left.', { exact: false }).waitFor();
  const text = await page.getByRole('region', { name: 'Weekly prediction' }).innerText();
  await page.goto(`${site.url}/daily-prediction?bid=${bid}`);
  await page.getByRole('link', { name: /^Weekly,/ }).click();
  await page.getByRole('heading', { name: 'Day by day' }).waitFor();
  expect((await page.getByRole('region', { name: 'Weekly prediction' }).innerText()).slice(0, 400)).toBe(text.slice(0, 400));

  expect((await callApi(site, apiPaths.balance, {}, jwt)).weekly_predictions).toBe(0);
  await end();
});

test('the year is read in Hindi, month by month; a second year is refused by an alert', async () => {
  const jwt = await signIn(site, '9876531002');
  const bid = await addBirth(site, jwt);
  const { page, end } = await openSignedInVisit(browser, site, jwt);
  await page.goto(`${site.url}/hi/daily-prediction?bid=${bid}&p_type=yearly`);
  await waitForInteractive(page);
  await page.getByRole('combobox', { name: 'भाषा' }).selectOption('Hindi');
  await page.getByRole('button', { name: 'भविष्यफल बनाइए' }).click();
  const panel = page.getByRole('region', { name: 'वार्षिक भविष्यफल' });
  await panel.getByText('इसके लिए 1 भविष्यफल लगा।', { exact: false }).waitFor();
  expect(await panel.getByRole('heading', { level: 3 }).count()).toBe(14);
  expect(await getOverflow(page)).toBe(0);

  await callApi(site, apiPaths.addBirth, { ...sampleBirth, full_name: 'Rohan Mehta', tob: '21:15' }, jwt);
  await page.goto(`${site.url}/hi/daily-prediction?p_type=yearly`);
  await waitForInteractive(page);
  await page.getByRole('link', { name: /Rohan Mehta/ }).click();
  await page.getByRole('button', { name: 'भविष्यफल बनाइए' }).click();
  await page.getByRole('alertdialog').getByText('आपका मुफ़्त वार्षिक भविष्यफल खत्म हो गया है।', { exact: false }).waitFor();
  await end();
});
