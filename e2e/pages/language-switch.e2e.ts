import { expect, test, type Browser, type Page } from '@playwright/test';
import { openSignedInVisit, openVisit } from '../support/browser';
import { findForeignText } from '../support/faults/foreign-text';
import { fillLogin } from '../support/login';
import { waitForContent, waitForInteractive } from '../support/page-ready';
import { pollUntil } from '../support/poll-until';
import { addBirth, signIn } from '../support/users';
import { getSharedSite, type Site } from '../support/site/site';

let site: Site;
let browser: Browser;

test.beforeAll(async ({ browser: launched }) => {
  browser = launched;
  site = getSharedSite();
});

const switchIn = (page: Page, place: 'banner' | 'contentinfo', name: string) => page.getByRole(place).getByRole('link', { name });
const pathOf = (page: Page) => page.evaluate(() => location.pathname + location.search + location.hash);

async function switchLanguage(page: Page, place: 'banner' | 'contentinfo', name: string): Promise<void> {
  const locale = name === 'English' ? 'en' : 'hi';
  // Not with Playwright's click, which scrolls a page with a sticky header.
  await switchIn(page, place, name).evaluate((link: HTMLElement) => link.click());
  await page.waitForFunction((language) => document.documentElement.lang === language, locale);
  await waitForInteractive(page);
  await waitForContent(page);
}

test('the birth form keeps its input when the language is switched and switched back', async () => {
  const { page, end } = await openVisit(browser);
  await page.goto(`${site.url}/free-kundli?type=Oracle`);
  await waitForInteractive(page);
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Full name' }).fill('Ananya Verma');
  await main.getByText('Female', { exact: true }).click();
  await main.getByRole('textbox', { name: 'Day' }).fill('17');
  await main.getByRole('combobox', { name: 'Month' }).selectOption('March');
  await main.getByRole('textbox', { name: 'Year' }).fill('1997');
  await main.getByRole('combobox', { name: 'Birth place' }).pressSequentially('Jaipur');
  await page.getByRole('option', { name: 'Jaipur, Rajasthan, India', exact: true }).click();
  await main.getByRole('combobox', { name: 'Marital status' }).selectOption('Married');
  const readForm = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLInputElement>('main :is(input, select)')].map(({ name, type, value, checked }) =>
        type === 'radio' ? `${name} ${value} ${checked}` : `${name} ${value}`,
      ),
    );
  const typed = await readForm();

  await switchLanguage(page, 'banner', 'हिन्दी');
  expect(await pathOf(page)).toBe('/hi/free-kundli?type=Oracle');
  // The language of the answers that nobody chose is that of the page.
  const inHindi = typed.map((field) =>
    field.replace(/^language English true$/u, 'language English false').replace(/^language Hindi false$/u, 'language Hindi true'),
  );
  await pollUntil(readForm, (form) => JSON.stringify(form) === JSON.stringify(inHindi));
  await switchLanguage(page, 'contentinfo', 'English');
  expect(await pathOf(page)).toBe('/free-kundli?type=Oracle');
  await pollUntil(readForm, (form) => JSON.stringify(form) === JSON.stringify(typed));
  await end();
});

test('an unsent search and the scroll position are kept', async () => {
  const { page, end } = await openVisit(browser);
  await page.goto(`${site.url}/forum?page=1`);
  await waitForInteractive(page);
  await page.getByRole('searchbox').fill('saturn');
  const heading = page.getByRole('main').getByRole('heading', { level: 2 }).nth(3);
  await heading.evaluate((element) => window.scrollTo({ top: element.getBoundingClientRect().top + scrollY - 120, behavior: 'instant' }));
  const top = async () => Math.round((await heading.boundingBox())?.y ?? 0);
  const before = await top();

  await switchLanguage(page, 'banner', 'हिन्दी');
  expect(await pathOf(page)).toBe('/hi/forum?page=1');
  // Within one line, because the texts above differ in length.
  await pollUntil(top, (now) => Math.abs(now - before) < 24);
  await expect(page.getByRole('searchbox')).toHaveValue('saturn');
  await end();
});

test('going back from the other language opens the page before', async () => {
  const { page, end } = await openVisit(browser);
  await page.goto(`${site.url}/about-us`);
  await waitForInteractive(page);
  await page.goto(`${site.url}/recharges`);
  await waitForInteractive(page);
  await switchLanguage(page, 'banner', 'हिन्दी');
  await page.goBack();
  await page.waitForURL(/about-us$/);
  await end();
});

test('personal pages use the chosen language, public ones that of their address', async () => {
  const jwt = await signIn(site, '9876520011');
  const bid = await addBirth(site, jwt);
  const { page, end } = await openSignedInVisit(browser, site, jwt);
  await page.goto(`${site.url}/chats?type=Oracle&bid=${bid}`);
  await waitForInteractive(page);
  await switchLanguage(page, 'banner', 'हिन्दी');
  expect(await pathOf(page)).toBe(`/hi/chats?type=Oracle&bid=${bid}`);

  await page.goto(`${site.url}/balance`);
  await waitForContent(page);
  expect(await pathOf(page)).toBe('/hi/balance');
  expect(await findForeignText(page, 'hi')).toEqual([]);

  await page.goto(`${site.url}/forum`);
  await waitForInteractive(page);
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
  const offer = page.getByRole('complementary', { name: 'Language' });
  await offer.getByRole('link', { name: 'हिन्दी' }).click();
  await page.waitForURL(/\/hi\/forum/);
  await end();
});

test('the account stores the language for other devices', async () => {
  const jwt = await signIn(site, '9876520012');
  const first = await openSignedInVisit(browser, site, jwt);
  await first.page.goto(`${site.url}/forum`);
  await waitForInteractive(first.page);
  await switchLanguage(first.page, 'banner', 'हिन्दी');
  await first.end();

  const second = await openVisit(browser);
  await second.page.goto(`${site.url}/forum`);
  await waitForInteractive(second.page);
  await second.page.getByRole('button', { name: 'Log In' }).first().click();
  await fillLogin(second.page, site, '9876520012');
  await second.page.getByRole('button', { name: 'Profile menu' }).waitFor();
  await pollUntil(
    () => second.page.context().cookies(),
    (cookies) => cookies.some(({ name, value }) => name === 'locale' && value === 'hi'),
  );
  await second.page.goto(`${site.url}/balance`);
  await second.page.waitForURL(/\/hi\/balance$/);
  await second.end();
});

test('a browser that prefers Hindi is offered it once, and nothing moves', async () => {
  const { page, end } = await openVisit(browser, { locale: 'hi-IN' });
  await page.goto(`${site.url}/forum`);
  await waitForInteractive(page);
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
  const offer = page.getByRole('complementary', { name: 'Language' });
  await offer.getByText('यह पेज हिन्दी में भी है।').waitFor();
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );
  expect(shift).toBeLessThan(0.02);
  await offer.getByRole('button', { name: 'Stay in English' }).click();
  await page.reload();
  await waitForInteractive(page);
  expect(await offer.count()).toBe(0);
  await end();
});

test('without scripts the switch is a link', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });
  const page = await context.newPage();
  await page.goto(`${site.url}/forum?page=1`);
  await switchIn(page, 'banner', 'हिन्दी').click();
  await page.waitForURL(/\/hi\/forum\?page=1$/);
  await switchIn(page, 'contentinfo', 'English').click();
  await page.waitForURL(/\/forum\?page=1$/);
  await context.close();
});
