import type { Browser } from 'playwright-core';
import { startSlowProxy, type SlowProxy } from './slow-proxy';
import { visitPage } from './visit-page';

/** The number of responses that depend on each other. */
export interface Depth {
  toContent: number;
  toInput: number;
}

const delayMs = 1000;
const attempts = 3;

interface Page {
  browser: Browser;
  address: string;
  content: string;
}

type Times = Record<'contentMs' | 'interactiveMs', number>;

const visitThroughProxy = ({ browser, address, content }: Page, { url }: SlowProxy): Promise<Times> =>
  visitPage(browser, url + address, content, { throttling: null });

/** Measures the depth as the time that a delay of each response adds, divided by that delay. */
export async function measureDepth(url: string, page: Page): Promise<Depth> {
  const proxies = [await startSlowProxy(url, 0), await startSlowProxy(url, delayMs)] as const;
  try {
    const [immediate, delayed]: [Times[], Times[]] = [[], []];
    for (let count = 0; count < attempts; count += 1) {
      immediate.push(await visitThroughProxy(page, proxies[0]));
      delayed.push(await visitThroughProxy(page, proxies[1]));
    }
    const minimum = (times: Times[], name: keyof Times) => Math.min(...times.map((each) => each[name]));
    const added = (name: keyof Times) => Math.round((minimum(delayed, name) - minimum(immediate, name)) / delayMs);
    return { toContent: added('contentMs'), toInput: added('interactiveMs') };
  } finally {
    for (const proxy of proxies) proxy.close();
  }
}
