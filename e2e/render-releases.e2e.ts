import { expect, test, type Browser } from '@playwright/test';
import { visit } from './support/browser';
import { eventually } from './support/eventually';
import { publishVariant, release, releaseMeanwhile, stableOf } from './support/releases';
import { documentAt, metric, readDocument, type SiteDocument } from './support/rendering';
import { interactive, settled } from './support/settled';
import { startSite, type OwnSite } from './support/site';

const texts = { old: 'Recharge wallet', new: 'Recharge your wallet' };

let site: OwnSite;
let browser: Browser;
let stable: string;
let next: string;

// With one worker for each composition their number tells how many compositions are served.
const env = { RENDER_WORKERS: '1', RENDER_BUDGET_MS: '2000', REQUESTS_PER_MINUTE: '0' };

test.beforeAll(async ({ browser: launched }) => {
  browser = launched;
  site = await startSite({ env });
  stable = stableOf(site, 'commerce');
  const changed = (source: string) => source.replaceAll(texts.old, texts.new);
  next = publishVariant(site, 'commerce', 'next', { script: changed, server: changed });
});
test.afterAll(async () => {
  await site.stop();
});

const workers = () => metric(site, 'render_workers', { state: 'alive' });
const scriptsIn = ({ scripts }: SiteDocument) => scripts.filter(([remote]) => remote === 'commerce').map(([, name]) => name);
const textOf = (name: string | undefined) => (name === next ? texts.new : texts.old);
const isRendered = ({ isRendered }: SiteDocument) => isRendered;

/** A user agent whose visitors get this release. */
async function agentWith(name: string): Promise<string> {
  for (let number = 0; number < 100; number += 1) {
    const agent = `Visitor/${number}`;
    if ((await documentAt(site, '/about-us', { 'user-agent': agent })).releases.commerce === name) return agent;
  }
  throw new Error(`Nobody gets ${name}`);
}

test('two releases of one remote are served side by side, and nothing of the canary stays when it ends', async () => {
  await eventually(() => documentAt(site, '/recharges'), isRendered);
  expect(await workers()).toBe(1);
  release(site, 'canary', 'commerce', next, '50');

  const visitors = await Promise.all([stable, next].map(async (name) => ({ name, visited: await visit(browser, { userAgent: await agentWith(name) }) })));
  await Promise.all(visitors.map(async ({ name, visited: { page } }) => {
    const response = await page.goto(`${site.url}/recharges`);
    const came = readDocument(response?.status() ?? 0, (await response?.text()) ?? '');
    expect(came).toMatchObject({ status: 200, isRendered: true, heading: textOf(name) });
    expect([came.releases.commerce, scriptsIn(came)]).toEqual([name, [name]]);
    await interactive(page);
    await settled(page);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(textOf(name));
    await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
    await page.getByRole('heading', { level: 1, name: 'About us' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: textOf(name), exact: true }).waitFor();
  }));
  for (const { visited } of visitors) await visited.end();
  for (const name of [stable, next]) expect(await metric(site, 'renders_total', { remote: 'commerce', release: name })).toBeGreaterThan(0);
  expect(await workers()).toBe(2);

  release(site, 'canary', 'commerce', next, '0');
  expect(await documentAt(site, '/recharges')).toMatchObject({ status: 200, isRendered: true, heading: texts.old });
  await eventually(workers, (count) => count === 1);
});

/** What is wrong with a document, in words. */
function wrongIn(address: string, came: SiteDocument): string[] {
  const name = came.releases.commerce;
  const isOwn = address.startsWith('/recharges');
  const is = (what: string, ok: boolean) => (ok ? [] : [`${address} ${what}: ${came.status}, ${name}, scripts ${scriptsIn(came).join()}, heading ${came.heading}`]);
  return [
    ...is('did not come', came.status === 200),
    ...is('is of no release', name === stable || name === next),
    ...is('mixes releases', scriptsIn(came).join() === (isOwn ? name : '')),
    ...is('has no heading', came.isRendered === (came.heading !== null)),
    ...is('has the heading of another release', !isOwn || !came.isRendered || came.heading === textOf(name)),
  ];
}

test('twenty switches of a release under load lose no page and mix no releases', async () => {
  let switching = true;
  const wrong: string[] = [];
  const rendered = new Map<string, number>();

  async function visitAgainAndAgain(loop: number) {
    for (let number = 0; switching; number += 1) {
      // The first come from the cache too, the others are rendered each time.
      for (const address of ['/recharges', '/', `/recharges?visit=${loop}-${number}`, `/forum?visit=${loop}-${number}`]) {
        const came = await documentAt(site, address);
        wrong.push(...wrongIn(address, came));
        const name = came.releases.commerce ?? '';
        if (came.isRendered) rendered.set(name, (rendered.get(name) ?? 0) + 1);
      }
    }
  }

  const loops = [1, 2, 3, 4].map(visitAgainAndAgain);
  try {
    await releaseMeanwhile(site, 'promote', 'commerce', next);
    for (let switches = 1; switches < 20; switches += 1) await releaseMeanwhile(site, 'rollback', 'commerce');
  } finally {
    switching = false;
    await Promise.all(loops);
  }

  expect(wrong).toEqual([]);
  expect([...rendered.keys()].sort()).toEqual([stable, next].sort());
  expect(stableOf(site, 'commerce')).toBe(stable);
  expect(await eventually(() => documentAt(site, '/recharges?after=1'), isRendered)).toMatchObject({ status: 200, heading: texts.old });
  await eventually(workers, (count) => count === 1);
});
