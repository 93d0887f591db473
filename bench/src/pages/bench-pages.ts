import type { Browser } from 'playwright-core';
import { chromium } from 'playwright-core';
import { withStarted } from '../started';
import { arms, builds, startsOf, type Arm, type Build, type Measured } from './builds';
import { depthOf, type Depth } from './depth';
import { goals } from './goals';
import { measuredPages, type MeasuredPage } from './measured-pages';
import { report } from './report';
import { visit, type Visit } from './visit';

interface Options {
  root: string;
  rounds: number;
  chromiumPath: string;
}

type Urls = Record<Arm, string>;

async function measure(browser: Browser, urls: Urls, { address, firstItem }: MeasuredPage, rounds: number): Promise<Measured> {
  const content = await firstItem(urls.federated);
  const go = (arm: Arm) => visit(browser, urls[arm] + address, content, { slowed: true });
  const depth: Partial<Record<Build, Depth>> = {};
  for (const build of builds) depth[build] = await depthOf(urls[build], { browser, address, content });
  for (const build of builds) await go(build);
  const visits: Record<Arm, Visit[]> = { federated: [], federatedInBrowser: [], monolith: [], monolithInBrowser: [], twin: [] };
  for (let round = 0; round < rounds; round += 1) {
    // There and back, so that what drifts with time meets all alike.
    for (const arm of round % 2 === 0 ? arms : [...arms].reverse()) visits[arm].push(await go(arm));
  }
  return { visits, depth: depth as Record<Build, Depth> };
}

async function measureAll(browser: Browser, urls: Urls, rounds: number): Promise<void> {
  console.log(`Chromium ${browser.version()}, 1.6 Mbit/s, 150 ms, CPU slowed 4 times; medians of ${rounds} rounds with an empty profile`);
  for (const page of measuredPages) {
    const measured = await measure(browser, urls, page, rounds);
    console.log(`\n${page.address}\n${report(measured)}\n\n${goals(measured)}`);
  }
}

/** Measures pages of four builds of the same source in turn, with an A/A twin beside. */
export async function benchPages({ root, rounds, chromiumPath }: Options): Promise<void> {
  await withStarted(startsOf(root), async ({ federated, federatedInBrowser, monolith, monolithInBrowser }) => {
    const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'] });
    try {
      const urls = { federated: federated.url, federatedInBrowser: federatedInBrowser.url, monolith: monolith.url, monolithInBrowser: monolithInBrowser.url, twin: federated.url };
      await measureAll(browser, urls, rounds);
    } finally {
      await browser.close();
    }
  });
}
