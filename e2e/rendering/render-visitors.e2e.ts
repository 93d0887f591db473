import { apiPaths } from '@oracle-astra/shared/contract';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { openVisit, openSignedInVisit } from '../support/browser';
import { fetchDocument, getHeaderKind, type DocumentResponse } from '../support/documents';
import { callApi, signIn } from '../support/users';
import { waitForInteractive, waitForContent } from '../support/page-ready';
import { getSharedSite, type Site } from '../support/site/site';
import { expireToken, forgeToken } from '../support/tokens';

let site: Site;
let browser: Browser;

test.beforeAll(async ({ browser: launched }) => {
  browser = launched;
  site = getSharedSite();
});

test.describe('a session cookie', () => {
  const ended = 'You were signed out. Log in again to continue. What you typed is saved.';

  for (const [what, mobile, invalidate] of [
    [
      'revoked',
      '9876507011',
      async (jwt: string) => {
        await callApi(site, apiPaths.logout, {}, jwt);
        return jwt;
      },
    ],
    ['forged', '9876507012', async (jwt: string) => forgeToken(jwt)],
    ['expired', '9876507013', async (jwt: string) => expireToken(jwt)],
  ] as const) {
    test(`that is ${what} gets the page of a visitor, which shows the reason after hydration`, async () => {
      const jwt = await invalidate(await signIn(site, mobile));
      const { status, html, header, location } = await fetchDocument(site, '/forum?page=1', { jwt });
      expect({ status, who: getHeaderKind(html), cacheControl: header('cache-control') }).toEqual({
        status: 200,
        who: 'visitor',
        cacheControl: 'private, no-store',
      });
      expect([html.includes(jwt), html.includes(ended), location]).toEqual([false, false, null]);
      expect(await fetchDocument(site, '/balance', { jwt })).toMatchObject({ status: 302, location: '/' });

      const { page, end } = await openSignedInVisit(browser, site, jwt);
      await page.goto(`${site.url}/forum?page=1`);
      await page.getByText(ended).waitFor();
      await page.getByRole('banner').getByRole('button', { name: 'Log In' }).waitFor();
      expect((await page.context().cookies()).filter(({ name, value }) => name === 'jwt' && value !== '')).toEqual([]);
      await end();
    });
  }
});

test.describe('the header', () => {
  /** Records every state of the header from the first HTML on. */
  async function watchHeader(page: Page): Promise<() => Promise<string[]>> {
    await page.addInitScript(() => {
      const seen = new Set<string>();
      const record = () => {
        const header = document.querySelector('header');
        if (header?.textContent.includes('Log In')) seen.add('Log In');
        if (header?.querySelector('[aria-label="Profile menu"]')) seen.add('Profile menu');
      };
      new MutationObserver(record).observe(document, { childList: true, subtree: true, characterData: true });
      Object.assign(window, { headersSeen: () => [...seen] });
    });
    return () => page.evaluate(() => (window as unknown as { headersSeen: () => string[] }).headersSeen());
  }

  for (const [who, state] of [
    ['a signed-in user', 'Profile menu'],
    ['a visitor', 'Log In'],
  ]) {
    test(`is that of ${who} from the first HTML to the hydrated page`, async () => {
      const { page, end } =
        who === 'a visitor' ? await openVisit(browser) : await openSignedInVisit(browser, site, await signIn(site, '9876507021'));
      const seen = await watchHeader(page);
      await page.goto(`${site.url}/forum?page=1`);
      await waitForInteractive(page);
      await waitForContent(page);
      expect(await seen()).toEqual([state]);
      await end();
    });
  }
});

