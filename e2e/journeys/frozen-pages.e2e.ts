import { apiPaths, siteRoutes, slugify } from '@oracle-astra/shared/contract';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { openSignedInVisit, openVisit, type Visit } from '../support/browser';
import { ask, openChat } from '../support/chats';
import { prepareFreezing } from '../support/frozen-pages';
import { waitForContent, waitForInteractive } from '../support/page-ready';
import { createRouteParams, type RouteParams } from '../support/route-table';
import { getSharedSite, type Site } from '../support/site/site';
import { callApi } from '../support/users';

let site: Site;
let browser: Browser;
let member: RouteParams;

test.beforeAll(async ({ browser: launched }) => {
  browser = launched;
  site = getSharedSite();
  member = await createRouteParams(site, '9876581010');
  await callApi(site, apiPaths.registerHandle, { email: 'frozen@example.in', display_name: 'frozen_ten', bid: member.bid }, member.jwt);
});

async function open(page: Page, address: string): Promise<void> {
  await page.goto(site.url + address);
  await waitForInteractive(page);
  await waitForContent(page);
}

/** Opens a page, freezes it for three hours and for three days, and opens it again then. `renewed` is the path of data that is fetched again. */
async function freezeTwice({ page, end }: Visit, address: string, renewed?: string): Promise<void> {
  const freeze = await prepareFreezing(page, site);
  const asksAgain = () => (renewed === undefined ? undefined : page.waitForRequest((request) => request.url().includes(renewed)));
  await open(page, address);
  const heading = (await page.locator('h1').first().textContent()) ?? '';
  const opened = page.url();
  const expectUnchanged = async () => {
    await waitForContent(page);
    await expect(page.locator('h1').first()).toHaveText(heading);
    expect(page.url()).toBe(opened);
  };
  for (const hours of [3, 72]) {
    const asked = asksAgain();
    await freeze(hours);
    await asked;
    await expectUnchanged();
  }
  // The document is three days old for a browser whose clock, and whose server's, is three days ahead.
  const askedAnew = asksAgain();
  await open(page, address);
  await askedAnew;
  await expectUnchanged();
  await end();
}

/** Pages by kind, with the data that they fetch again. */
const visitorKinds: [address: string, renewed?: string][] = [
  [siteRoutes.horoscope('Leo', 'Today'), apiPaths.horoscope],
  [siteRoutes.panchang({ city: 'mumbai' }), apiPaths.panchangDay],
  ['/', apiPaths.skyNow],
  ['/forum?page=1', apiPaths.discussions],
  ['/blogs'],
  ['/recharges'],
  ['/subscription'],
  ['/wheel-of-fortune'],
  ['/kundli-matching'],
  ['/create-kundli'],
];

for (const [address, renewed] of visitorKinds) {
  test(`${address} works for a visitor after it was frozen for three hours and for three days, and from the cache of three days ago`, async () => {
    await freezeTwice(await openVisit(browser), address, renewed);
  });
}

test('a page that is frozen before it is hydrated shows today’s data once it is thawed', async () => {
  const { page, end } = await openVisit(browser);
  const freeze = await prepareFreezing(page, site);
  let thaw = (): void => undefined;
  const thawed = new Promise<void>((resolve) => (thaw = resolve));
  await page.route('**/*.js', async (route) => {
    await thawed;
    // The server's time is answered by the route of the clock.
    await route.fallback();
  });
  await page.goto(site.url + siteRoutes.horoscope('Leo', 'Today'), { waitUntil: 'commit' });
  const asked = page.waitForRequest((request) => request.url().includes(apiPaths.horoscope));
  await freeze(72);
  thaw();
  await asked;
  await waitForInteractive(page);
  await waitForContent(page);
  await end();
});

/** Pages of members, of each remote. */
const memberKinds: [name: string, getAddress: (given: RouteParams) => string, renewed?: string][] = [
  ['the chat', ({ bid }) => `/chats?type=Oracle&bid=${bid}`, apiPaths.balance],
  ['the predictions', ({ bid }) => `/daily-prediction?bid=${bid}&p_type=daily`, apiPaths.keptPredictions],
  ['the birth form', () => '/create-kundli', apiPaths.births],
  ['the horoscope', () => siteRoutes.horoscope('Leo', 'Today'), apiPaths.horoscope],
  ['the balance', () => '/balance', apiPaths.balance],
  ['the packs', () => '/recharges', apiPaths.wheelStatus],
  ['a payment', () => '/payment?astrologer=oracle&wallet=120', apiPaths.rechargeQuote],
  ['the plan', () => '/my-active-plans', apiPaths.subscriptionStatus],
  ['the forum', () => '/forum?page=1', apiPaths.discussions],
  ['a new post', () => '/forum/create', apiPaths.myProfile],
  ['the own profile', () => '/profile', apiPaths.myProfile],
  ['the notifications', () => '/notifications', apiPaths.notifications],
];

for (const [name, getAddress, renewed] of memberKinds) {
  test(`${name} works for a member after three hours and three days, and from the cache of three days ago`, async () => {
    await freezeTwice(await openSignedInVisit(browser, site, member.jwt), getAddress(member), renewed);
  });
}

test('a chat that was frozen shows what was asked on another device, and goes on', async () => {
  const chat = await openChat(site, '9876581011');
  const { page, end } = await openSignedInVisit(browser, site, chat.jwt);
  const freeze = await prepareFreezing(page, site);
  await open(page, `/chats?type=Oracle&bid=${chat.bid}`);
  const question = page.getByRole('textbox', { name: 'Your question to Oracle' });
  await question.fill('When will I marry?');
  await freeze(3, () => ask(site, chat, 'When will I get a better job?'));
  await page.getByText('When will I get a better job?').filter({ visible: true }).first().waitFor();
  await page.getByText('2 left', { exact: true }).first().waitFor();
  await expect(question).toHaveValue('When will I marry?');
  await question.press('Enter');
  await page.getByText('1 left', { exact: true }).first().waitFor();
  await end();
});

test('a discussion keeps the comment that is being typed, shows those of others, and sends it after three days', async () => {
  const { page, end } = await openSignedInVisit(browser, site, member.jwt);
  const freeze = await prepareFreezing(page, site);
  await open(page, siteRoutes.discussion(slugify(member.title), member.did));
  const comment = page.getByRole('textbox', { name: 'Your comment' });
  await comment.fill('It was the same for me.');
  await freeze(72, () => callApi(site, apiPaths.addComment, { did: member.did, comment: 'I was on a journey.' }, member.jwt));
  await page.getByText('I was on a journey.').waitFor();
  await expect(comment).toHaveValue('It was the same for me.');
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  await page.getByRole('listitem').getByText('It was the same for me.').waitFor();
  await end();
});
