import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { openVisit } from '../support/browser';
import { waitForInteractive } from '../support/page-ready';
import { getStableRelease, publishVariant, runRelease } from '../support/site/releases';
import { fetchSiteDocument } from '../support/rendering';
import { startSite, type OwnSite } from '../support/site/site';
import { tamperWithFiles } from '../support/faults/tampered-files';
import { visitOthers } from '../support/visit-others';

let site: OwnSite;
let browser: Browser;
let good: string;

test.beforeAll(async ({ browser: launched }) => {
  browser = launched;
  site = await startSite({ env: { RENDER_BUDGET_MS: '60000' } });
  good = getStableRelease(site, 'shell');
});
test.afterEach(() => runRelease(site, 'promote', 'shell', good));
test.afterAll(() => site?.stop());

// A remote's script fails if the shell has not started.
const expected = /a faulty release|404|integrity|Failed to|Refused to execute script|undefined \(reading 'init'\)/;
const main = /^main\..*\.js$/;
const articles = (page: Page) => page.getByRole('main').getByRole('article');

/** Counts the loaded documents, to detect a reload loop. */
function countDocuments(page: Page): { count: number } {
  const documents = { count: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.count += 1;
  });
  return documents;
}

/** Only the shell's own script sets the mark that it has started. */
const throwsAtStart = (source: string) =>
  (source.includes('document.documentElement.dataset.started=') ? 'if(!globalThis.isMended)throw new Error("a faulty release");' : '') +
  source;

const promoteVariant = (suffix: string, script?: (source: string) => string) => {
  const bad = publishVariant(site, 'shell', suffix, script ? { script } : {});
  runRelease(site, 'promote', 'shell', bad);
  return bad;
};

function removeMain(release: string): void {
  const folder = path.join(site.releasesDir, 'shell', release);
  const names = ['', '.br', '.gz'].flatMap((ending) => ['en', 'hi'].map((locale) => `${locale}.js${ending}`));
  const { entry } = JSON.parse(readFileSync(path.join(folder, 'descriptor.json'), 'utf8')) as { entry: string };
  for (const name of names) rmSync(path.join(folder, entry.replace(/js$/, name)), { force: true });
}

const faults: { description: string; give: () => string }[] = [
  { description: 'throws while it starts', give: () => promoteVariant('throws-at-start', throwsAtStart) },
  {
    description: 'has lost its main file',
    give: () => {
      const bad = promoteVariant('without-main');
      removeMain(bad);
      return bad;
    },
  },
  {
    description: 'has a main file that was altered',
    give: () => {
      const bad = promoteVariant('altered');
      tamperWithFiles(site, 'shell', main);
      return bad;
    },
  },
];

for (const { description, give } of faults)
  test(`a shell that ${description}: the visitor gets the last good one, and the page is reloaded once`, async () => {
    const bad = give();
    const { page, end } = await openVisit(browser, { viewport: { width: 1280, height: 800 } });
    const documents = countDocuments(page);
    await page.goto(`${site.url}/forum?page=1`);
    await expect.poll(() => documents.count).toBe(2);
    await waitForInteractive(page);
    await articles(page).first().waitFor();
    await visitOthers(page);
    expect(documents.count).toBe(2);
    const cookies = await page.context().cookies();
    expect(cookies.find(({ name }) => name === 'failed-releases')?.value).toBe(bad);
    expect((await fetchSiteDocument(site, '/about-us')).scripts).toContainEqual(['shell', bad]);
    await end(expected);
  });

test('if the previous shell does not start either, the page stays readable and is not reloaded again', async () => {
  promoteVariant('first', throwsAtStart);
  promoteVariant('second', throwsAtStart);
  const { page, end } = await openVisit(browser, { viewport: { width: 1280, height: 800 } });
  const documents = countDocuments(page);
  await page.goto(`${site.url}/forum?page=1`);
  await expect.poll(() => documents.count).toBe(2);
  await page.getByRole('alert').filter({ hasText: /./ }).waitFor();
  await page.waitForTimeout(2000);
  expect(documents.count).toBe(2);
  await end(expected);
});
