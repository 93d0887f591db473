import { siteRoutes as paths } from '@oracle-astra/shared/contract';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { openVisit } from '../support/browser';
import { getSharedSite, type Site } from '../support/site/site';

let site: Site;
let browser: Browser;

test.beforeAll(async ({ browser: launched }) => {
  browser = launched;
  site = getSharedSite();
});

const openWithoutScripts = () => openVisit(browser, { javaScriptEnabled: false });
const main = (page: Page) => page.getByRole('main');
/** The text of the whole page, because Playwright's selectors ignore the content of `noscript`. */
const getPageText = (page: Page) => page.evaluate(() => document.body.innerText);
const hint = 'You can read and search here without scripts.';

/** Pairs of overlapping texts and controls, and the width of the page if it is wider than the window. */
const findOverlaps = (page: Page) =>
  page.evaluate(() => {
    const visible = [
      ...document.querySelectorAll<HTMLElement>('h1, h2, h3, p, dt, dd, td, th, a, button, label, input, select, textarea'),
    ].filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      return (
        width > 2 && height > 2 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest('.skip')
      );
    });
    const boxes = visible.map((element) => ({ element, box: element.getBoundingClientRect() }));
    const found = document.documentElement.scrollWidth > innerWidth ? [`${document.documentElement.scrollWidth} wide`] : [];
    boxes.forEach(({ element, box }, index) => {
      for (const other of boxes.slice(index + 1)) {
        if (element.contains(other.element) || other.element.contains(element)) continue;
        const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const high = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        if (wide > 2 && high > 2)
          found.push(`${element.innerText || element.tagName} | ${other.element.innerText || other.element.tagName}`);
      }
    });
    return found;
  });

const pages: [string, string, string, RegExp][] = [
  ['the landing page', '/', 'Ask your own', /Oracle and Astra are two AI astrologers[^]*The sky over Delhi, \d[^]*₹199 a month/],
  ['the list of discussions', '/forum?page=1', 'AstroHub', /ago\s[^]*\d+\supvotes/],
  ['the horoscope', '/horoscope', 'Today’s horoscope', /Aries[^]*Pisces/],
  ['the horoscope of a sign', paths.horoscope('Aries'), 'Aries', /\w+ \w+ \w+[^]*\./],
  ['the recharges', '/recharges', 'Recharge wallet', /10 questions\s+₹6 a question\s+₹60/],
];

for (const [what, address, heading, data] of pages) {
  test(`${what} is readable: heading and data without overlaps`, async () => {
    for (const width of [360, 1280]) {
      const { page, end } = await openVisit(browser, { javaScriptEnabled: false, viewport: { width, height: 800 } });
      await page.goto(site.url + address);
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain(heading);
      expect(await main(page).innerText()).toMatch(data);
      expect(await getPageText(page)).toContain(hint);
      expect(await page.locator('#unfinished').isVisible()).toBe(false);
      expect(await findOverlaps(page)).toEqual([]);
      await end();
    }
  });
}

test('a discussion can be found with links and the search, and read', async () => {
  const { page, end } = await openWithoutScripts();
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
  expect(await findOverlaps(page)).toEqual([]);
  await end();
});

test('forms without an `action` do not put their values into the address', async () => {
  const { page, end } = await openWithoutScripts();
  const methods: string[] = [];
  for (const address of [
    '/',
    '/forum?page=1',
    '/free-kundli',
    '/free-kundli-celeb',
    '/create-kundli',
    '/invite-earn',
    '/horoscope',
    '/recharges',
  ]) {
    await page.goto(site.url + address);
    methods.push(
      ...(await page
        .locator('form')
        .evaluateAll((found) => (found as HTMLFormElement[]).filter((form) => !form.hasAttribute('action')).map(({ method }) => method))),
    );
  }
  expect(new Set(methods)).toEqual(new Set(['post']));
  await end();
});

test('a form that needs scripts says so before and after a submit, and does not put its values into the address', async () => {
  const { page, end } = await openWithoutScripts();
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.goto(`${site.url}/free-kundli?type=Oracle`);
  expect(await getPageText(page)).toContain('This form needs scripts to answer you.');
  await page.getByRole('textbox', { name: 'Full name' }).fill('Ananya Verma');
  await page.getByRole('button', { name: 'Generate Kundli' }).click();
  await page.waitForURL(`${site.url}/free-kundli?type=Oracle#without-scripts`);
  expect(await getPageText(page)).toContain(hint);
  expect(addresses.filter((address) => address.includes('Ananya'))).toEqual([]);

  await page.goBack();
  expect(await page.getByRole('textbox', { name: 'Full name' }).inputValue()).toBe('Ananya Verma');
  await end();
});
