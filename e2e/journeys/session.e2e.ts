import { apiPaths } from '@oracle-astra/shared/contract';
import { expect, test, type Browser } from '@playwright/test';
import { openSignedInVisit, openVisit, type Visit } from '../support/browser';
import { fillLogin, requestCode } from '../support/login';
import { addBirth, callApi, fetchOtp, signIn, sampleBirth } from '../support/users';
import { waitForInteractive, waitForContent } from '../support/page-ready';
import { getSharedSite, type Site } from '../support/site/site';
import { expireToken } from '../support/tokens';

let site: Site;
let browser: Browser;

test.beforeAll(async ({ browser: launched }) => {
  browser = launched;
  site = getSharedSite();
});

const statusFor = async (jwt: string) => (await fetch(site.url + apiPaths.me, { headers: { authorization: `Bearer ${jwt}` } })).status;
const getSessionCookies = async ({ page }: Visit) =>
  (await page.context().cookies()).filter(({ name, value }) => name === 'jwt' && value !== '');

const refused = /401/;
const ended = 'You were signed out. Log in again to continue. What you typed is saved.';

test('logging out revokes the token everywhere', async () => {
  const jwt = await signIn(site, '9876505001');
  expect(await statusFor(jwt)).toBe(200);
  const visited = await openSignedInVisit(browser, site, jwt);
  const { page, end } = visited;
  await page.goto(`${site.url}/balance`);
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('button', { name: 'Log In' }).waitFor();
  await page.waitForURL(`${site.url}/`);
  expect(await getSessionCookies(visited)).toEqual([]);
  // The page waits at most three seconds for the revocation, which may take longer on a busy machine.
  await expect.poll(() => statusFor(jwt)).toBe(401);
  expect(await statusFor(jwt)).toBe(401);
  expect(await page.getByText(ended).count()).toBe(0);
  // Calls that were pending when the token was revoked are refused.
  await end(refused);
});

