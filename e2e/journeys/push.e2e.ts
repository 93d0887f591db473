import { createECDH, randomBytes } from 'node:crypto';
import { apiPaths, siteRoutes } from '@oracle-astra/shared/contract';
import { expect, test, type Page } from '@playwright/test';
import { openVisit } from '../support/browser';
import { fillLogin } from '../support/login';
import { waitForContent, waitForInteractive } from '../support/page-ready';
import { getSharedSite, type Site } from '../support/site/site';

let site: Site;

test.beforeAll(() => {
  site = getSharedSite();
});

async function open(page: Page, address: string): Promise<void> {
  await page.goto(site.url + address);
  await waitForInteractive(page);
  await waitForContent(page);
}

/** Fakes push subscriptions, which Chromium lacks here. Like real ones they outlive a login. */
async function fakePush(page: Page): Promise<void> {
  await page.context().grantPermissions(['notifications'], { origin: site.url });
  const keys = { p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };
  await page.addInitScript((given) => {
    const endpoint = 'https://fcm.googleapis.com/fcm/send/journey';
    const read = () =>
      localStorage.getItem('fake-push') === null
        ? null
        : {
            endpoint,
            toJSON: () => ({ endpoint, keys: given }),
            unsubscribe: () => Promise.resolve(localStorage.removeItem('fake-push') === undefined),
          };
    Object.assign(PushManager.prototype, {
      getSubscription: () => Promise.resolve(read()),
      subscribe: () => {
        localStorage.setItem('fake-push', '');
        return Promise.resolve(read());
      },
    });
  }, keys);
}

test('push is on after a log-out and another login of the same person, and off for another one', async ({ browser }) => {
  const { page, end } = await openVisit(browser, { serviceWorkers: 'allow', viewport: { width: 1280, height: 800 } });
  await fakePush(page);
  const isOn = page.getByText('These come to this device too, until you log out.');
  const logIn = async (mobile: string, { renews = false } = {}) => {
    await open(page, siteRoutes.balance);
    await page.getByRole('button', { name: 'Log In' }).first().click();
    // The page renews the subscription after the login, some time later on a busy machine; another document would end it.
    const renewed = renews ? page.waitForResponse((response) => response.url().endsWith(apiPaths.addPushSubscription)) : undefined;
    await fillLogin(page, site, mobile);
    await page.getByText('Logged in successfully').waitFor();
    expect((await renewed)?.status()).toBe(renews ? 200 : undefined);
    await open(page, '/notifications');
    await page.getByRole('button', { name: 'Choose what you are told' }).click();
  };
  const logOut = async () => {
    await open(page, siteRoutes.balance);
    await page.getByRole('button', { name: 'Profile menu' }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('button', { name: 'Log In' }).first().waitFor();
  };
  await logIn('9876581006');
  await page.getByRole('button', { name: 'Send them to this device' }).click();
  await isOn.waitFor();
  await logOut();
  await logIn('9876581006', { renews: true });
  await isOn.waitFor();
  await logOut();
  await logIn('9876581007');
  await page.getByRole('button', { name: 'Send them to this device' }).waitFor();
  await expect(isOn).toHaveCount(0);
  await end();
});
