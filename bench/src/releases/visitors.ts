import { chromium, type Browser, type Page } from 'playwright-core';
import { createClient } from '../api/client';
import { checkDocument } from './check-document';
import { markedPages } from './marked-pages';

/** Long, because the content is judged and not the time. */
const patienceMs = 120_000;

/** The scripts of every second visit arrive this much later than its document, so that releases change between them. */
const lateMs = 4000;

/** What visitors met. */
export interface Met {
  documents: number;
  rendered: number;
  /** Completed visits of browsers, and the pages that they reached by a link in the same document. */
  visits: number;
  clicks: number;
  problems: string[];
}

export const createMet = (): Met => ({ documents: 0, rendered: 0, visits: 0, clicks: 0, problems: [] });

/** Reads one document after another, each at a unique address, so that none comes from a cache. */
export async function readDocuments(url: string, reader: number, met: Met, isOver: () => boolean): Promise<void> {
  const client = createClient(url);
  try {
    for (let number = 0; !isOver(); number += 1) {
      const page = markedPages[(reader + number) % markedPages.length] ?? markedPages[0];
      const path = `${page.address}${page.address.includes('?') ? '&' : '?'}visit=${reader}-${number}`;
      const checked = await client
        .send({ path })
        .then((html) => checkDocument(html, page))
        .catch((error: unknown) => ({ isRendered: false, problems: [String(error)] }));
      met.documents += 1;
      if (checked.isRendered) met.rendered += 1;
      met.problems.push(...checked.problems);
    }
  } finally {
    client.close();
  }
}

const waitForInteractive = (page: Page) => page.waitForFunction(() => performance.getEntriesByName('app:interactive').length > 0);

/** Follows links of the frame to each remote, in the document that is open. */
async function followLinks(page: Page, met: Met): Promise<void> {
  await waitForInteractive(page);
  await page.evaluate(() => document.documentElement.setAttribute('data-visited', ''));
  for (const { address, text } of markedPages) {
    await page.locator(`a[href="${address}"]`).first().dispatchEvent('click');
    await page.waitForURL(`**${address}`);
    await page.locator('main h1', { hasText: text }).first().waitFor();
    if ((await page.locator('html[data-visited]').count()) === 0) throw new Error(`${address} was loaded as a document, not by a link.`);
    met.clicks += 1;
  }
}

/** Opens two pages as documents, goes back to the first, which the browser may have cached, and continues from there by links. */
async function visit(page: Page, url: string, turn: number, met: Met): Promise<void> {
  const [first, second] = [markedPages[turn % markedPages.length], markedPages[(turn + 1) % markedPages.length]];
  for (const { address } of [first, second].filter((each) => each !== undefined)) {
    await page.goto(url + address);
    await waitForInteractive(page);
  }
  await page.goBack();
  await page
    .locator('main h1', { hasText: first?.text ?? '' })
    .first()
    .waitFor();
  await followLinks(page, met);
  met.visits += 1;
}

async function openAsNewVisitor(browser: Browser, isLate: boolean, met: Met) {
  const context = await browser.newContext({ locale: 'en-IN' });
  const page = await context.newPage();
  page.setDefaultTimeout(patienceMs);
  const note = (problem: unknown) =>
    met.problems.push(`in the browser, at ${page.url().replace(/^\w+:\/\/[^/]*/, '')}: ${String(problem)}`);
  page.on('pageerror', note);
  page.on('console', (message) => {
    if (message.type() === 'error') note(message.text());
  });
  if (isLate)
    await page.route('**/releases/**/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, lateMs));
      // The page may have been left meanwhile.
      await route.continue().catch(() => undefined);
    });
  return { page, note, close: () => context.close() };
}

/** Visits with a browser, one new visitor after another; errors on the console and of hydration are problems. */
export async function visitWithBrowser(url: string, chromiumPath: string, met: Met, isOver: () => boolean): Promise<void> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    for (let turn = 0; !isOver(); turn += 1) {
      const { page, note, close } = await openAsNewVisitor(browser, turn % 2 === 1, met);
      await visit(page, url, turn, met).catch(note);
      await close();
    }
  } finally {
    await browser.close();
  }
}
