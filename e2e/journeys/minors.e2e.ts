import { test, type Browser } from '@playwright/test';
import { openVisit } from '../support/browser';
import { fillLogin } from '../support/login';
import { testOnPostgres } from '../support/site/postgres';
import type { OwnSite } from '../support/site/site';
import { startSiteOnPostgres, type SiteOnPostgres } from '../support/site/site-on-postgres';
import { addBirth, signIn } from '../support/users';

let own: SiteOnPostgres;
let site: OwnSite;
let browser: Browser;

test.beforeAll(async ({ browser: launched }) => {
  browser = launched;
  own = await startSiteOnPostgres();
  site = own.site;
});
test.afterAll(() => own?.stop());

const numbers = { child: '9876508301', parent: '9876508302' };

/** An account with birth details, and a page in which its person logs in. */
async function openAccount(mobile: string, birth: { full_name: string; dob: string }) {
  const jwt = await signIn(site, mobile);
  await addBirth(site, jwt, birth);
  const visit = await openVisit(browser);
  await visit.page.goto(`${site.url}/forum`);
  await visit.page.getByRole('button', { name: 'Log In' }).click();
  await visit.page.getByRole('region', { name: 'What we use, and what for' }).waitFor();
  await visit.page.screenshot({ path: test.info().outputPath(`login-${mobile}.png`), fullPage: true });
  await fillLogin(visit.page, site, mobile);
  await visit.page.getByText('Logged in successfully').waitFor();
  return visit;
}

testOnPostgres('a minor asks a parent, who agrees by the link and withdraws; a nominee is named', async () => {
  const year = new Date().getFullYear();
  const child = await openAccount(numbers.child, { full_name: 'Mira Verma', dob: `01/01/${year - 12}` });
  const shoot = (page: typeof child.page, name: string) => page.screenshot({ path: test.info().outputPath(`${name}.png`), fullPage: true });
  await child.page.goto(`${site.url}/wheel-of-fortune`);
  await child.page.getByText('This is not offered to people under 18.').waitFor();
  await shoot(child.page, 'wheel');
  await child.page.goto(`${site.url}/recharges`);
  await child.page.getByRole('link', { name: 'How a parent agrees' }).click();
  await child.page.getByRole('region', { name: 'You are under 18' }).waitFor();
  await child.page.getByRole('button', { name: 'Make a link for a parent' }).click();
  const link = await child.page.getByRole('textbox', { name: 'Link for a parent' }).inputValue();
  await shoot(child.page, 'minor');

  const parent = await openAccount(numbers.parent, { full_name: 'Asha Verma', dob: `14/08/${year - 40}` });
  await parent.page.goto(link);
  await parent.page.getByText('It is about the account of Mira Verma, whose mobile number ends in 8301.').waitFor();
  await shoot(parent.page, 'asked');
  await parent.page.getByRole('button', { name: 'I am the parent and agree' }).click();
  await parent.page.getByText('You agree. You can withdraw it below at any time.').waitFor();

  await child.page.goto(`${site.url}/profile/privacy`);
  await child.page.getByText('A parent agreed, so Oracle and Astra answer your questions.', { exact: false }).waitFor();
  await child.page.goto(`${site.url}/hi/profile/privacy`);
  await child.page.getByRole('region', { name: 'आप 18 साल से छोटे हैं' }).waitFor();
  await shoot(child.page, 'minor-hi');

  await parent.page.getByRole('textbox', { name: 'Name of the nominee' }).fill('Sita Verma');
  await parent.page.getByRole('region', { name: 'Your nominee' }).getByRole('textbox', { name: 'Mobile number' }).fill('9876508303');
  await parent.page.getByRole('button', { name: 'Save nominee' }).click();
  await parent.page.getByText('Sita Verma, +91 98765 08303').waitFor();
  await parent.page.getByRole('textbox', { name: 'Your request' }).fill('What do you keep about my daughter?');
  await parent.page.getByRole('button', { name: 'Send request' }).click();
  await parent.page.getByText('Answer by', { exact: false }).waitFor();
  await shoot(parent.page, 'parent');
  await parent.page.goto(`${site.url}/hi/profile/privacy`);
  await parent.page.getByRole('region', { name: 'आपका नामित व्यक्ति' }).waitFor();
  await shoot(parent.page, 'parent-hi');
  await parent.page.getByRole('button', { name: 'वापस लीजिए: Mira Verma' }).click();
  await parent.page.getByRole('button', { name: 'वापस लीजिए', exact: true }).click();
  await parent.page.getByText('आपकी सहमति वापस ले ली गई').first().waitFor();
  await child.page.goto(`${site.url}/hi/recharges`);
  await child.page.getByRole('link', { name: 'माता या पिता सहमति कैसे दें' }).waitFor();
  await shoot(child.page, 'recharges-hi');
  await Promise.all([child.end(), parent.end()]);
});
