import { brotliCompressSync } from 'node:zlib';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { getBlockingMs } from './blocking';
import type { Throttling } from './profiles';
import type { Traffic } from './traffic';
import { recordTraffic } from './traffic';
import type { PageTimes, PageObservation } from './observe-page';
import { observePage } from './observe-page';

export interface PageVisit extends Omit<PageTimes, 'longTasks'>, Traffic {
  /** From the first paint until the network is idle. */
  blockingMs: number;
  /** Whether the server rendered the page. */
  rendered: boolean;
}

interface Options {
  /** Null measures without throttling. */
  throttling: Throttling | null;
  /** Stops waiting for an idle network after this many milliseconds, for pages with open requests. Without it the visit fails. */
  settleMs?: number;
}

type ObservedGlobal = typeof globalThis & { bench: PageObservation };

const timeoutMs = 60_000;

async function throttle(devtools: CDPSession, { latencyMs, downKbit, upKbit, cpuRate }: Throttling): Promise<void> {
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: (downKbit * 1000) / 8,
    uploadThroughput: (upKbit * 1000) / 8,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
}

async function waitUntilReady(page: Page, address: string, content: string): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(resolve, timeoutMs, 'late');
  });
  const first = await Promise.race([page.evaluate(() => (globalThis as ObservedGlobal).bench.ready), late]);
  clearTimeout(timer);
  if (first !== 'late') return;
  const shown = await page.evaluate(() => document.querySelector('main')?.innerText ?? '');
  throw new Error(`${address} did not show "${content}" and answer input within ${timeoutMs / 1000} s, but:\n${shown.slice(0, 300)}`);
}

/** The compressed bytes of inline scripts, which count as JavaScript without being requests. */
async function measureInlineScripts(page: Page): Promise<number> {
  const text = await page.evaluate(() =>
    [...document.scripts]
      .filter(({ src, type }) => src === '' && /^$|javascript|module/.test(type))
      .map((script) => script.text)
      .join('\n'),
  );
  return text === '' ? 0 : brotliCompressSync(text).length;
}

/** Visits a page with an empty profile and a phone-sized viewport. */
export async function visitPage(browser: Browser, address: string, content: string, { throttling, settleMs }: Options): Promise<PageVisit> {
  const context = await browser.newContext({ viewport: { width: 360, height: 800 }, locale: 'en-IN', timezoneId: 'Asia/Kolkata' });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    const trafficUntil = await recordTraffic(devtools);
    if (throttling) await throttle(devtools, throttling);
    await page.addInitScript(observePage, content);
    await page.goto(address, { waitUntil: 'commit', timeout: timeoutMs });
    await waitUntilReady(page, address, content);
    const idle = page.waitForLoadState('networkidle', { timeout: settleMs ?? timeoutMs });
    await (settleMs === undefined ? idle : idle.catch(() => undefined));
    const { longTasks, ...times } = await page.evaluate(() => (globalThis as ObservedGlobal).bench.times);
    const rendered = await page.evaluate(() => document.getElementById('page-state') !== null);
    const traffic = trafficUntil(Math.max(times.contentMs, times.interactiveMs));
    return {
      ...times,
      ...traffic,
      rendered,
      blockingMs: getBlockingMs(longTasks, times.firstPaintMs),
      scriptBytes: traffic.scriptBytes + (await measureInlineScripts(page)),
    };
  } finally {
    await context.close();
  }
}
