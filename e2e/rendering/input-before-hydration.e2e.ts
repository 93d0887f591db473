import { apiPaths } from '@oracle-astra/shared/contract';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { openVisit } from '../support/browser';
import { pollUntil } from '../support/poll-until';
import { blockScripts, openBeforeScripts } from '../support/faults/block-scripts';
import { signIn } from '../support/users';
import { waitForInteractive } from '../support/page-ready';
import { startSite, type OwnSite } from '../support/site/site';

let site: OwnSite;
let browser: Browser;

test.beforeAll(async ({ browser: launched }) => {
  browser = launched;
  site = await startSite({ env: { REMOTE_TIMEOUT_MS: '1500' } });
});
test.afterAll(() => site.stop());

const loadErrors = /Failed to load resource|net::ERR_|did not load/;
const unfinished = (page: Page) => page.locator('#unfinished');
const textbox = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
const main = (page: Page) => page.getByRole('main');

/** The values of the birth form in its stored draft. */
const readDraft = (page: Page) => page.evaluate(() => JSON.parse(sessionStorage.getItem('draft:birth') ?? '{}') as Record<string, string>);

async function fillBirth(page: Page): Promise<void> {
  await textbox(page, 'Full name').fill('Ananya Verma');
  await main(page).getByText('Female', { exact: true }).click();
  await textbox(page, 'Day').fill('17');
  await page.getByRole('combobox', { name: 'Month' }).selectOption('March');
  await textbox(page, 'Year').fill('1997');
  await textbox(page, /^Hours/).fill('10');
  await textbox(page, 'Minute').fill('40');
  await textbox(page, 'Second').fill('9');
  await page.getByRole('combobox', { name: 'Marital status' }).selectOption('Married');
  await main(page).getByText('हिन्दी', { exact: true }).click();
}
const filled = {
  name: 'Ananya Verma',
  gender: 'Female',
  day: '17',
  month: '03',
  year: '1997',
  hours: '10',
  minute: '40',
  second: '9',
  status: 'Married',
  language: 'Hindi',
};

/** Collects every address of the page. */
function collectAddresses(page: Page): string[] {
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  return addresses;
}

test('input from before hydration is in the draft and in the state of the form', async () => {
  const { page, end } = await openVisit(browser);
  const unblock = await blockScripts(page);
  await openBeforeScripts(page, `${site.url}/free-kundli`);
  await fillBirth(page);
  await page.getByRole('combobox', { name: 'Birth place' }).fill('Jaipur');
  unblock();
  await waitForInteractive(page);
  expect(await readDraft(page)).toMatchObject({ ...filled, birthPlace: 'Jaipur' });
  expect(await textbox(page, 'Full name').inputValue()).toBe('Ananya Verma');

  // The search for the place starts at hydration.
  await page.getByRole('option', { name: 'Jaipur, Rajasthan, India', exact: true }).click();
  await page.getByRole('button', { name: 'Generate Kundli' }).click();
  await page.getByRole('dialog', { name: 'Continue with Mobile' }).waitFor();
  expect(await textbox(page, 'Year').inputValue()).toBe('1997');
  expect(await page.getByRole('combobox', { name: 'Month' }).inputValue()).toBe('03');
  expect(await page.getByRole('radio', { name: 'Female' }).isChecked()).toBe(true);
  await end();
});

test('typing during hydration loses no letter', async () => {
  const { page, end } = await openVisit(browser);
  const unblock = await blockScripts(page);
  await openBeforeScripts(page, `${site.url}/free-kundli-celeb`);
  const note = textbox(page, 'What you know about them');
  await note.focus();
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const typed: string[] = [];
  const type = async () => {
    const letter = String.fromCharCode(97 + (typed.length % 26));
    typed.push(letter);
    await page.keyboard.type(letter, { delay: 20 });
  };
  const isInteractive = () => page.evaluate(() => performance.getEntriesByName('app:interactive').length > 0);
  for (let early = 0; early < 5; early += 1) await type();
  unblock();
  while (!(await isInteractive())) await type();
  for (let late = 0; late < 5; late += 1) await type();

  const all = typed.join('').slice(0, 500);
  expect(await note.inputValue()).toBe(all);
  const stored = await page.evaluate(() => Object.values(sessionStorage).join());
  expect(stored).toContain(all);
  await end();
});

