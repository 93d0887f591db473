import { apiPaths, siteRoutes } from '@oracle-astra/shared/contract';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { openSignedInVisit } from '../support/browser';
import { holdAnswer } from '../support/faults/held-answers';
import { getPaymentWindow } from '../support/payment-window';
import { waitForContent, waitForInteractive } from '../support/page-ready';
import { getSharedSite, type Site } from '../support/site/site';
import { addBirth, callApi, signIn } from '../support/users';

let site: Site;
let browser: Browser;

test.beforeAll(({ browser: launched }) => {
  browser = launched;
  site = getSharedSite();
});

const elsewhere = '/oracle';

async function goElsewhere(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Oracle', exact: true }).click();
  await page.waitForURL(site.url + elsewhere);
  await waitForContent(page);
}

interface LateAnswer {
  address: string;
  path: string;
  begin: (page: Page) => Promise<void>;
  /** The notice that tells of it, and where it leads. */
  notice: string | RegExp;
  to: RegExp;
}

/** Begins something, goes to another page by a link, and has it answered there: only a notice may come. */
async function answerElsewhere(page: Page, { address, path, begin, notice, to }: LateAnswer): Promise<void> {
  await page.goto(site.url + address);
  await waitForInteractive(page);
  await waitForContent(page);
  const release = await holdAnswer(page, path);
  const asked = page.waitForRequest((request) => request.url().includes(path));
  await begin(page);
  await asked;
  await goElsewhere(page);
  release();
  const link = page.getByRole('link', { name: notice }).and(page.locator('a:not(footer a)'));
  await expect(link).toHaveAttribute('href', to);
  expect(page.url()).toBe(site.url + elsewhere);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.unroute(`**${path}*`);
  await link.click();
  await page.waitForURL((url) => to.test(url.pathname + url.search + url.hash));
}

test('a post, an edit and a comment that are answered on another page are told by a notice with a link', async () => {
  const jwt = await signIn(site, '9876580001');
  const bid = await addBirth(site, jwt);
  await callApi(site, apiPaths.registerHandle, { email: 'late@example.in', display_name: 'late_one', bid }, jwt);
  const post = { title: 'Before the answer', description: 'Tell me.', rashi_tag: '', nakshatra_tag: '', mahadasha_tag: '' };
  const did = String((await callApi(site, apiPaths.addDiscussion, post, jwt)).did);
  const { page, end } = await openSignedInVisit(browser, site, jwt);
  await answerElsewhere(page, {
    address: '/forum/create',
    path: apiPaths.addDiscussion,
    async begin() {
      await page.getByRole('textbox', { name: 'Title' }).fill('A slow line');
      await page.getByRole('textbox', { name: 'Description' }).fill('It was answered later.');
      await page.getByRole('button', { name: 'Post' }).click();
    },
    notice: /post/i,
    to: /^\/forum\/a-slow-line\?did=/,
  });
  await page.getByRole('heading', { level: 1, name: 'A slow line' }).waitFor();
  await answerElsewhere(page, {
    address: `/forum/edit-post/${did}`,
    path: apiPaths.editDiscussion,
    async begin() {
      await page.getByRole('textbox', { name: 'Title' }).fill('After the answer');
      await page.getByRole('button', { name: 'Update' }).click();
    },
    notice: /updated/i,
    to: /^\/forum\/after-the-answer\?did=/,
  });
  await page.getByRole('heading', { level: 1, name: 'After the answer' }).waitFor();
  await answerElsewhere(page, {
    address: siteRoutes.discussion('after-the-answer', did),
    path: apiPaths.addComment,
    async begin() {
      await page.getByRole('textbox', { name: 'Your comment' }).fill('It came late.');
      await page.getByRole('button', { name: 'Comment', exact: true }).click();
    },
    notice: /comment/i,
    to: new RegExp(`did=${did}.*#comments`),
  });
  await page.getByText('It came late.').waitFor();
  await end();
});

test('a prediction, a public figure, an order and a plan that are answered on another page are told by a notice, and open no window', async () => {
  const jwt = await signIn(site, '9876580002');
  const bid = await addBirth(site, jwt);
  const { page, end } = await openSignedInVisit(browser, site, jwt);
  await answerElsewhere(page, {
    address: `/daily-prediction?bid=${bid}&p_type=weekly`,
    path: apiPaths.predictions,
    begin: async () => page.getByRole('button', { name: 'Generate' }).click(),
    notice: 'The prediction is complete.',
    to: /^\/daily-prediction\?bid=.*kept=/,
  });
  await page.getByRole('heading', { name: 'Day by day' }).waitFor();
  await answerElsewhere(page, {
    address: '/free-kundli-celeb?type=Astra',
    path: apiPaths.addBirth,
    begin: async () => page.getByRole('button', { name: 'Ask Astra about Steve Jobs' }).click(),
    notice: 'Chat with Astra',
    to: /^\/chatsceleb\?type=Astra&bid=/,
  });
  await answerElsewhere(page, {
    address: '/payment?astrologer=oracle&wallet=120',
    path: apiPaths.rechargeOrder,
    begin: async () => page.getByRole('button', { name: /^Pay ₹/ }).click(),
    notice: /^You left before the payment window opened/,
    to: /^\/payment\?.*order=order_/,
  });
  await expect(page.getByRole('button', { name: /^Pay ₹/ })).toBeVisible();
  await expect(page.locator('iframe[title=Payment]')).toHaveCount(0);
  await answerElsewhere(page, {
    address: siteRoutes.subscription,
    path: apiPaths.createSubscription,
    begin: async () => page.getByRole('button', { name: 'Subscribe for ₹199 a month' }).click(),
    notice: /^You left before the payment window opened/,
    to: /^\/subscription/,
  });
  await expect(getPaymentWindow(page).getByRole('button', { name: 'Cancel payment' })).toHaveCount(0);
  await end();
});

test('who logs out on a slow line stays on the page that was opened meanwhile', async () => {
  const jwt = await signIn(site, '9876580004');
  const { page, end } = await openSignedInVisit(browser, site, jwt);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${site.url}/balance`);
  await waitForInteractive(page);
  const release = await holdAnswer(page, apiPaths.logout);
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await goElsewhere(page);
  release();
  // The page leaves after three seconds at most.
  await page.waitForTimeout(4000);
  expect(page.url()).toBe(site.url + elsewhere);
  await expect(page.getByRole('button', { name: 'Log In' }).first()).toBeVisible();
  await end();
});
