import { apiPaths, siteRoutes } from '@oracle-astra/shared/contract';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { openSignedInVisit, openVisit, type Visit } from '../support/browser';
import { openChat } from '../support/chats';
import { addExtensions, translatePages, type TranslatorKind } from '../support/faults/foreign-changes';
import { fillLogin } from '../support/login';
import { payInWindow } from '../support/payment-window';
import { waitForContent, waitForInteractive } from '../support/page-ready';
import { getSharedSite, type Site } from '../support/site/site';
import { addBirth, callApi, signIn } from '../support/users';

let site: Site;
let browser: Browser;

test.beforeAll(({ browser: launched }) => {
  browser = launched;
  site = getSharedSite();
});

async function open({ page }: Visit, kind: TranslatorKind, address: string): Promise<void> {
  await translatePages(page, kind);
  await addExtensions(page);
  await page.goto(site.url + address);
  await waitForInteractive(page);
  await waitForContent(page);
  await isTranslated(page, 'h1');
}

const isTranslated = (page: Page, selector: string) => expect(page.locator(`${selector} font font`).first()).toBeVisible();

for (const kind of ['moves', 'replaces'] as const) {
  test(`horoscope and panchang work while a translator ${kind} their texts`, async () => {
    const visited = await openVisit(browser);
    const { page, end } = visited;
    await open(visited, kind, siteRoutes.horoscope('Aries', 'Today'));
    const line = page.locator('h1 + div');
    const today = await line.innerText();
    for (const when of ['Tomorrow', 'This week', 'Today']) {
      await page
        .getByRole('navigation', { name: 'Day', exact: true })
        .getByRole('link', { name: when === 'This week' ? 'Week' : when, exact: true })
        .click();
      await expect(page.getByRole('navigation', { name: 'Day', exact: true }).locator('[aria-current]')).toContainText(
        when === 'This week' ? 'Week' : when,
      );
      await waitForContent(page);
    }
    await expect(line).toHaveText(today.replace(/\s*\n\s*/g, ''));

    await page.goto(site.url + siteRoutes.panchang({ city: 'delhi', date: '2026-11-22' }));
    await waitForInteractive(page);
    for (const day of ['Monday, 23 Nov 2026', 'Tuesday, 24 Nov 2026']) await page.getByLabel(day).click();
    await page.getByRole('link', { name: 'Month', exact: true }).click();
    await page.getByRole('table', { name: 'November 2026' }).waitFor();
    await page.getByRole('combobox', { name: 'Place' }).fill('Varanasi');
    await page
      .getByRole('option', { name: /Varanasi/ })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: /Varanasi/ }).waitFor();
    await end();
  });
}

test('a question is asked and counted on a translated page', async () => {
  const { jwt, bid } = await openChat(site, '9876560001');
  const visited = await openSignedInVisit(browser, site, jwt);
  const { page, end } = visited;
  await open(visited, 'replaces', `/chats?type=Oracle&bid=${bid}`);
  const question = page.getByRole('textbox', { name: 'Your question to Oracle' });
  for (const [left, text] of [
    [2, 'When will I get a better job?'],
    [1, 'When will I marry?'],
  ] as const) {
    await question.fill(text);
    await question.press('Enter');
    await expect(page.getByText(`${left} left`, { exact: true }).first()).toBeVisible();
    await expect(question).toHaveValue('');
  }
  await end();
});

test('votes are counted and a comment is kept on a translated page', async () => {
  const jwt = await signIn(site, '9876560002');
  const bid = await addBirth(site, jwt);
  await callApi(site, apiPaths.registerHandle, { email: 'translated@example.in', display_name: 'translated_one', bid }, jwt);
  const post = { title: 'Which transit is it?', description: 'Tell me.', rashi_tag: 'Aries', nakshatra_tag: '', mahadasha_tag: '' };
  const did = String((await callApi(site, apiPaths.addDiscussion, post, jwt)).did);
  const visited = await openSignedInVisit(browser, site, await signIn(site, '9876560003'));
  const { page, end } = visited;
  await open(visited, 'replaces', siteRoutes.discussion('which-transit', did));
  const votes = page.getByRole('group', { name: 'Votes' }).first();
  for (const [button, counts] of [
    ['Upvote', '1 upvotes0 downvotes'],
    ['Downvote', '0 upvotes1 downvotes'],
    ['Downvote', '0 upvotes0 downvotes'],
  ] as const) {
    await votes.getByRole('button', { name: button }).click();
    await expect(votes).toContainText(counts);
  }
  const comment = page.getByRole('textbox', { name: 'Your comment' });
  await comment.fill('It is Saturn.');
  await votes.getByRole('button', { name: 'Upvote' }).click();
  await expect(votes).toContainText('1 upvotes0 downvotes');
  await expect(comment).toHaveValue('It is Saturn.');
  await end();
});

test('a person signs in, opens a page by the menu and logs out on a translated page', async () => {
  const visited = await openVisit(browser);
  const { page, end } = visited;
  await open(visited, 'moves', siteRoutes.helplines);
  await page.getByRole('banner').getByRole('button', { name: 'Log In' }).click();
  await fillLogin(page, site, '9876560005');
  await page.getByText('Logged in successfully').waitFor();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Blogs' }).click();
  await page.waitForURL(`${site.url}/blogs`);
  await waitForContent(page);
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Log In' }).waitFor();
  // Calls that were pending when the session ended are refused.
  await end(/status of 401/);
});

test('a person subscribes on a translated page', async () => {
  const visited = await openSignedInVisit(browser, site, await signIn(site, '9876560004'));
  const { page, end } = visited;
  await open(visited, 'moves', '/subscription');
  await page.getByRole('button', { name: 'Subscribe for ₹199 a month' }).click();
  await payInWindow(page, 'paid');
  await page.getByRole('dialog', { name: 'Thank you' }).getByRole('link', { name: 'Ok' }).click();
  await page.waitForURL(`${site.url}/`);
  await end();
});