test('a form that is submitted twice before hydration is sent once, and does not put its values into the address', async () => {
  const { page, end } = await openVisit(browser);
  await page.context().addCookies([{ name: 'jwt', value: await signIn(site, '9876508001'), url: site.url }]);
  // The tab has a draft with a place from an earlier search.
  await page.addInitScript(() =>
    sessionStorage.setItem(
      'draft:birth',
      JSON.stringify({ birthPlace: 'Jaipur, Rajasthan, India', latitude: '26.92', longitude: '75.79' }),
    ),
  );
  const addresses = collectAddresses(page);
  const sent: Record<string, string>[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(apiPaths.addBirth)) sent.push(request.postDataJSON() as Record<string, string>);
  });
  const unblock = await blockScripts(page);
  await openBeforeScripts(page, `${site.url}/free-kundli`);
  await fillBirth(page);
  const send = page.getByRole('button', { name: 'Generate Kundli' });
  await send.dblclick();
  await textbox(page, 'Full name').press('Enter');
  expect(await send.getAttribute('aria-busy')).toBe('true');
  expect(sent).toEqual([]);
  unblock();
  await page.waitForURL(/\?bid=/);
  expect(sent).toEqual([
    expect.objectContaining({
      full_name: 'Ananya Verma',
      dob: '17/03/1997',
      tob: '10:40',
      gender: 'Female',
      marital_status: 'Married',
      language: 'Hindi',
      pob: 'Jaipur, Rajasthan, India',
    }),
  ]);
  expect(addresses.filter((address) => /Ananya|1997|Married/.test(address))).toEqual([]);
  await end();
});

test('a form with a missing field shows one error', async () => {
  const { page, end } = await openVisit(browser);
  const unblock = await blockScripts(page);
  await openBeforeScripts(page, `${site.url}/free-kundli`);
  await textbox(page, 'Day').fill('17');
  await page.getByRole('button', { name: 'Generate Kundli' }).dblclick();
  unblock();
  const alert = page.getByRole('alertdialog');
  await alert.getByText("Error: The field 'gender' is required and cannot be empty.").waitFor();
  await alert.getByRole('button').click();
  await alert.waitFor({ state: 'detached' });
  expect(await textbox(page, 'Day').inputValue()).toBe('17');
  expect(new URL(page.url()).search).toBe('');
  await end();
});

for (const [button, dialog] of [
  ['Log In', 'Continue with Mobile'],
  ['Menu', 'Menu'],
]) {
  test(`a press on ${button} before hydration is handled after it`, async () => {
    const { page, end } = await openVisit(browser);
    const unblock = await blockScripts(page);
    await openBeforeScripts(page, `${site.url}/about-us`);
    const pressed = page.getByRole('banner').getByRole('button', { name: button });
    await pressed.dblclick();
    expect(await pressed.getAttribute('aria-busy')).toBe('true');
    unblock();
    await page.getByRole('dialog', { name: dialog }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await pressed.getAttribute('aria-busy')).toBeNull();
    await end();
  });
}

test('a form that is submitted before hydration in an ended session is not sent natively', async () => {
  const { page, end } = await openVisit(browser);
  await page.context().addCookies([{ name: 'jwt', value: await signIn(site, '9876508002'), url: site.url }]);
  const posted: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.isNavigationRequest()) posted.push(request.url());
  });
  const unblock = await blockScripts(page);
  await openBeforeScripts(page, `${site.url}/free-kundli`);
  await page.getByRole('button', { name: 'Generate Kundli' }).click();
  await page.context().clearCookies();
  unblock();
  await page.getByRole('banner').getByRole('button', { name: 'Log In' }).click();
  await page.getByRole('dialog', { name: 'Continue with Mobile' }).waitFor();
  expect(posted).toEqual([]);
  expect(page.url()).toBe(`${site.url}/free-kundli`);
  await end();
});

test('links and the search of the forum work before scripts are loaded', async () => {
  const { page, end } = await openVisit(browser);
  await blockScripts(page);
  await openBeforeScripts(page, `${site.url}/forum?page=1`);
  await page.getByRole('searchbox', { name: 'Search discussions' }).fill('marriage');
  await page.getByRole('searchbox').press('Enter');
  await page.waitForURL(/\/forum\?query=marriage$/, { waitUntil: 'commit' });
  await pollUntil(
    () => page.getByRole('searchbox').inputValue(),
    (value) => value === 'marriage',
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click({ noWaitAfter: true });
  await page.waitForURL(`${site.url}/about-us`, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1, name: /about/i }).waitFor();
  await end();
});

