import { expect, test, type Page } from '@playwright/test';
import { openSignedInVisit, openVisit } from '../support/browser';
import { waitForContent, waitForInteractive } from '../support/page-ready';
import { createRouteParams, routeCases, type RouteParams } from '../support/route-table';
import { getSharedSite, type Site } from '../support/site/site';

let site: Site;
let params: RouteParams;

test.beforeAll(async () => {
  site = getSharedSite();
  params = await createRouteParams(site, '9876503061');
});

interface Watched {
  violations: string[];
}

/** Records the violations of content policies, also of those that are only reported. */
const watchViolations = (page: Page) =>
  page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(globalThis, { violations });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample, disposition }) =>
      violations.push(`${location.pathname} ${disposition} ${violatedDirective} ${sample}`),
    );
  });
const readViolations = (page: Page) => page.evaluate(() => (globalThis as unknown as Watched).violations);

/** Opens an address as a link of the page does, so that the browser renders it. */
async function openWithin(page: Page, address: string): Promise<void> {
  const before = await page.evaluate((to) => {
    const { title } = document;
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
    return title;
  }, address);
  await page.waitForFunction((title) => document.title !== title, before);
  await waitForContent(page);
}

test('every page that the browser renders keeps to the policy of its document', async ({ browser }) => {
  test.setTimeout(300_000);
  const { page, end } = await openSignedInVisit(browser, site, params.jwt);
  await watchViolations(page);
  await page.goto(site.url);
  await waitForInteractive(page);
  const seen = new Set(['/']);
  for (const { route, getAddress } of routeCases) {
    const address = getAddress(params);
    // Another language is another document.
    if (seen.has(route) || address.startsWith('/hi/')) continue;
    seen.add(route);
    await openWithin(page, address);
  }
  expect(await readViolations(page)).toEqual([]);
  await end();
});

test('markup and scripts of others are refused as text that a script of the page inserts', async ({ browser }) => {
  const { page, end } = await openVisit(browser);
  await watchViolations(page);
  await page.goto(`${site.url}/blogs/${params.slug}`);
  await waitForInteractive(page);
  const refused = await page.evaluate(async () => {
    const tries: Record<string, () => unknown> = {
      'an image with a handler': () => (document.createElement('p').innerHTML = '<img src="/a.png" onerror="steal()">'),
      'a script': () => document.body.insertAdjacentHTML('beforeend', '<script src="https://evil.example/a.js"></script>'),
      'a frame': () => (document.createElement('iframe').srcdoc = '<b>a</b><iframe></iframe>'),
      'a script of another site': () => (document.createElement('script').src = 'https://evil.example/a.js'),
      'another file of this site': () => (document.createElement('script').src = '/robots.txt'),
      'text of a script': () => (document.createElement('script').text = 'steal()'),
      'a worker': () => new Worker('/robots.txt'),
      'another policy': () =>
        (globalThis as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => unknown } }).trustedTypes.createPolicy(
          'mine',
          {},
        ),
    };
    return Object.entries(tries).flatMap(([name, attempt]) => {
      try {
        attempt();
        return [];
      } catch {
        return [name];
      }
    });
  });
  expect(refused).toEqual([
    'an image with a handler',
    'a script',
    'a frame',
    'a script of another site',
    'another file of this site',
    'text of a script',
    'a worker',
    'another policy',
  ]);
  expect((await readViolations(page)).length).toBeGreaterThan(0);
  await end(/TrustedHTML|TrustedScript|Trusted Type|Content Security Policy/i);
});
