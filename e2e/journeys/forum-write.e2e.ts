import { apiPaths, siteRoutes } from '@oracle-astra/shared/contract';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { openSignedInVisit, openVisit } from '../support/browser';
import { getOverflow } from '../support/layout';
import { fillLogin } from '../support/login';
import { waitForContent, waitForInteractive } from '../support/page-ready';
import { getSharedSite, type Site } from '../support/site/site';
import { addBirth, callApi, fetchOtp, signIn } from '../support/users';

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

/** Creates a member with birth details and, by default, a name in AstroHub. */
async function createMember(mobile: string, name: string | null): Promise<string> {
  const jwt = await signIn(site, mobile);
  const bid = await addBirth(site, jwt);
  if (name !== null) await callApi(site, apiPaths.registerHandle, { email: `${name}@example.in`, display_name: name, bid }, jwt);
  return jwt;
}

async function createDiscussion(jwt: string, title: string): Promise<string> {
  const post = { title, description: 'What did you notice first?', rashi_tag: '', nakshatra_tag: '', mahadasha_tag: '' };
  return String((await callApi(site, apiPaths.addDiscussion, post, jwt)).did);
}

/** The vote buttons of the discussion on its own page. */
const votes = (page: Page) => page.getByRole('group', { name: 'Votes' }).first();

test('a visitor votes and logs in, and the vote is cast', async () => {
  const did = await createDiscussion(await createMember('9876530001', 'writer_one'), 'Which transit did you feel most?');
  const { page, end } = await openVisit(browser);
  await open(page, siteRoutes.discussion('a-discussion', did));
  await votes(page).getByRole('button', { name: 'Upvote' }).click();
  await page.getByText('We Value Your Voice! To vote, please log in to your account').waitFor();
  await fillLogin(page, site, '9876530002');
  await expect(votes(page).getByRole('button', { name: 'Upvote', pressed: true })).toBeVisible();
  await expect(votes(page)).toContainText('1 upvotes');
  await page.reload();
  await waitForInteractive(page);
  await expect(votes(page).getByRole('button', { name: 'Upvote', pressed: true })).toBeVisible();
  await votes(page).getByRole('button', { name: 'Downvote' }).click();
  await expect(votes(page)).toContainText('0 upvotes1 downvotes');
  await votes(page).getByRole('button', { name: 'Downvote' }).click();
  await expect(votes(page)).toContainText('0 upvotes0 downvotes');
  expect(await getOverflow(page)).toBe(0);
  await end();
});

