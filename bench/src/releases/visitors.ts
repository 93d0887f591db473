import { chromium, type Page } from 'playwright-core';
import { createClient } from '../api/client';
import { checkDocument } from './check-document';
import { markedPages } from './marked-pages';

/** Long, because what is judged is what comes, not when. */
const patienceMs = 120_000;

/** What visitors met. */
export interface Met {
  documents: number;
  rendered: number;
  clicks: number;
  problems: string[];
}

export const createMet = (): Met => ({ documents: 0, rendered: 0, clicks: 0, problems: [] });

/** Reads one document after another, each at an address of its own, so that none comes from a cache. */
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

/** Opens a page, goes to each other remote by a link in the same document, and back. */
async function click(page: Page, url: string, turn: number, met: Met): Promise<void> {
  const first = markedPages[turn % markedPages.length] ?? markedPages[0];
  await page.goto(url + first.address);
  await page.waitForFunction(() => performance.getEntriesByName('app:interactive').length > 0);
  for (const { address, text } of markedPages) {
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, address);
    await page.locator('main h1', { hasText: text }).first().waitFor();
    met.clicks += 1;
  }
}

/** Visits with a browser, one new visitor after another; errors on the console and of hydration are problems. */
export async function visitWithBrowser(url: string, chromiumPath: string, met: Met, isOver: () => boolean): Promise<void> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    for (let turn = 0; !isOver(); turn += 1) {
      const context = await browser.newContext({ locale: 'en-IN' });
      const page = await context.newPage();
      page.setDefaultTimeout(patienceMs);
      page.on('pageerror', (error) => met.problems.push(`in the browser: ${String(error)}`));
      page.on('console', (message) => {
        if (message.type() === 'error') met.problems.push(`in the browser: ${message.text()}`);
      });
      await click(page, url, turn, met).catch((error: unknown) => met.problems.push(`in the browser: ${String(error)}`));
      await context.close();
    }
  } finally {
    await browser.close();
  }
}
