import type { Browser } from 'playwright-core';
import { startSlowProxy, type SlowProxy } from './slow-proxy';
import { visit } from './visit';

const delayMs = 1000;
const tries = 3;

interface Page {
  browser: Browser;
  address: string;
  content: string;
}

async function contentMs({ browser, address, content }: Page, { url }: SlowProxy): Promise<number> {
  return (await visit(browser, url + address, content, { slowed: false })).contentMs;
}

/** How many responses are waited for one after another until the content is there: what holding each back adds. */
export async function depthOf(url: string, page: Page): Promise<number> {
  const proxies = [await startSlowProxy(url, 0), await startSlowProxy(url, delayMs)] as const;
  try {
    const [quick, held]: [number[], number[]] = [[], []];
    for (let count = 0; count < tries; count += 1) {
      quick.push(await contentMs(page, proxies[0]));
      held.push(await contentMs(page, proxies[1]));
    }
    return Math.round((Math.min(...held) - Math.min(...quick)) / delayMs);
  } finally {
    for (const proxy of proxies) proxy.close();
  }
}
