import { siteRoutes } from '@oracle-astra/shared/contract';
import { expect, test, type Browser, type Locator, type Page } from '@playwright/test';
import { openSignedInVisit, openVisit } from '../support/browser';
import { cycleFocus, tabTo, waitForFocus } from '../support/keyboard';
import { waitForContent, waitForInteractive } from '../support/page-ready';
import { getSharedSite, type Site } from '../support/site/site';
import { addBirth, signIn } from '../support/users';

let site: Site;
let browser: Browser;

test.beforeAll(async ({ browser: launched }) => {
  browser = launched;
  site = getSharedSite();
});

async function open(page: Page, address: string): Promise<void> {
  await page.goto(site.url + address);
  await waitForInteractive(page);
  await waitForContent(page);
}

/** Whether the browser draws a focus ring around an element. */
const hasRing = (target: Locator) =>
  target.evaluate((element) => element.matches(':focus-visible') && getComputedStyle(element).outlineStyle !== 'none');

/** Moves to a control with Tab, checks its focus ring, and presses Enter. */
async function press(target: Locator): Promise<void> {
  await tabTo(target);
  expect(await hasRing(target)).toBe(true);
  await target.page().keyboard.press('Enter');
}

async function expectTrapped(page: Page, dialog: Locator): Promise<void> {
  await expect(async () => {
    const { controls, reached, outside } = await cycleFocus(page, dialog);
    expect({ reached, outside }).toEqual({ reached: controls, outside: [] });
  }).toPass();
}

test('the export and the deletion of an account work with the keyboard alone', async () => {
  const mobile = '9876504101';
  const { page, end } = await openSignedInVisit(browser, site, await signIn(site, mobile));
  await open(page, siteRoutes.deleteAccount);
  const read = page.getByRole('button', { name: 'Download to read' });
  const erase = page.getByRole('button', { name: 'Delete my account' });
  const download = page.waitForEvent('download');
  await press(read);
  expect((await download).suggestedFilename()).toBe('oracle-astra.html');
  await waitForFocus(read);

  await page.keyboard.press('Shift+Tab');
  await waitForFocus(erase);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Delete Account' });
  const number = dialog.getByRole('textbox', { name: 'Mobile number' });
  await waitForFocus(number);
  await expectTrapped(page, dialog);
  await page.keyboard.press('Escape');
  await waitForFocus(erase);

  await page.keyboard.press('Enter');
  await waitForFocus(number);
  await page.keyboard.type(mobile);
  await page.keyboard.press('Enter');
  const box = dialog.getByRole('textbox').first();
  await dialog.getByText(`Enter the code sent to +91 ${mobile}.`).waitFor();
  await waitForFocus(box);
  await expectTrapped(page, dialog);
  await press(dialog.getByRole('button', { name: 'Another number' }));
  await waitForFocus(number);
  await page.keyboard.press('Escape');
  await waitForFocus(erase);
  await end();
});

test('an invitation is opened from the balance, sent and closed with the keyboard alone', async () => {
  const jwt = await signIn(site, '9876504103');
  await addBirth(site, jwt);
  const { page, end } = await openSignedInVisit(browser, site, jwt);
  await open(page, siteRoutes.balance);
  const opener = page.getByRole('main').getByRole('link', { name: 'Invite friends' });
  await press(opener);
  const dialog = page.getByRole('dialog', { name: 'Invite as many Friends' });
  const number = dialog.getByRole('textbox', { name: 'Mobile number' });
  await waitForFocus(number);
  await expectTrapped(page, dialog);
  await tabTo(number);
  await page.keyboard.type('98765');
  await page.keyboard.press('Enter');
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  await waitForFocus(number);
  await page.keyboard.type('04199');
  await page.keyboard.press('Enter');
  await expect(number).toHaveValue('');
  await press(dialog.getByRole('button', { name: 'Copy link' }));
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.waitForFunction(() => document.activeElement !== document.body);
  await end();
});

test('stored pages can be opened and read offline with the keyboard alone', async () => {
  const { page, end } = await openVisit(browser, { serviceWorkers: 'allow' });
  await open(page, siteRoutes.aboutUs);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  // The page that registers the worker is not stored by it, only later visits are.
  await expect(async () => {
    await page.goto(site.url + siteRoutes.helplines);
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  }).toPass();
  await waitForInteractive(page);
  await page.goto(site.url + siteRoutes.helplines);
  await waitForInteractive(page);
  await page.context().setOffline(true);
  await page.goto(site.url + siteRoutes.recharges);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const link = page.getByRole('link', { name: /Helplines/ }).first();
  await press(link);
  await page.waitForURL(site.url + siteRoutes.helplines);
  await page.getByRole('heading', { level: 1, name: 'Helplines' }).waitFor();
  await page.context().setOffline(false);
  await end(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|Load failed/);
});