test('a token that is revoked while the user types ends the session with a message, keeps the input, and the form continues after the login', async () => {
  const mobile = '9876505002';
  const jwt = await signIn(site, mobile);
  const visited = await openSignedInVisit(browser, site, jwt);
  const { page, end } = visited;
  await page.goto(`${site.url}/create-kundli?type=Oracle`);
  const name = page.getByRole('textbox', { name: 'Full name' });
  await name.fill(sampleBirth.full_name);
  await page.getByText('Female', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Day' }).fill('17');
  await page.getByRole('combobox', { name: 'Month' }).selectOption('January');
  await page.getByRole('textbox', { name: 'Year' }).fill('1997');
  await page.getByRole('textbox', { name: /^Hours/ }).fill('10');
  await page.getByRole('textbox', { name: 'Minute' }).fill('40');
  await page.getByRole('combobox', { name: 'Birth place' }).pressSequentially('Jaipur');
  await page.getByRole('option', { name: sampleBirth.pob, exact: true }).click();

  await callApi(site, apiPaths.logout, {}, jwt);
  await page.getByRole('button', { name: 'Generate Kundli' }).click();
  const login = page.getByRole('dialog', { name: 'Continue with Mobile' });
  await login.waitFor();
  await page.getByText(ended).waitFor();
  expect(await getSessionCookies(visited)).toEqual([]);
  expect(await name.inputValue()).toBe(sampleBirth.full_name);

  await fillLogin(page, site, mobile);
  await page.waitForURL(/\/chats\?type=Oracle&bid=/);
  await page
    .getByRole('article', { name: 'Oracle' })
    .getByText(/^Namaste Ananya/)
    .waitFor();
  await end(refused);
});

// A forged one is refused in the same way, as render-visitors.e2e.ts shows.
test('a token that is expired ends the session with a message and keeps the input', async () => {
  const jwt = await signIn(site, '9876505003');
  const visited = await openSignedInVisit(browser, site, jwt);
  const { page, end } = visited;
  const name = page.getByRole('textbox', { name: 'Full name' });
  await page.goto(`${site.url}/create-kundli`);
  await waitForInteractive(page);
  await name.fill('Ravi');

  const invalid = expireToken(jwt);
  expect(await statusFor(invalid)).toBe(401);
  await page.context().addCookies([{ name: 'jwt', value: invalid, url: site.url }]);
  await page.reload();
  await page.getByText(ended).waitFor();
  await page.getByRole('banner').getByRole('button', { name: 'Log In' }).waitFor();
  expect(await getSessionCookies(visited)).toEqual([]);
  expect(await name.inputValue()).toBe('Ravi');
  expect(await statusFor(jwt)).toBe(200);
  await end(refused);
});

test('a login sets a cookie that no script can read, and a reload keeps the person signed in', async () => {
  const visited = await openSignedInVisit(browser, site, '');
  const { page, end } = visited;
  await page.goto(`${site.url}/create-kundli`);
  await waitForInteractive(page);
  await page.getByRole('banner').getByRole('button', { name: 'Log In' }).click();
  await fillLogin(page, site, '9876505007');
  await page.getByText('Logged in successfully').waitFor();
  const [cookie] = await getSessionCookies(visited);
  expect([cookie?.httpOnly, cookie?.sameSite]).toEqual([true, 'Lax']);
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(399 * 24 * 60 * 60);
  expect(await page.evaluate(() => document.cookie)).not.toContain('jwt=');
  await page.reload();
  await page.getByRole('button', { name: 'Profile menu' }).waitFor();
  await waitForInteractive(page);
  expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toContain('eyJhbGci');
  await end();
});

test('each of two users sees only their own data', async () => {
  const people = await Promise.all(['9876505005', '9876505006'].map((mobile) => signIn(site, mobile)));
  const [asha, ravi] = people as [string, string];
  const bid = await addBirth(site, asha);
  await callApi(site, apiPaths.addBirth, { ...sampleBirth, full_name: 'Ravi Nair', gender: 'Male' }, ravi);
  const [ashas, ravis] = await Promise.all([openSignedInVisit(browser, site, asha), openSignedInVisit(browser, site, ravi)]);
  const saved = ({ page }: Visit) => page.getByRole('main').getByRole('radio', { name: /Verma|Nair/ });
  const names = async (visited: Visit) => saved(visited).evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label')));
  for (const visited of [ashas, ravis]) {
    await visited.page.goto(`${site.url}/create-kundli`);
    await saved(visited).first().waitFor();
  }
  expect([await names(ashas), await names(ravis)]).toEqual([[sampleBirth.full_name], ['Ravi Nair']]);

  await ravis.page.goto(`${site.url}/chats?type=Oracle&bid=${bid}`);
  await ravis.page.getByRole('heading', { name: 'Choose a Kundli first' }).waitFor();
  await ravis.page.goto(`${site.url}/daily-prediction?bid=${bid}`);
  await waitForContent(ravis.page);
  expect(await ravis.page.getByRole('main').innerText()).not.toContain('Ananya');
  await ashas.end();
  await ravis.end(/404/);
});

test('a wrong code can be typed over after its notice is closed by a tap', async () => {
  const { page, end } = await openVisit(browser);
  const mobile = '9876505009';
  await page.goto(`${site.url}/balance`);
  await waitForInteractive(page);
  await page.getByRole('button', { name: 'Log In' }).first().click();
  await requestCode(page, mobile);
  const code = await fetchOtp(site, mobile);
  await page.keyboard.type(code === '111111' ? '222222' : '111111');
  // A tap leaves the selection in the notice, and Chrome would return the focus without a caret.
  await page.getByRole('alertdialog').getByRole('button').click();
  await page.keyboard.type(code);
  await page.getByRole('button', { name: 'Profile menu' }).waitFor();
  await end();
});
