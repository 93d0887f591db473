import { expect, test, type Browser, type BrowserContextOptions } from '@playwright/test';
import { openVisit } from '../support/browser';
import { pollUntil } from '../support/poll-until';
import { publishVariant, runRelease, runReleaseAsync, getStableRelease } from '../support/site/releases';
import { fetchSiteDocument, readMetric, parseSiteDocument, type SiteDocument } from '../support/rendering';
import { waitForInteractive, waitForContent } from '../support/page-ready';
import { startSite, type OwnSite } from '../support/site/site';

const texts = { old: 'Recharge wallet', new: 'Recharge your wallet' };

let site: OwnSite;
let browser: Browser;
let stable: string;
let next: string;

// With one worker per composition, the number of workers is the number of compositions. The budget is long, because pages must be rendered
// on a busy machine too; render-faults covers late ones.
const env = { RENDER_WORKERS: '1', RENDER_BUDGET_MS: '60000', REQUESTS_PER_MINUTE: '0' };

test.beforeAll(async ({ browser: launched }) => {
  browser = launched;
  site = await startSite({ env });
  stable = getStableRelease(site, 'commerce');
  const changed = (source: string) => source.replaceAll(texts.old, texts.new);
  next = publishVariant(site, 'commerce', 'next', { script: changed, server: changed });
});
test.afterAll(async () => {
  await site.stop();
});

const workers = () => readMetric(site, 'render_workers', { state: 'alive' });
const scriptsIn = ({ scripts }: SiteDocument) => scripts.filter(([remote]) => remote === 'commerce').map(([, name]) => name);
const textOf = (name: string | undefined) => (name === next ? texts.new : texts.old);
const isRendered = ({ isRendered }: SiteDocument) => isRendered;

/** The profile of a browser whose random id is assigned to this release. */
async function findProfile(name: string): Promise<BrowserContextOptions['storageState']> {
  for (let number = 100; number < 200; number += 1) {
    const value = `visitor-${number}`;
    const { releases } = await fetchSiteDocument(site, '/about-us', { cookie: `release-group=${value}` });
    const cookie = { name: 'release-group', value, domain: new URL(site.url).hostname, path: '/', expires: -1 };
    if (releases.commerce === name) return { cookies: [{ ...cookie, httpOnly: true, secure: false, sameSite: 'Lax' }], origins: [] };
  }
  throw new Error(`Nobody gets ${name}`);
}

test('two releases of one remote are served side by side, and no worker of the canary remains when it ends', async () => {
  await pollUntil(() => fetchSiteDocument(site, '/recharges'), isRendered);
  await pollUntil(workers, (count) => count === 1);
  runRelease(site, 'canary', 'commerce', next, '50');

  const visitors = await Promise.all(
    [stable, next].map(async (name) => ({ name, visited: await openVisit(browser, { storageState: await findProfile(name) }) })),
  );
  await Promise.all(
    visitors.map(async ({ name, visited: { page } }) => {
      const response = await page.goto(`${site.url}/recharges`);
      const document = parseSiteDocument(response?.status() ?? 0, (await response?.text()) ?? '');
      expect(document).toMatchObject({ status: 200, isRendered: true, heading: textOf(name) });
      expect([document.releases.commerce, scriptsIn(document)]).toEqual([name, [name]]);
      await waitForInteractive(page);
      await waitForContent(page);
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(textOf(name));
      await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
      await page.getByRole('heading', { level: 1, name: 'About us' }).waitFor();
      await page.goBack();
      await page.getByRole('heading', { level: 1, name: textOf(name), exact: true }).waitFor();
    }),
  );
  for (const { visited } of visitors) await visited.end();
  for (const name of [stable, next])
    expect(await readMetric(site, 'renders_total', { remote: 'commerce', release: name })).toBeGreaterThan(0);
  expect(await workers()).toBe(2);

  runRelease(site, 'canary', 'commerce', next, '0');
  await pollUntil(
    () => fetchSiteDocument(site, '/recharges'),
    ({ status, heading }) => status === 200 && heading === texts.old,
  );
  await pollUntil(workers, (count) => count === 1);
});

/** The problems of a document, as sentences. */
function findProblems(address: string, document: SiteDocument): string[] {
  const name = document.releases.commerce;
  const isOwn = address.startsWith('/recharges');
  const is = (what: string, ok: boolean) =>
    ok ? [] : [`${address} ${what}: ${document.status}, ${name}, scripts ${scriptsIn(document).join()}, heading ${document.heading}`];
  return [
    ...is('did not come', document.status === 200),
    ...is('is of no release', name === stable || name === next),
    ...is('mixes releases', scriptsIn(document).join() === (isOwn ? name : '')),
    ...is('has no heading', document.isRendered === (document.heading !== null)),
    ...is('has the heading of another release', !isOwn || !document.isRendered || document.heading === textOf(name)),
  ];
}

test('twenty release switches under load lose no page and mix no releases', async () => {
  let switching = true;
  const wrong: string[] = [];
  const rendered = new Map<string, number>();

  async function visitRepeatedly(loop: number) {
    for (let number = 0; switching; number += 1) {
      // The first two can be cached; the others have unique addresses, so they are always rendered.
      for (const address of ['/recharges', '/', `/recharges?visit=${loop}-${number}`, `/forum?visit=${loop}-${number}`]) {
        const document = await fetchSiteDocument(site, address);
        wrong.push(...findProblems(address, document));
        const name = document.releases.commerce ?? '';
        if (document.isRendered) rendered.set(name, (rendered.get(name) ?? 0) + 1);
      }
    }
  }

  const loops = [1, 2, 3, 4].map(visitRepeatedly);
  try {
    await runReleaseAsync(site, 'promote', 'commerce', next);
    // On a busy machine the next switch may come before the first page of this release is rendered.
    await pollUntil(
      async () => rendered.has(next),
      (isRenderedOnce) => isRenderedOnce,
    );
    for (let switches = 1; switches < 20; switches += 1)
      await runReleaseAsync(site, 'promote', 'commerce', switches % 2 === 1 ? stable : next);
  } finally {
    switching = false;
    await Promise.all(loops);
  }

  expect(wrong).toEqual([]);
  expect([...rendered.keys()].sort()).toEqual([stable, next].sort());
  expect(getStableRelease(site, 'commerce')).toBe(stable);
  expect(await pollUntil(() => fetchSiteDocument(site, '/recharges?after=1'), isRendered)).toMatchObject({
    status: 200,
    heading: texts.old,
  });
  await pollUntil(workers, (count) => count === 1);
});
