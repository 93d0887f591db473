import { siteRoutes as paths } from '@oracle-astra/shared/contract';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { openVisit } from './support/browser';
import { getSharedSite, type Site } from './support/site';

let site: Site;
let browser: Browser;

test.beforeAll(async ({ browser: launched }) => {
  browser = launched;
  site = getSharedSite();
});

const visitWithout = () => openVisit(browser, { javaScriptEnabled: false });
const main = (page: Page) => page.getByRole('main');
/** The text of the whole page; Playwright's own selectors pass over what stands there for want of scripts. */
const textOf = (page: Page) => page.evaluate(() => document.body.innerText);
const hint = 'You can read and search here without scripts.';

/** Pairs of texts and controls that lie over each other, and what is wider than the window. */
const overlaps = (page: Page) =>
  page.evaluate(() => {
    const seen = [...document.querySelectorAll<HTMLElement>('h1, h2, h3, p, dt, dd, td, th, a, button, label, input, select, textarea')].filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 2 && height > 2 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest('.skip');
    });
    const boxes = seen.map((element) => ({ element, box: element.getBoundingClientRect() }));
    const found = document.documentElement.scrollWidth > innerWidth ? [`${document.documentElement.scrollWidth} wide`] : [];
    boxes.forEach(({ element, box }, index) => {
      for (const other of boxes.slice(index + 1)) {
        if (element.contains(other.element) || other.element.contains(element)) continue;
        const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const high = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        if (wide > 2 && high > 2) found.push(`${element.innerText || element.tagName} | ${other.element.innerText || other.element.tagName}`);
      }
    });
    return found;
  });

const pages: [string, string, string, RegExp][] = [
  ['the landing page', '/', 'Ask your own', /Oracle and Astra are two AI astrologers[^]*The sky over Delhi, 2[^]*₹199 a month/],
  ['the list of discussions', '/forum?page=1', 'AstroHub', /ago\s[^]*\d+\supvotes/],
  ['the horoscope', '/horoscope', 'Daily horoscope', /Aries[^]*Pisces/],
  ['the horoscope of a sign', paths.horoscope('Aries'), 'Aries', /\w+ \w+ \w+[^]*\./],
  ['the recharges', '/recharges', 'Recharge wallet', /10 questions\s+₹6 a question\s+₹60/],
];

for (const [what, address, heading, data] of pages) {
  test(`${what} can be read: heading and data, nothing over anything`, async () => {
    for (const width of [360, 1280]) {
      const { page, end } = await openVisit(browser, { javaScriptEnabled: false, viewport: { width, height: 800 } });
      await page.goto(site.url + address);
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain(heading);
      expect(await main(page).innerText()).toMatch(data);
      expect(await textOf(page)).toContain(hint);
      expect(await page.locator('#unfinished').isVisible()).toBe(false);
      expect(await overlaps(page)).toEqual([]);
      await end();
    }
  });
}

test('a discussion is found by links and by the search, and can be read', async () => {
  const { page, end } = await visitWithout();
  await page.goto(site.url);
  await main(page).getByRole('link', { name: 'Open AstroHub' }).click();
  await page.getByRole('heading', { level: 1, name: /AstroHub|discussion/i }).waitFor();
  const title = 'Rahu mahadasha begins next month. What changed first for you?';
  await main(page).getByRole('link', { name: title }).first().waitFor();
  await page.getByRole('searchbox', { name: 'Search discussions' }).fill(title);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.waitForURL((url) => url.pathname === '/forum' && url.searchParams.get('query') === title);
  await main(page).getByRole('link', { name: title }).first().click();
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(title);
  expect(await main(page).innerText()).toMatch(/My family says that everything will turn over[^]*comments[^]*arjun\.v/);
  expect(await overlaps(page)).toEqual([]);
  await end();
});

test('no form puts what it holds into an address, other than those that ask for one', async () => {
  const { page, end } = await visitWithout();
  const methods: string[] = [];
  for (const address of ['/', '/forum?page=1', '/free-kundli', '/free-kundli-celeb', '/create-kundli', '/invite-earn', '/horoscope', '/recharges']) {
    await page.goto(site.url + address);
    methods.push(...(await page.locator('form').evaluateAll((found) => (found as HTMLFormElement[]).filter((form) => !form.hasAttribute('action')).map(({ method }) => method))));
  }
  expect(new Set(methods)).toEqual(new Set(['post']));
  await end();
});

test('a form that needs scripts says so before and after it is sent, and keeps what it holds out of every address', async () => {
  const { page, end } = await visitWithout();
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.goto(`${site.url}/free-kundli?type=Oracle`);
  expect(await textOf(page)).toContain('This form needs scripts to answer you.');
  await page.getByRole('textbox', { name: 'Full name' }).fill('Ananya Verma');
  await page.getByRole('button', { name: 'Generate Kundli' }).click();
  await page.waitForURL(`${site.url}/free-kundli?type=Oracle#without-scripts`);
  expect(await textOf(page)).toContain(hint);
  expect(addresses.filter((address) => address.includes('Ananya'))).toEqual([]);

  await page.goBack();
  expect(await page.getByRole('textbox', { name: 'Full name' }).inputValue()).toBe('Ananya Verma');
  await end();
});
