import type { Browser, Page } from 'playwright-core';
import type { Served } from '../snapshot';
import { createServedSource } from './served-source';

/** An empty page of each browser, because the Trusted Types of a site let no text become a document in its pages. */
const emptyPages = new WeakMap<Browser, Promise<Page>>();

/** What is in the HTML of a document. */
export async function readServed(browser: Browser, html: string): Promise<Served> {
  const page = emptyPages.get(browser) ?? browser.newPage();
  emptyPages.set(browser, page);
  return (await page).evaluate<Served>(createServedSource(html));
}
