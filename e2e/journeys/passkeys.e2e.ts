import { expect, test, type Browser, type Page } from '@playwright/test';
import { openVisit } from '../support/browser';
import { fillLogin } from '../support/login';
import { testOnPostgres } from '../support/site/postgres';
import type { OwnSite } from '../support/site/site';
import { startSiteOnPostgres, type SiteOnPostgres } from '../support/site/site-on-postgres';

let own: SiteOnPostgres;
let site: OwnSite;
let browser: Browser;

test.beforeAll(async ({ browser: launched }) => {
  browser = launched;
  own = await startSiteOnPostgres();
  site = own.site;
});
test.afterAll(() => own?.stop());

/** A device with a screen lock, which the person unlocks while `isVerified`. */
async function addAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    setVerified: (isUserVerified: boolean) => devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

testOnPostgres('a person adds a passkey, logs in with it, proves with it, and removes it', async ({ browserName }) => {
  test.skip(browserName !== 'chromium', 'Only Chromium has virtual authenticators.');
  const mobile = '9876508201';
  const { page, end } = await openVisit(browser);
  const device = await addAuthenticator(page);
  await page.goto(`${site.url}/forum`);
  await page.getByRole('button', { name: 'Log In' }).click();
  await fillLogin(page, site, mobile);
  await page.getByText('Logged in successfully').waitFor();

  await page.goto(`${site.url}/profile/devices`);
  await page.getByText('You have no passkey yet.').waitFor();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByText('The passkey was added').waitFor();
  const remove = page.getByRole('button', { name: /^Remove .+/ });
  await remove.waitFor();
  await page.screenshot({ path: test.info().outputPath('passkeys.png'), fullPage: true });

  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('button', { name: 'Log In' }).click();
  const login = page.getByRole('dialog', { name: 'Continue with Mobile' });
  await login.getByRole('button', { name: 'Sign in with a passkey' }).waitFor();
  await page.screenshot({ path: test.info().outputPath('login.png') });
  await device.setVerified(false);
  await login.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await login.getByRole('alert').getByText('No passkey was used.').waitFor();
  await device.setVerified(true);
  await login.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByText('Logged in successfully').waitFor();

  await own.runSql(
    `update sessions set created_at = created_at - interval '1 hour' where uid = (select uid from users where mobile = $1)`,
    [`91${mobile}`],
  );
  await page.goto(`${site.url}/profile/devices`);
  await remove.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  const proof = page.getByRole('dialog', { name: 'Is it you?' });
  await proof.getByRole('button', { name: 'Use a passkey' }).waitFor();
  await page.screenshot({ path: test.info().outputPath('proof.png') });
  await proof.getByRole('button', { name: 'Use a passkey' }).click();
  await proof.waitFor({ state: 'detached' });
  await page.getByText('You have no passkey yet.').waitFor();
  expect(await page.getByRole('alertdialog').count()).toBe(0);
  await end();
});