test('a page whose remote fails to load stays readable in a working frame; Retry renders it without a reload and keeps the input', async () => {
  const { page, end } = await openVisit(browser);
  let isBlocked = true;
  await page.route('**/releases/forum/**', (route) => (isBlocked ? route.abort() : route.continue()));
  await page.goto(`${site.url}/forum?page=1`);
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await unfinished(page).waitFor();
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  const listed = await main(page).getByRole('link').count();
  await page.getByRole('searchbox').fill('marri');
  await page.getByRole('banner').getByRole('button', { name: 'Log In' }).click();
  await page.getByRole('dialog', { name: 'Continue with Mobile' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  await page.keyboard.press('Escape');
  await page.evaluate(() => location.assign('#main'));
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(heading);

  await unfinished(page).getByRole('link', { name: 'Retry' }).click();
  await unfinished(page).waitFor();
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(heading);
  expect(await main(page).getByRole('link').count()).toBe(listed);

  isBlocked = false;
  await unfinished(page).getByRole('link', { name: 'Retry' }).click();
  await waitForInteractive(page);
  expect(await unfinished(page).isVisible()).toBe(false);
  expect(await page.getByRole('searchbox').inputValue()).toBe('marri');
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
  await page.getByRole('banner').getByRole('button', { name: 'Log In' }).click();
  await page.getByRole('dialog', { name: 'Continue with Mobile' }).waitFor();
  await end(loadErrors);
});

test('links work from and to a page whose remote fails to load', async () => {
  const { page, end } = await openVisit(browser);
  await page.route('**/releases/forum/**', (route) => route.abort());
  await page.goto(`${site.url}/forum?page=1`);
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await unfinished(page).waitFor();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
  await page.getByRole('heading', { level: 1, name: /about/i }).waitFor();
  expect(await page.title()).toMatch(/about/i);
  expect(await unfinished(page).isVisible()).toBe(false);
  await page.goBack();
  await page.getByRole('heading', { name: 'This page did not load' }).waitFor();
  await page.unroute('**/releases/forum/**');
  await page.getByRole('button', { name: /Retry|Trying again/ }).click();
  await page.getByRole('searchbox', { name: 'Search discussions' }).waitFor();
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
  await end(loadErrors);
});

test('a page whose script fails to load shows the failure, and Retry requests it again', async () => {
  const { page, end } = await openVisit(browser);
  let isBlocked = true;
  await page.route('**/releases/shell/**/vendor.*.js', (route) => (isBlocked ? route.abort() : route.continue()));
  await page.goto(`${site.url}/forum?page=1`);
  await unfinished(page).waitFor();
  await page.getByRole('heading', { level: 1 }).waitFor();
  isBlocked = false;
  await unfinished(page).getByRole('link', { name: 'Retry' }).click();
  await waitForInteractive(page);
  expect(new URL(page.url()).search).toBe('?page=1');
  expect(await unfinished(page).isVisible()).toBe(false);
  // The remote's file was loaded without the shell.
  await end(loadErrors, /reading 'init'/);
});

test('an unrendered document is rendered in the browser, and logged once', async () => {
  const { page, end } = await openVisit(browser);
  await page.addInitScript(() => {
    const heard = Object.assign(globalThis, { live: 0 });
    document.addEventListener('app:live', () => (heard.live += 1));
  });
  // The document of a page that the server could not render.
  await page.route(`${site.url}/about-us`, async (route) => {
    const answer = await route.fetch();
    const plain = (await answer.text())
      .replace(/<script type="application\/json" id="page-state">.*?<\/script>/s, '')
      .replace(/(<div id="root"[^>]*>).*?(<\/div>\n<div id="unfinished")/s, '$1$2');
    await route.fulfill({ response: answer, body: plain });
  });
  await page.goto(`${site.url}/about-us`);
  await page.getByRole('heading', { level: 1, name: /about/i }).waitFor();
  await pollUntil(
    () => page.evaluate(() => (globalThis as { live?: number }).live),
    (live) => live === 1,
  );
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  await end();
});
