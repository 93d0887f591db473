import path from 'node:path';
import { expect, test, type Browser } from '@playwright/test';
import { openVisit } from '../support/browser';
import { pollUntil } from '../support/poll-until';
import { withServerCode, faults } from '../support/faults/faulty-releases';
import { startPausableProxy, type PausableProxy } from '../support/faults/pausable-proxy';
import { databaseUrl, startPostgres, testOnPostgres, type Postgres } from '../support/site/postgres';
import { publishVariant, runRelease, getStableRelease } from '../support/site/releases';
import { fetchSiteDocument, readRenderFailures, readMetric, parseSiteDocument } from '../support/rendering';
import { waitForContent } from '../support/page-ready';
import { startSite, type OwnSite } from '../support/site/site';

let postgres: Postgres | null;
let proxy: PausableProxy | null;
let site: OwnSite;
let browser: Browser;
let good: string;

// These journeys check the outcome and not speed, so the budget is long enough for a busy machine.
const env = { RENDER_BUDGET_MS: '2000' };

test.beforeAll(async ({ browser: launched }) => {
  postgres = await startPostgres();
  proxy = postgres && (await startPausableProxy(postgres.port));
  browser = launched;
  site = await startSite({ env: { ...env, ...(proxy ? { DATABASE_URL: databaseUrl(proxy.port) } : {}) } });
  good = getStableRelease(site, 'commerce');
});
test.afterEach(() => {
  proxy?.resume();
  if (getStableRelease(site, 'commerce') !== good) runRelease(site, 'promote', 'commerce', good);
});
test.afterAll(async () => {
  await site.stop();
  proxy?.close();
  await postgres?.stop();
});

const address = '/subscription';
const heading = /questions a month, for one price/;

let asked = 0;
/** Fetches a page of another remote with a unique address, so that it is not cached. */
const neighbour = () => fetchSiteDocument(site, `/about-us?asked=${++asked}`);

const isRendered = ({ isRendered }: { isRendered: boolean }) => isRendered;
/** Retried, because a busy machine may not render it within the budget. */
const renderedNeighbour = () => pollUntil(neighbour, isRendered);

/** The render failures of the other remote's release, except exceeded budgets of a busy machine. */
const neighbourFaults = () =>
  readRenderFailures(site)
    .filter(({ remote, reason }) => remote === 'content' && reason !== 'slow' && reason !== 'busy')
    .map(({ reason }) => reason);

/** Promotes the good release and waits until its page is rendered on the server. */
async function recover(): Promise<void> {
  runRelease(site, 'promote', 'commerce', good);
  await pollUntil(() => fetchSiteDocument(site, address), isRendered);
}

const plainPages = (name: string, labels: Record<string, string> = {}) =>
  readMetric(site, 'render_fallbacks_total', { remote: 'commerce', release: name, ...labels });
const logged = (name: string, reason: string) =>
  readRenderFailures(site).filter((fault) => fault.release === name && fault.reason === reason);

for (const { reason, variant, corrupt, killsWorker, description } of faults) {
  test(`a release that ${description} affects only server rendering`, async () => {
    await pollUntil(() => fetchSiteDocument(site, address), isRendered);
    const bad = publishVariant(site, 'commerce', description.replaceAll(' ', '-'), variant);
    corrupt?.(path.join(site.releasesDir, 'commerce', bad, 'server.cjs'));
    runRelease(site, 'promote', 'commerce', bad);
    // The workers of the new composition must be running before they render the faulty page.
    await renderedNeighbour();
    const faultsBefore = neighbourFaults();

    const { page, end } = await openVisit(browser);
    const [response, beside] = await Promise.all([page.goto(site.url + address), killsWorker ? neighbour() : renderedNeighbour()]);
    const seen = parseSiteDocument(response?.status() ?? 0, (await response?.text()) ?? '');
    expect(seen).toMatchObject({ status: 200, isRendered: false });
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await waitForContent(page);
    await page.getByRole('contentinfo').waitFor();
    // The browser rejects that release too, and logs it.
    await end(...(reason === 'unmet' ? [/wants-another-React did not load/] : []));

    expect(beside.status).toBe(200);
    if (!killsWorker) expect(neighbourFaults()).toEqual(faultsBefore);
    await renderedNeighbour();

    for (let visits = 1; visits < 5; visits += 1)
      expect(await fetchSiteDocument(site, address)).toMatchObject({ status: 200, isRendered: false });
    // The count includes pages of the warm-up.
    await pollUntil(
      () => plainPages(bad),
      (count) => count >= 5,
      60_000,
    );
    expect(await plainPages(bad, { reason })).toBeGreaterThan(0);
    expect(logged(bad, reason)).toEqual([expect.objectContaining({ remote: 'commerce', release: bad, reason, level: 50 })]);
    await renderedNeighbour();
    await recover();
  });
}

