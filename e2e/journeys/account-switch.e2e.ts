import { apiPaths } from '@oracle-astra/shared/contract';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { openSignedInVisit, type Visit } from '../support/browser';
import { fillLogin } from '../support/login';
import { addBirth, callApi, signIn, sampleBirth } from '../support/users';
import { waitForInteractive } from '../support/page-ready';
import { getSharedSite, type Site } from '../support/site/site';
import { getTokenUid } from '../support/tokens';

let site: Site;
let browser: Browser;

test.beforeAll(async ({ browser: launched }) => {
  browser = launched;
  site = getSharedSite();
});

const form = '/create-kundli';
const name = (page: Page) => page.getByRole('textbox', { name: 'Full name' });
const place = (page: Page) => page.getByRole('combobox', { name: 'Birth place' });
const loggedOut = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Log In' });

/** All client storage, the history state and the values of the fields, as JSON. */
const readClientState = (page: Page) =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value);
    return JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie, history.state, fields]);
  });

async function expectNothingOf(page: Page, ...texts: string[]): Promise<void> {
  const all = await readClientState(page);
  expect(texts.filter((text) => all.includes(text))).toEqual([]);
}

/** Signs in a user with a saved record, which is selected in the form and changed. */
async function openFormAsAsha(mobile: string): Promise<{ jwt: string; visited: Visit }> {
  const jwt = await signIn(site, mobile);
  await addBirth(site, jwt);
  const visited = await openSignedInVisit(browser, site, jwt);
  const { page } = visited;
  await page.goto(site.url + form);
  await waitForInteractive(page);
  // If the test is retried, the record exists already.
  await page.getByRole('radio', { name: sampleBirth.full_name }).first().click();
  // An unchanged record is not kept as a draft.
  await name(page).fill(`${sampleBirth.full_name} V`);
  await page.waitForFunction((wanted) => JSON.stringify({ ...sessionStorage }).includes(wanted), sampleBirth.full_name);
  return { jwt, visited };
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await loggedOut(page).waitFor();
}

async function logIn(page: Page, mobile: string): Promise<void> {
  await fillLogin(page, site, mobile);
  await page.getByText('Logged in successfully').waitFor();
}

test('after a logout no data of the user remains for visitors and for the next user, even with the back button', async () => {
  const { jwt, visited } = await openFormAsAsha('9876508001');
  const { page, end } = visited;
  const ashas = [sampleBirth.full_name, sampleBirth.pob, getTokenUid(jwt), jwt, '9876508001'];
  await page.goto(`${site.url}/forum`);
  await waitForInteractive(page);
  await page.getByRole('searchbox').fill('Ananya and Saturn');
  await logOut(page);
  await page.waitForURL(`${site.url}/`);
  await expectNothingOf(page, ...ashas, 'Saturn');

  await page.goBack();
  await page.goBack();
  await name(page).waitFor();
  await expectNothingOf(page, ...ashas, 'Saturn');

  await page.goto(site.url);
  await waitForInteractive(page);
  await loggedOut(page).click();
  await logIn(page, '9876508002');
  await page.goto(site.url + form);
  await waitForInteractive(page);
  await expectNothingOf(page, ...ashas, 'Saturn');
  expect(await page.getByRole('main').innerText()).not.toContain(sampleBirth.full_name);
  // Calls that were pending at the logout are refused.
  await end(/401/);
});

test('a logout in another tab signs this tab out and clears the form', async () => {
  const { visited } = await openFormAsAsha('9876508003');
  const { page, end } = visited;
  const other = await page.context().newPage();
  await other.goto(site.url);
  await waitForInteractive(other);
  await logOut(other);
  await loggedOut(page).waitFor();
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=name]')?.value === '');
  await expectNothingOf(page, sampleBirth.full_name, sampleBirth.pob);
  // The server may refuse a request of this tab before the tab notices that the session ended.
  await end(/401/);
});

test('input kept after an ended session is not shown to another user who logs in', async () => {
  const { jwt, visited } = await openFormAsAsha('9876508004');
  const { page, end } = visited;
  await name(page).fill('Ananya V');
  await callApi(site, apiPaths.logout, {}, jwt);
  await page.getByRole('button', { name: 'Generate Kundli' }).click();
  await page.getByRole('dialog', { name: 'Continue with Mobile' }).waitFor();
  expect(await name(page).inputValue()).toBe('Ananya V');
  await logIn(page, '9876508005');
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=name]')?.value === '');
  await expectNothingOf(page, 'Ananya', sampleBirth.pob);
  expect(new URL(page.url()).pathname).toBe(form);
  await end(/401/);
});

test('input of a visitor remains during the login', async () => {
  const visited = await openSignedInVisit(browser, site, '');
  const { page, end } = visited;
  await page.goto(site.url + form);
  await waitForInteractive(page);
  await name(page).fill('Meera');
  await place(page).fill('Jai');
  await loggedOut(page).click();
  await logIn(page, '9876508006');
  expect(await name(page).inputValue()).toBe('Meera');
  await end();
});