test('a member chooses a name, posts, edits, comments and deletes', async () => {
  const { page, end } = await openSignedInVisit(browser, site, await createMember('9876530003', null));
  await open(page, '/forum');
  await page.getByRole('link', { name: 'Start a Discussion' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose your name in AstroHub' });
  await dialog.getByRole('textbox', { name: 'User name' }).fill('no..good');
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill('member@example.in');
  await dialog.getByRole('button', { name: 'Register' }).click();
  await dialog.getByText('Invalid username format.').waitFor();
  await dialog.getByRole('textbox', { name: 'User name' }).fill('member_three');
  await dialog.getByRole('button', { name: 'Register' }).click();
  await page.getByText('You write as member_three.').waitFor();

  await page.getByRole('button', { name: 'Post' }).click();
  await page.getByText('Title is required').waitFor();
  await page.getByText('Description is required').waitFor();
  await page.getByRole('textbox', { name: 'Title' }).fill('My first year of Mars');
  await page.getByRole('textbox', { name: 'Description' }).fill('It began in spring.\nSee https://example.in/mars.');
  await page.reload();
  await waitForInteractive(page);
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('My first year of Mars');
  await page.getByRole('checkbox', { name: 'Bharani' }).uncheck();
  await page.getByRole('button', { name: 'Post' }).click();
  await page.getByRole('heading', { level: 1, name: 'My first year of Mars' }).waitFor();
  await expect(page.getByRole('main').getByText('Aries', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByText('Bharani', { exact: true })).toHaveCount(0);
  const link = page.getByRole('link', { name: 'https://example.in/mars' });
  await expect(link).toHaveAttribute('rel', /nofollow ugc/);

  await page.getByRole('link', { name: 'Edit Post' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('My first year of Mars mahadasha');
  await page.getByRole('button', { name: 'Update' }).click();
  await page.getByRole('heading', { level: 1, name: 'My first year of Mars mahadasha' }).waitFor();

  await page.getByRole('textbox', { name: 'Your comment' }).fill('More next month.');
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  await page.getByRole('heading', { name: '1 comment' }).waitFor();
  const row = page.getByRole('listitem').filter({ hasText: 'More next month.' });
  await row.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog', { name: 'Delete this comment?' }).getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
  expect(await getOverflow(page)).toBe(0);

  await page.getByRole('button', { name: 'Delete Post' }).click();
  await page.getByRole('alertdialog', { name: 'Delete this post?' }).getByRole('button', { name: 'Delete Post' }).click();
  await page.waitForURL(`${site.url}/forum`);
  await waitForContent(page);
  await expect(page.getByRole('link', { name: 'My first year of Mars mahadasha' })).toHaveCount(0);
  await end();
});

test('the author of a post is notified of a comment at once, opens it, and edits the profile', async () => {
  const owner = await createMember('9876530004', 'owner_four');
  const did = await createDiscussion(owner, 'Does your lagna fit you?');
  const { page, end } = await openSignedInVisit(browser, site, owner);
  await open(page, siteRoutes.profile());
  const stream = page.waitForResponse((response) => response.url().includes(apiPaths.notificationStream));
  await stream;
  const guest = await createMember('9876530005', 'guest_five');
  await callApi(site, apiPaths.addComment, { did, comment: 'Mine does, mostly.' }, guest);
  await page.getByRole('link', { name: 'Notifications, 1 unseen' }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^New: .*guest_five/ })
    .click();
  await page.getByText('Mine does, mostly.').waitFor();
  await expect(page.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible();

  await page.goto(site.url + siteRoutes.profile());
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill('nobody');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('Enter a valid email').waitFor();
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill('four@example.in');
  await dialog.getByRole('checkbox', { name: 'Private profile' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Private profile. Others see your name and picture alone.').waitFor();
  await end();
});

test('writing is in Hindi on Hindi pages', async () => {
  const { page, end } = await openSignedInVisit(browser, site, await createMember('9876530006', 'hindi_six'));
  await open(page, '/hi/forum/create');
  await page.getByRole('button', { name: 'पोस्ट कीजिए' }).click();
  await expect(page.getByRole('textbox', { name: 'शीर्षक' })).toBeFocused();
  await page.getByRole('textbox', { name: 'शीर्षक' }).fill('शनि की साढ़ेसाती में नौकरी');
  await page.getByRole('textbox', { name: 'विवरण' }).fill('किसी ने इस समय में नौकरी बदली है?');
  await page.getByRole('button', { name: 'पोस्ट कीजिए' }).click();
  await page.getByRole('heading', { level: 1, name: 'शनि की साढ़ेसाती में नौकरी' }).waitFor();
  await page.getByRole('textbox', { name: 'आपकी टिप्पणी' }).fill('मैंने बदली थी।');
  await page.getByRole('button', { name: 'टिप्पणी कीजिए' }).click();
  await page.getByRole('heading', { name: '1 टिप्पणी' }).waitFor();
  expect(await getOverflow(page)).toBe(0);
  await end();
});

test('a member deletes the account with number and code', async () => {
  const mobile = '9876530007';
  const { page, end } = await openSignedInVisit(browser, site, await createMember(mobile, 'leaver_seven'));
  await open(page, siteRoutes.deleteAccount);
  await expect(page.getByText(/^3 Oracle questions, 3 Astra questions/)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as JSON' }).click();
  expect((await download).suggestedFilename()).toBe('oracle-astra.json');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Account' });
  await dialog.getByRole('textbox', { name: 'Mobile number' }).fill(mobile);
  await dialog.getByRole('button', { name: 'Get OTP' }).click();
  const boxes = dialog.getByRole('textbox');
  await dialog.getByText(`Enter the code sent to +91 ${mobile}.`).waitFor();
  await boxes.first().pressSequentially(await fetchOtp(site, mobile));
  await page.keyboard.press('Enter');
  const alert = page.getByRole('alertdialog', { name: 'Your account has been deleted.' });
  await alert.getByRole('button', { name: 'OK' }).click();
  await page.waitForURL(`${site.url}/`);
  await expect(page.getByRole('button', { name: 'Log In' }).first()).toBeVisible();
  await end();
});
