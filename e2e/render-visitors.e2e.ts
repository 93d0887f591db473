import { apiPaths } from '@oracle-astra/shared/contract';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { openVisit, openSignedInVisit } from './support/browser';
import { fetchDocument, getHeaderKind, type DocumentResponse } from './support/documents';
import { callApi, signIn } from './support/users';
import { waitForInteractive, waitForContent } from './support/page-ready';
import { getSharedSite, type Site } from './support/site';
import { expireToken, forgeToken } from './support/tokens';

let site: Site;
let browser: Browser;

test.beforeAll(async ({ browser: launched }) => {
  browser = launched;
  site = getSharedSite();
});

test.describe('a session that no longer holds', () => {
  const ended = 'You were signed out. Log in again to go on; what you typed is kept.';

  for (const [what, mobile, spoilt] of [
    ['revoked', '9876507011', async (jwt: string) => {
      await callApi(site, apiPaths.logout, {}, jwt);
      return jwt;
    }],
    ['forged', '9876507012', async (jwt: string) => forgeToken(jwt)],
    ['expired', '9876507013', async (jwt: string) => expireToken(jwt)],
  ] as const) {
    test(`by a cookie that is ${what} is a visitor’s page, which says so once it lives`, async () => {
      const jwt = await spoilt(await signIn(site, mobile));
      const { status, html, header, location } = await fetchDocument(site, '/forum?page=1', { jwt });
      expect({ status, who: getHeaderKind(html), kept: header('cache-control') }).toEqual({ status: 200, who: 'visitor', kept: 'private, no-store' });
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
  /** Notes every state that a header shows from the first piece of HTML on. */
  async function watchHeader(page: Page): Promise<() => Promise<string[]>> {
    await page.addInitScript(() => {
      const seen = new Set<string>();
      const note = () => {
        const bar = document.querySelector('header');
        if (bar?.textContent.includes('Log In')) seen.add('Log In');
        if (bar?.querySelector('[aria-label="Profile menu"]')) seen.add('Profile menu');
      };
      new MutationObserver(note).observe(document, { childList: true, subtree: true, characterData: true });
      Object.assign(window, { headersSeen: () => [...seen] });
    });
    return () => page.evaluate(() => (window as unknown as { headersSeen: () => string[] }).headersSeen());
  }

  for (const [who, state] of [['someone signed in', 'Profile menu'], ['a visitor', 'Log In']]) {
    test(`is that of ${who} from the first moment, and stays it`, async () => {
      const { page, end } = who === 'a visitor' ? await openVisit(browser) : await openSignedInVisit(browser, site, await signIn(site, '9876507021'));
      const seen = await watchHeader(page);
      await page.goto(`${site.url}/forum?page=1`);
      await waitForInteractive(page);
      await waitForContent(page);
      expect(await seen()).toEqual([state]);
      await end();
    });
  }
});

test('ages, dates and numbers read the same in the document and in a browser that is 40 days ahead in another zone', async () => {
  const { page, end } = await openVisit(browser, { timezoneId: 'America/Los_Angeles', locale: 'de-DE' });
  await page.addInitScript(() => {
    const ahead = 40 * 24 * 3_600_000;
    const RealDate = Date;
    window.Date = new Proxy(RealDate, {
      construct: (target, args: []) => (args.length === 0 ? new target(RealDate.now() + ahead) : new target(...args)),
      get: (target, name) => (name === 'now' ? () => RealDate.now() + ahead : Reflect.get(target, name) as unknown),
    });
  });
  // A discussion of days ago: none of its ages changes in the minute that this takes.
  const { discussions, page_count: pages } = (await callApi(site, apiPaths.discussions, { start: 1 })) as { discussions: { did: string }[]; page_count: number };
  const last = (await callApi(site, apiPaths.discussions, { start: pages })) as { discussions: { did: string }[] };
  expect(discussions.length).toBeGreaterThan(0);

  const read = [];
  for (const address of ['/forum?page=1', `/forum/old?did=${last.discussions.at(-1)?.did}`]) {
    const response = await page.goto(site.url + address);
    await waitForInteractive(page);
    await waitForContent(page);
    const html = await response?.text();
    read.push(await page.evaluate((document_) => {
      const textIn = (of: Document) => of.querySelector('main')?.textContent;
      return { before: textIn(new DOMParser().parseFromString(document_ ?? '', 'text/html')), after: textIn(document), ahead: new Date().getTime() - Number(document.querySelector<HTMLElement>('#root')?.dataset.now) };
    }, html));
  }
  for (const { before, after, ahead } of read) {
    expect(after).toBe(before);
    expect(ahead).toBeGreaterThan(39 * 24 * 3_600_000);
  }
  expect(read.map(({ after }) => after)).toEqual([expect.stringMatching(/\d+ (?:hour|day)s? ago/), expect.stringMatching(/\d+ \w{3} 20\d\d, \d+:\d\d [ap]m/)]);
  await end();
});

test.describe('what caches on the way are told', () => {
  const told = ({ header }: DocumentResponse) => ['cache-control', 'vary', 'age'].map(header);

  test('of a visitor’s page: that all visitors get it, for 5 seconds at most', async () => {
    const kept = 'public, max-age=0, s-maxage=3, stale-while-revalidate=1';
    expect(told(await fetchDocument(site, '/recharges', { headers: { 'accept-encoding': 'identity' } }))).toEqual([kept, 'cookie, accept-encoding', expect.stringMatching(/^[0-3]$/)]);
    const compressed = await fetchDocument(site, '/recharges', { headers: { 'accept-encoding': 'br' } });
    expect(compressed.header('content-encoding')).toBe('br');
    expect(told(compressed)).toEqual([kept, expect.stringMatching(/^(?=.*\bcookie\b)(?=.*\baccept-encoding\b)/), expect.stringMatching(/^[0-3]$/)]);
  });

  test('by HEAD the same as by GET, with and without a session', async () => {
    // What is compressed on the way is none of HEAD's.
    const headers = { 'accept-encoding': 'identity' };
    for (const asking of [{ headers }, { headers, jwt: 'not genuine' }]) {
      const [got, head] = [await fetchDocument(site, '/recharges', asking), await fetchDocument(site, '/recharges', { ...asking, method: 'HEAD' })];
      expect({ status: head.status, html: head.html, told: told(head).slice(0, 2) }).toEqual({ status: 200, html: '', told: told(got).slice(0, 2) });
    }
    expect((await fetchDocument(site, '/balance', { method: 'HEAD' })).location).toBe('/');
  });
});

test('a page whose files the browser has already comes to life, each time', async () => {
  const { page, end } = await openVisit(browser);
  for (const address of ['/forum', '/recharges', '/', '/forum', '/recharges', '/', '/forum', '/recharges']) {
    await page.goto(site.url + address);
    await waitForInteractive(page);
  }
  await end();
});

test('a first visit reads in letters that stand in, and nothing moves when its own come; the next one has them at once', async () => {
  const { page, end } = await openVisit(browser);
  await page.addInitScript(() => {
    const moves: number[] = [];
    new PerformanceObserver((list) => moves.push(...list.getEntries().map((entry) => (entry as unknown as { value: number }).value))).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { moved: () => moves.reduce((sum, move) => sum + move, 0) });
  });
  const own = () => page.waitForFunction(() => ['Eczar', 'Hind'].every((name) => [...document.fonts].some(({ family, status }) => family.replaceAll('"', '') === name && status === 'loaded')));
  const waiting = () => page.locator('style[data-fonts]').first().getAttribute('media');
  for (const [address, media] of [['/recharges', 'not all'], ['/', null], ['/forum', null]] as const) {
    await page.goto(site.url + address);
    expect(await waiting()).toBe(media);
    await waitForInteractive(page);
    await own();
    await waitForContent(page);
    // 0.1 is what counts as good; a line of Hindi may break anew where a machine has no letters for it.
    expect(await page.evaluate(() => (window as unknown as { moved: () => number }).moved())).toBeLessThan(0.01);
  }
  await end();
});