test('a release that fails after its page was sent does not affect the page, and is disabled if it continues to fail', async () => {
  const late = withServerCode(
    'const {loader}=route;route.loader=(args)=>{setTimeout(()=>void Promise.reject(new Error("too late")),20);return loader(args)}',
  );
  const bad = publishVariant(site, 'commerce', 'late', { server: late });
  const ended = () => readMetric(site, 'render_workers_ended_total', { reason: 'late' });
  const before = await ended();
  const faultsBefore = neighbourFaults();
  runRelease(site, 'promote', 'commerce', bad);

  const { page, end } = await openVisit(browser);
  // The warm-up may end workers too, so a page may be unrendered at that time.
  let tries = 0;
  const visitOnce = async () => {
    const response = await page.goto(`${site.url}${address}?try=${++tries}`);
    return parseSiteDocument(response?.status() ?? 0, (await response?.text()) ?? '');
  };
  expect(await pollUntil(visitOnce, isRendered, 60_000)).toMatchObject({ status: 200 });
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await waitForContent(page);
  await end();
  await pollUntil(ended, (count) => count > before);

  // Unique addresses bypass the cache.
  let visits = 0;
  const countDisabled = async () => {
    const [own] = await Promise.all([fetchSiteDocument(site, `${address}?visit=${++visits}`), renderedNeighbour()]);
    expect(own.status).toBe(200);
    return plainPages(bad, { reason: 'off' });
  };
  await pollUntil(countDisabled, (count) => count > 0, 60_000);
  expect(neighbourFaults()).toEqual(faultsBefore);
  expect(await fetchSiteDocument(site, `${address}?visit=off`)).toMatchObject({ status: 200, isRendered: false });
  expect(logged(bad, 'late')).toEqual([
    expect.objectContaining({ remote: 'commerce', release: bad, message: expect.stringContaining('too late') }),
  ]);
  await recover();
});

testOnPostgres('a page whose data is late is sent unrendered, and shows the data when it arrives', async () => {
  const before = getStableRelease(site, 'forum');
  const struck = publishVariant(site, 'forum', 'of-a-bad-day', {});
  runRelease(site, 'promote', 'forum', struck);
  await pollUntil(() => fetchSiteDocument(site, '/forum'), isRendered);

  proxy?.pause();
  const { page, end } = await openVisit(browser);
  const [response] = await Promise.all([page.goto(`${site.url}/forum?page=2`), renderedNeighbour()]);
  expect(parseSiteDocument(response?.status() ?? 0, (await response?.text()) ?? '')).toMatchObject({ status: 200, isRendered: false });
  await page.getByRole('heading', { level: 1, name: 'AstroHub' }).waitFor();
  for (let visits = 1; visits < 5; visits += 1)
    expect(await fetchSiteDocument(site, '/forum?page=2')).toMatchObject({ status: 200, isRendered: false });
  await pollUntil(
    () => readMetric(site, 'render_fallbacks_total', { remote: 'forum', release: struck }),
    (count) => count >= 5,
  );
  expect(logged(struck, 'slow')).toEqual([expect.objectContaining({ remote: 'forum', release: struck })]);

  proxy?.resume();
  // A call that timed out meanwhile shows an error with Retry.
  const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
  await pollUntil(
    async () => {
      if (await retry.isEnabled({ timeout: 100 }).catch(() => false)) await retry.click();
      return page.getByRole('article').count();
    },
    (count) => count > 0,
  );
  await end(/Failed to load resource.*50[03]/);
  runRelease(site, 'promote', 'forum', before);
  await pollUntil(() => fetchSiteDocument(site, '/forum?page=2'), isRendered);
});
