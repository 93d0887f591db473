import type { Browser } from 'playwright-core';
import { chromium } from 'playwright-core';
import { startSite } from '../site';
import { depthOf } from './depth';
import { measuredPages, type MeasuredPage } from './measured-pages';
import { report, type Measured } from './report';
import { visit } from './visit';

interface Options {
  root: string;
  rounds: number;
  chromiumPath: string;
}

type Arm = 'federated' | 'monolith' | 'twin';

/** There and back, so that what drifts with time meets all alike. */
const orders: readonly (readonly Arm[])[] = [['federated', 'monolith', 'twin'], ['twin', 'monolith', 'federated']];

async function measure(browser: Browser, urls: Record<Arm, string>, { address, firstItem }: MeasuredPage, rounds: number): Promise<Measured> {
  const content = await firstItem(urls.federated);
  const go = (arm: Arm) => visit(browser, urls[arm] + address, content, { slowed: true });
  const depth = {
    federated: await depthOf(urls.federated, { browser, address, content }),
    monolith: await depthOf(urls.monolith, { browser, address, content }),
  };
  const measured: Measured = { federated: [], monolith: [], twin: [], depth };
  for (const arm of ['federated', 'monolith'] as const) await go(arm);
  for (let round = 0; round < rounds; round += 1) {
    for (const arm of orders[round % orders.length] ?? []) measured[arm].push(await go(arm));
  }
  return measured;
}

async function measureAll(browser: Browser, urls: Record<Arm, string>, rounds: number): Promise<void> {
  console.log(`Chromium ${browser.version()}, 1.6 Mbit/s, 150 ms, CPU slowed 4 times; medians of ${rounds} rounds with an empty profile`);
  for (const page of measuredPages) console.log(`\n${page.address}\n${report(await measure(browser, urls, page, rounds))}`);
}

/** Measures pages of the federated site against the monolith of the same source, in turn, with an A/A twin beside. */
export async function benchPages({ root, rounds, chromiumPath }: Options): Promise<void> {
  const federated = await startSite({ root });
  try {
    const monolith = await startSite({ root, monolith: true });
    try {
      const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'] });
      try {
        await measureAll(browser, { federated: federated.url, monolith: monolith.url, twin: federated.url }, rounds);
      } finally {
        await browser.close();
      }
    } finally {
      await monolith.stop();
    }
  } finally {
    await federated.stop();
  }
}
