import { expect, type Browser, type Page, test } from '@playwright/test';
import { openVisit } from '../support/browser';
import { fillLogin, requestCode } from '../support/login';
import { testOnPostgres } from '../support/site/postgres';
import type { OwnSite } from '../support/site/site';
import { startSiteOnPostgres, type SiteOnPostgres } from '../support/site/site-on-postgres';
import { addBirth, fetchOtp, signIn } from '../support/users';

let own: SiteOnPostgres;
let site: OwnSite;
let browser: Browser;

test.beforeAll(async ({ browser: launched }) => {
  browser = launched;
  own = await startSiteOnPostgres();
  site = own.site;
});
test.afterAll(() => own?.stop());

const age = async (sql: string, mobile: string) => own.runSql(sql, [`91${mobile}`]);

async function logIn(page: Page, mobile: string): Promise<void> {
  await page.goto(`${site.url}/forum`);
  await page.getByRole('button', { name: 'Log In' }).click();
  await fillLogin(page, site, mobile);
  await page.getByText('Logged in successfully').waitFor();
}

const typeCode = async (page: Page, dialog: string, mobile: string) => {
  const boxes = page.getByRole('dialog', { name: dialog }).getByRole('textbox');
  await boxes.first().pressSequentially(await fetchOtp(site, mobile));
};

testOnPostgres('a person proves the present number, changes it, and stays logged in', async () => {
  const [before, after] = ['9876507101', '9876507102'];
  const { page, end } = await openVisit(browser);
  await logIn(page, before);
  await age(
    `update sessions set created_at = created_at - interval '1 hour' where uid = (select uid from users where mobile = $1)`,
    before,
  );
  await page.goto(`${site.url}/profile/devices`);
  await page.getByRole('button', { name: 'Change number' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change number' });
  await dialog.getByRole('textbox', { name: 'Mobile number' }).fill(after);
  await page.keyboard.press('Enter');

  const proof = page.getByRole('dialog', { name: 'Is it you?' });
  await proof.getByText('+91 98765 07101').waitFor();
  await page.screenshot({ path: test.info().outputPath('proof.png') });
  await page.keyboard.press('Enter');
  await proof.getByRole('textbox').first().waitFor();
  await typeCode(page, 'Is it you?', before);
  await proof.waitFor({ state: 'detached' });

  await dialog.getByText('+91 98765 07102').waitFor();
  await typeCode(page, 'Change number', after);
  await page.screenshot({ path: test.info().outputPath('change.png') });
  await page.keyboard.press('Enter');
  await page.getByText('Your number is now +91 98765 07102').waitFor();
  await page.reload();
  await page.getByText('+91 98765 07102').waitFor();
  // The token from before the change is refused, and the page exchanges it.
  await end(/401/);
});

testOnPostgres('the new owner of a number starts anew, and the person of an account opens it with the year of birth', async () => {
  const [own, foreign] = ['9876507103', '9876507104'];
  for (const mobile of [own, foreign]) {
    await addBirth(site, await signIn(site, mobile));
    await age(`update users set last_used_at = now() - interval '200 days' where mobile = $1`, mobile);
    await age(`update code_requests set created_at = created_at - interval '10 minutes' where $1 <> ''`, mobile);
  }

  const owner = await openVisit(browser);
  await owner.page.goto(`${site.url}/forum`);
  await owner.page.getByRole('button', { name: 'Log In' }).click();
  const code = await requestCode(owner.page, own);
  await code
    .getByRole('textbox')
    .first()
    .pressSequentially(await fetchOtp(site, own));
  const question = owner.page.getByRole('dialog', { name: 'One more question' });
  const year = question.getByRole('textbox', { name: 'Year of birth' });
  await expect(year).toBeFocused();
  await owner.page.keyboard.type('1990');
  await owner.page.keyboard.press('Enter');
  await question.getByText('You have 2 tries left.').waitFor();
  await owner.page.screenshot({ path: test.info().outputPath('year.png') });
  await year.fill('1997');
  await owner.page.keyboard.press('Enter');
  await owner.page.getByText('Logged in successfully').waitFor();
  await owner.page.goto(`${site.url}/create-kundli`);
  await owner.page.getByText('Ananya Verma').first().waitFor();
  await owner.end();

  const newcomer = await openVisit(browser);
  await newcomer.page.goto(`${site.url}/hi/forum`);
  await newcomer.page.getByRole('button', { name: 'लॉग इन' }).click();
  const login = newcomer.page.getByRole('dialog', { name: 'मोबाइल नंबर से लॉग इन' });
  await login.getByRole('textbox').fill(foreign);
  await login.getByRole('checkbox').check();
  await login.getByRole('button', { name: 'OTP मँगाइए' }).click();
  await newcomer.page.getByRole('dialog', { name: 'कोड डालिए' }).getByRole('textbox').first().waitFor();
  await typeCode(newcomer.page, 'कोड डालिए', foreign);
  await newcomer.page.getByRole('button', { name: 'मेरा यहाँ कभी खाता नहीं था' }).click();
  await newcomer.page.screenshot({ path: test.info().outputPath('anew.png') });
  await newcomer.page.getByRole('button', { name: 'नए सिरे से शुरू कीजिए' }).click();
  await newcomer.page.getByText('लॉग इन हो गया').waitFor();
  await newcomer.page.goto(`${site.url}/hi/create-kundli`);
  await expect(newcomer.page.getByText('Ananya Verma')).toHaveCount(0);
  await newcomer.end();
});
