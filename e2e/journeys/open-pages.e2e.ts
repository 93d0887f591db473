import { apiPaths, siteRoutes } from '@oracle-astra/shared/contract';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { openSignedInVisit, openVisit } from '../support/browser';
import { openChat } from '../support/chats';
import { waitForContent, waitForInteractive } from '../support/page-ready';
import { getSharedSite, type Site } from '../support/site/site';
import { addBirth, callApi, sampleBirth, signIn } from '../support/users';

let site: Site;
let browser: Browser;

test.beforeAll(({ browser: launched }) => {
  browser = launched;
  site = getSharedSite();
});

async function open(page: Page, address: string): Promise<void> {
  await page.goto(site.url + address);
  await waitForInteractive(page);
  await waitForContent(page);
}

test('an answer on a lost connection is aborted after half a minute and read from the server, and another question can be asked', async () => {
  const { jwt, bid } = await openChat(site, '9876581001');
  const { page, end } = await openSignedInVisit(browser, site, jwt);
  await open(page, `/chats?type=Oracle&bid=${bid}`);
  await page.clock.install();
  await page.route(`**${apiPaths.pushChat}`, async (route) => {
    // The server answers, but the page receives nothing.
    await route.fetch();
  });
  const question = page.getByRole('textbox', { name: 'Your question to Oracle' });
  await question.fill('When will I get a better job?');
  await Promise.all([page.waitForRequest(`**${apiPaths.pushChat}`), question.press('Enter')]);
  await expect.poll(async () => (await callApi(site, apiPaths.balance, {}, jwt)).oracle_questions, { timeout: 20_000 }).toBe(2);
  await page.getByRole('button', { name: 'Stop the answer' }).waitFor();
  await page.unroute(`**${apiPaths.pushChat}`);
  await page.clock.fastForward(31_000);
  await expect(page.getByText('2 left', { exact: true }).first()).toBeVisible();
  await question.fill('When will I marry?');
  await question.press('Enter');
  await expect(page.getByText('1 left', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/When will I get a better job\?$/)).toHaveCount(1);
  await end(/net::ERR/);
});

test('a won discount applies to the packs although the page was left while the wheel turned', async () => {
  const jwt = await signIn(site, '9876581002');
  const { page, end } = await openSignedInVisit(browser, site, jwt);
  await open(page, siteRoutes.recharges);
  await page.getByRole('main').getByRole('link', { name: 'Spin the Wheel' }).click();
  await page.waitForURL(`${site.url}/wheel-of-fortune`);
  const drawn = page.waitForResponse((response) => response.url().includes(apiPaths.spin));
  await page.getByRole('button', { name: 'Spin' }).click();
  const { percent } = (await (await drawn).json()) as { percent: number };
  await page.goBack();
  await page.getByText(`${percent}% off is in these prices.`).waitFor();
  await end();
});

test('each form keeps its own draft, across a link, another form and a reload', async () => {
  const { page, end } = await openVisit(browser);
  await open(page, '/create-kundli');
  await page.getByRole('textbox', { name: 'Full name' }).fill('Asha Rao');
  await page.getByRole('radio', { name: 'Female', exact: true }).check({ force: true });
  await open(page, '/');
  await page.getByLabel('Date of birth').first().fill('1990-04-14');
  await open(page, '/kundli-matching');
  await open(page, '/create-kundli');
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Asha Rao');
  await expect(page.getByRole('radio', { name: 'Female', exact: true })).toBeChecked();
  await open(page, '/');
  await expect(page.getByLabel('Date of birth').first()).toHaveValue('1990-04-14');
  await end();
});

test('births, predictions and the profile are updated in another tab', async () => {
  const jwt = await signIn(site, '9876581005');
  const bid = await addBirth(site, jwt);
  await callApi(site, apiPaths.addBirth, { ...sampleBirth, full_name: 'Rohan Mehta', tob: '21:15' }, jwt);
  await callApi(site, apiPaths.registerHandle, { email: 'tabs@example.in', display_name: 'tabs_five', bid }, jwt);
  const { page, end } = await openSignedInVisit(browser, site, jwt);
  const other = await page.context().newPage();
  await open(other, `/daily-prediction?bid=${bid}&p_type=weekly`);
  const rohan = other.getByRole('link', { name: /Rohan Mehta/ });
  await rohan.waitFor();
  // A page in the background rarely paints, and clicks wait for a paint.
  await page.bringToFront();
  await open(page, '/create-kundli');
  await page.getByRole('button', { name: /Delete.*Rohan Mehta/ }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /Yes|Delete/ })
    .click();
  await expect(rohan).toHaveCount(0);
  await open(page, `/daily-prediction?bid=${bid}&p_type=weekly`);
  await page.getByRole('button', { name: 'Generate' }).click();
  await other.getByRole('link', { name: /^Weekly,/ }).waitFor();
  await open(other, siteRoutes.profile());
  await page.bringToFront();
  await open(page, siteRoutes.profile());
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
  await dialog.getByRole('checkbox', { name: 'Private profile' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await other.getByText('Private profile. Others see your name and picture alone.').waitFor();
  await end();
});