test('ages, dates and numbers are the same in the document and in a browser whose clock is 40 days ahead in another time zone', async () => {
  const { page, end } = await openVisit(browser, { timezoneId: 'America/Los_Angeles', locale: 'de-DE' });
  await page.addInitScript(() => {
    const ahead = 40 * 24 * 3_600_000;
    const RealDate = Date;
    window.Date = new Proxy(RealDate, {
      construct: (target, args: []) => (args.length === 0 ? new target(RealDate.now() + ahead) : new target(...args)),
      get: (target, name) => (name === 'now' ? () => RealDate.now() + ahead : (Reflect.get(target, name) as unknown)),
    });
  });
  // An old discussion, whose displayed age does not change during the test.
  const { discussions, page_count: pages } = (await callApi(site, apiPaths.discussions, { start: 1 })) as {
    discussions: { did: string }[];
    page_count: number;
  };
  const last = (await callApi(site, apiPaths.discussions, { start: pages })) as { discussions: { did: string }[] };
  expect(discussions.length).toBeGreaterThan(0);

  const empty = await page.context().newPage();
  const read = [];
  for (const address of ['/forum?page=1', `/forum/old?did=${last.discussions.at(-1)?.did}`]) {
    const response = await page.goto(site.url + address);
    await waitForInteractive(page);
    await waitForContent(page);
    const html = await response?.text();
    // Parsed in an empty page, because Trusted Types forbid it in one of the site.
    const before = await empty.evaluate(
      (text) => new DOMParser().parseFromString(text ?? '', 'text/html').querySelector('main')?.textContent,
      html,
    );
    const shown = await page.evaluate(() => ({
      after: document.querySelector('main')?.textContent,
      ahead: new Date().getTime() - Number(document.querySelector<HTMLElement>('#root')?.dataset.now),
    }));
    read.push({ before, ...shown });
  }
  for (const { before, after, ahead } of read) {
    expect(after).toBe(before);
    expect(ahead).toBeGreaterThan(39 * 24 * 3_600_000);
  }
  expect(read.map(({ after }) => after)).toEqual([
    expect.stringMatching(/\d+ (?:hour|day)s? ago/),
    expect.stringMatching(/\d+ \w{3} 20\d\d, \d+:\d\d [ap]m/),
  ]);
  await end();
});

test.describe('the cache headers of a document', () => {
  const cacheHeaders = ({ header }: DocumentResponse) => ['cache-control', 'vary', 'age'].map(header);

  test('allow shared caches to store a page of visitors for a few seconds', async () => {
    const cacheable = 'public, max-age=0, s-maxage=3, stale-while-revalidate=1';
    expect(cacheHeaders(await fetchDocument(site, '/recharges', { headers: { 'accept-encoding': 'identity' } }))).toEqual([
      cacheable,
      'cookie, accept-encoding',
      expect.stringMatching(/^[0-3]$/),
    ]);
    const compressed = await fetchDocument(site, '/recharges', { headers: { 'accept-encoding': 'br' } });
    expect(compressed.header('content-encoding')).toBe('br');
    expect(cacheHeaders(compressed)).toEqual([
      cacheable,
      expect.stringMatching(/^(?=.*\bcookie\b)(?=.*\baccept-encoding\b)/),
      expect.stringMatching(/^[0-3]$/),
    ]);
  });

  test('are the same for HEAD and GET, with and without a session', async () => {
    // Only GET is compressed.
    const headers = { 'accept-encoding': 'identity' };
    for (const request of [{ headers }, { headers, jwt: 'not genuine' }]) {
      const [got, head] = [
        await fetchDocument(site, '/recharges', request),
        await fetchDocument(site, '/recharges', { ...request, method: 'HEAD' }),
      ];
      expect({ status: head.status, html: head.html, cache: cacheHeaders(head).slice(0, 2) }).toEqual({
        status: 200,
        html: '',
        cache: cacheHeaders(got).slice(0, 2),
      });
    }
    expect((await fetchDocument(site, '/balance', { method: 'HEAD' })).location).toBe('/');
  });
});

test('a page whose files are in the browser cache hydrates on every visit', async () => {
  const { page, end } = await openVisit(browser);
  for (const address of ['/forum', '/recharges', '/', '/forum', '/recharges', '/', '/forum', '/recharges']) {
    await page.goto(site.url + address);
    await waitForInteractive(page);
  }
  await end();
});

test('a first visit shows fallback fonts and swaps them without a layout shift; later visits use the fonts at once', async () => {
  const { page, end } = await openVisit(browser, { serviceWorkers: 'allow' });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    new PerformanceObserver((list) =>
      shifts.push(...list.getEntries().map((entry) => (entry as unknown as { value: number }).value)),
    ).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { layoutShift: () => shifts.reduce((sum, shift) => sum + shift, 0) });
  });
  const waitForFonts = () =>
    page.waitForFunction(() =>
      ['Eczar', 'Hind'].every((name) =>
        [...document.fonts].some(({ family, status }) => family.replaceAll('"', '') === name && status === 'loaded'),
      ),
    );
  const getFontMedia = () => page.locator('style[data-fonts]').first().getAttribute('media');
  for (const [address, media] of [
    ['/recharges', 'not all'],
    ['/', null],
    ['/forum', null],
  ] as const) {
    await page.goto(site.url + address);
    expect(await getFontMedia()).toBe(media);
    await waitForInteractive(page);
    await waitForFonts();
    await waitForContent(page);
    // The service worker tells the next page that this browser has visited the site before.
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    // A Hindi line can wrap differently on machines without a Devanagari font.
    expect(await page.evaluate(() => (window as unknown as { layoutShift: () => number }).layoutShift())).toBeLessThan(0.01);
  }
  await end();
});
