import { locales, localizePath, type Locale } from '@oracle-astra/shared/contract';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { findViolations } from '../support/accessibility';
import { openVisit } from '../support/browser';
import { findForeignText } from '../support/faults/foreign-text';
import { findBrokenWords, findClippedControls, getOverflow, withDoubleTextSize } from '../support/layout';
import { findFrameFaults, readPageFrame } from '../support/page-frame';
import { waitForContent, waitForInteractive } from '../support/page-ready';
import { createRouteParams, routeCases } from '../support/route-table';
import { getSharedSite, type Site } from '../support/site/site';

let site: Site;
let browser: Browser;

// Each crawl takes a minute, so they are spread over the workers.
test.describe.configure({ mode: 'parallel' });
test.beforeAll(({ browser: launched }) => {
  browser = launched;
  site = getSharedSite();
});

/** Addresses of links in the page that lead to the other language, except those of the switch. */
const findLinksOfOtherLocale = (page: Page, locale: Locale) =>
  page.evaluate(
    (language) =>
      [...document.querySelectorAll<HTMLAnchorElement>('a[href]:not([hreflang]):not([target])')]
        .filter(({ origin, pathname }) => origin === location.origin && !/^\/(?:apis|releases|dev|wp-json)\/|\.\w+$/.test(pathname))
        .filter(({ pathname }) => /^\/hi(?:\/|$)/.test(pathname) !== (language === 'hi'))
        .map(({ href }) => href),
    locale,
  );

/** The alternate addresses for search engines in the document, without the origin. */
const readAlternates = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=canonical], link[rel=alternate][hreflang]')].map((link) => [
        link.hreflang || 'canonical',
        new URL(link.href).pathname + new URL(link.href).search,
      ]),
    ),
  );

/** Rows with tags of people are still too narrow at this size, and names have any length. */
const hasNarrowRows = /^\/(?:profile\?|forum\/.*\?did=)/;

const cases = routeCases.filter(({ name }) => name !== '/hi/forum/learn-more-hindi');
/** The page of a route; the routes of the two astrologers below a form show that form. */
const pageOf = (route: string) => route.replace(/(.+)\/(?:oracle|astra)$/, '$1');
/** One case of each page, and all cases of pages that only members see, which have a single crawl in each language. */
const pages = cases.filter((one) => one.visitor !== undefined || cases.find(({ route }) => pageOf(route) === pageOf(one.route)) === one);

for (const [language, locale] of locales.entries()) {
  for (const signedIn of [false, true]) {
    // Axe, large text and the variants of a page once, because other languages and persons differ only in texts, which every crawl checks.
    const judgesLooks = signedIn === (locale === 'hi');
    const [what, who] = [judgesLooks ? ' and is accessible' : '', signedIn ? 'members' : 'visitors'];
    test(`every rendered page at 360 px has its frame, is only in ${locale}${what}, for ${who}`, async () => {
      test.setTimeout(400_000);
      const params = await createRouteParams(site, `987652000${1 + language * 2 + Number(signedIn)}`);
      const { page, end } = await openVisit(browser, { locale: `${locale}-IN`, reducedMotion: 'reduce' });
      if (signedIn) await page.context().addCookies([{ name: 'jwt', value: params.jwt, url: site.url }]);
      const faults: Record<string, unknown> = {};
      for (const { name, getAddress, visitor, member, unlisted, full } of judgesLooks ? cases : pages) {
        if ((signedIn ? member : visitor) !== undefined) continue;
        const address = localizePath(getAddress(params), locale);
        const response = await page.goto(site.url + address);
        await waitForInteractive(page);
        await waitForContent(page);
        const alternates = await readAlternates(page);
        const found = {
          status: response?.status(),
          path: new URL(page.url()).pathname,
          frame: findFrameFaults(await readPageFrame(page), { full }),
          lang: await page.evaluate(() => document.documentElement.lang),
          foreign: await findForeignText(page, locale, { ignoresHead: /^\/(?:blogs\/|profile\/activities)/.test(name) }),
          links: await findLinksOfOtherLocale(page, locale),
          violations: judgesLooks ? await findViolations(page) : [],
          largeText: judgesLooks
            ? await withDoubleTextSize(page, async () => [
                await getOverflow(page),
                ...(await findClippedControls(page)),
                ...(signedIn || hasNarrowRows.test(name) ? [] : await findBrokenWords(page)),
              ])
            : [0],
          alternates:
            unlisted || !alternates.canonical
              ? 'none'
              : alternates.canonical === alternates[locale] &&
                  alternates.hi === localizePath(alternates.en ?? '', 'hi') &&
                  alternates['x-default'] === alternates.en
                ? 'none'
                : alternates,
        };
        const expected = {
          status: 200,
          path: new URL(address, site.url).pathname,
          frame: [],
          lang: locale,
          foreign: [],
          links: [],
          violations: [],
          largeText: [0],
          alternates: 'none',
        };
        if (JSON.stringify(found) !== JSON.stringify(expected)) faults[name] = found;
      }
      expect(faults).toEqual({});
      await end();
    });
  }
}

test('the page for an unknown address is in the language of the address', async () => {
  const { page, end } = await openVisit(browser);
  const response = await page.goto(`${site.url}/hi/no-such-page`);
  expect(response?.status()).toBe(404);
  await waitForInteractive(page);
  expect(await findForeignText(page, 'hi')).toEqual([]);
  expect(await findLinksOfOtherLocale(page, 'hi')).toEqual([]);
  await end(/404/);
});
