import path from 'node:path';
import { expect, test, type Browser } from '@playwright/test';
import { visit } from './support/browser';
import { eventually } from './support/eventually';
import { edited, faults } from './support/faulty-releases';
import { holdableLine, type HeldLine } from './support/held-line';
import { databaseUrl, startPostgres, testOnPostgres, type Postgres } from './support/postgres';
import { publishVariant, release, stableOf } from './support/releases';
import { documentAt, faultsIn, metric, readDocument } from './support/rendering';
import { settled } from './support/settled';
import { startSite, type OwnSite } from './support/site';

let postgres: Postgres | null;
let line: HeldLine | null;
let site: OwnSite;
let browser: Browser;
let good: string;

// A budget that a busy machine keeps too: what is asked here is what becomes of a page, not how fast.
const env = { RENDER_BUDGET_MS: '2000' };

test.beforeAll(async ({ browser: launched }) => {
  postgres = await startPostgres();
  line = postgres && (await holdableLine(postgres.port));
  browser = launched;
  site = await startSite({ env: { ...env, ...(line ? { DATABASE_URL: databaseUrl(line.port) } : {}) } });
  good = stableOf(site, 'commerce');
});
test.afterEach(() => {
  line?.release();
  release(site, 'promote', 'commerce', good);
});
test.afterAll(async () => {
  await site.stop();
  line?.close();
  await postgres?.stop();
});

const address = '/subscription';
const heading = /questions a month, for one price/;

let asked = 0;
/** A page of another remote, at an address of its own each time: not from the cache. */
const neighbour = () => documentAt(site, `/about-us?asked=${++asked}`);

const isRendered = ({ isRendered }: { isRendered: boolean }) => isRendered;

/** Takes the good release again, and waits until its page is rendered on the server. */
async function recover(): Promise<void> {
  release(site, 'promote', 'commerce', good);
  await eventually(() => documentAt(site, address), isRendered);
}

const plainPages = (name: string, labels: Record<string, string> = {}) => metric(site, 'render_fallbacks_total', { remote: 'commerce', release: name, ...labels });
const logged = (name: string, reason: string) => faultsIn(site).filter((fault) => fault.release === name && fault.reason === reason);

for (const { reason, variant, spoil, isDeadly, what } of faults) {
  test(`a release that ${what} costs its visitors nothing but the early paint`, async () => {
    await eventually(() => documentAt(site, address), isRendered);
    const bad = publishVariant(site, 'commerce', what.replaceAll(' ', '-'), variant);
    spoil?.(path.join(site.releasesDir, 'commerce', bad, 'server.cjs'));
    release(site, 'promote', 'commerce', bad);
    // The workers of the new composition are up before they meet what they cannot stand.
    await eventually(neighbour, isRendered);

    const { page, end } = await visit(browser);
    const [response, beside] = await Promise.all([page.goto(site.url + address), neighbour()]);
    const seen = readDocument(response?.status() ?? 0, (await response?.text()) ?? '');
    expect(seen).toMatchObject({ status: 200, isRendered: false });
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await settled(page);
    await page.getByRole('contentinfo').waitFor();
    // The browser refuses that one too, and says so.
    await end(...(reason === 'unmet' ? [/wants-another-React did not load/] : []));

    expect(beside.status).toBe(200);
    if (!isDeadly) expect(beside.isRendered).toBe(true);
    await eventually(neighbour, isRendered);

    for (let visits = 1; visits < 5; visits += 1) expect(await documentAt(site, address)).toMatchObject({ status: 200, isRendered: false });
    // Those are counted too that were tried before any visitor came.
    await eventually(() => plainPages(bad), (count) => count >= 5);
    expect(await plainPages(bad, { reason })).toBeGreaterThan(0);
    expect(logged(bad, reason)).toEqual([expect.objectContaining({ remote: 'commerce', release: bad, reason, level: 50 })]);
    await eventually(neighbour, isRendered);
    await recover();
  });
}

test('a release that fails after its page is out keeps the page, and is turned off when it goes on so', async () => {
  const late = edited('const {loader}=route;route.loader=(args)=>{setTimeout(()=>void Promise.reject(new Error("too late")),20);return loader(args)}');
  const bad = publishVariant(site, 'commerce', 'late', { server: late });
  const ended = () => metric(site, 'render_workers_ended_total', { reason: 'late' });
  const before = await ended();
  release(site, 'promote', 'commerce', bad);

  const { page, end } = await visit(browser);
  // The warm-up ends workers too: a visit in that moment comes plain.
  let tries = 0;
  const visitOnce = async () => {
    const response = await page.goto(`${site.url}${address}?try=${++tries}`);
    return readDocument(response?.status() ?? 0, (await response?.text()) ?? '');
  };
  expect(await eventually(visitOnce, isRendered, 60_000)).toMatchObject({ status: 200 });
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await settled(page);
  await end();
  await eventually(ended, (count) => count > before);

  // Each visit has an address of its own: none is answered from the cache.
  let visits = 0;
  const timesOff = async () => {
    const [own, beside] = await Promise.all([documentAt(site, `${address}?visit=${++visits}`), neighbour()]);
    expect([own.status, beside.status, beside.isRendered]).toEqual([200, 200, true]);
    return plainPages(bad, { reason: 'off' });
  };
  await eventually(timesOff, (count) => count > 0);
  expect(await documentAt(site, `${address}?visit=off`)).toMatchObject({ status: 200, isRendered: false });
  expect(logged(bad, 'late')).toEqual([expect.objectContaining({ remote: 'commerce', release: bad, message: expect.stringContaining('too late') })]);
  await recover();
});

testOnPostgres('a page whose data does not come in time goes out plain, and shows the data when it comes', async () => {
  const before = stableOf(site, 'forum');
  const struck = publishVariant(site, 'forum', 'of-a-bad-day', {});
  release(site, 'promote', 'forum', struck);
  await eventually(() => documentAt(site, '/forum'), isRendered);

  line?.hold();
  const { page, end } = await visit(browser);
  const [response, beside] = await Promise.all([page.goto(`${site.url}/forum?page=2`), neighbour()]);
  expect(readDocument(response?.status() ?? 0, (await response?.text()) ?? '')).toMatchObject({ status: 200, isRendered: false });
  expect(beside).toMatchObject({ status: 200, isRendered: true });
  await page.getByRole('heading', { level: 1, name: 'AstroHub' }).waitFor();
  for (let visits = 1; visits < 5; visits += 1) expect(await documentAt(site, '/forum?page=2')).toMatchObject({ status: 200, isRendered: false });
  await eventually(() => metric(site, 'render_fallbacks_total', { remote: 'forum', release: struck }), (count) => count >= 5);
  expect(logged(struck, 'slow')).toEqual([expect.objectContaining({ remote: 'forum', release: struck })]);

  line?.release();
  // A call that ran into its time-out meanwhile shows an error with Retry.
  const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
  await eventually(async () => {
    if (await retry.isEnabled({ timeout: 100 }).catch(() => false)) await retry.click();
    return page.getByRole('article').count();
  }, (count) => count > 0);
  await end(/Failed to load resource.*50[03]/);
  release(site, 'promote', 'forum', before);
  await eventually(() => documentAt(site, '/forum?page=2'), isRendered);
});
