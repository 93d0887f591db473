import type { Browser } from 'playwright-core';
import { chromium } from 'playwright-core';
import { withResources } from '../with-resources';
import { variants, builds, getBuildStarters, type Variant, type Build, type PageMeasurement } from './builds';
import { measureDepth, type Depth } from './depth';
import { formatGoals } from './goals';
import { measuredPages, type MeasuredPage } from './measured-pages';
import { describeProfile, profiles, type Profile } from './profiles';
import { formatReport } from './report';
import { visitPage, type PageVisit } from './visit-page';

interface Options {
  root: string;
  rounds: number;
  chromiumPath: string;
  profile: Profile;
}

type Urls = Record<Variant, string>;

type Measuring = Pick<Options, 'rounds' | 'profile'> & { browser: Browser; urls: Urls };

async function measure({ address, fetchFirstItem }: MeasuredPage, { browser, urls, rounds, profile }: Measuring): Promise<PageMeasurement> {
  const content = await fetchFirstItem(urls.federated);
  const visitVariant = (variant: Variant) => visitPage(browser, urls[variant] + address, content, { throttling: profiles[profile] });
  const depth: Partial<Record<Build, Depth>> = {};
  for (const build of builds) depth[build] = await measureDepth(urls[build], { browser, address, content });
  for (const build of builds) await visitVariant(build);
  const visits: Record<Variant, PageVisit[]> = { federated: [], federatedInBrowser: [], monolith: [], monolithInBrowser: [], twin: [] };
  for (let round = 0; round < rounds; round += 1) {
    // Every second round is reversed, so that drift over time affects all variants equally.
    for (const variant of round % 2 === 0 ? variants : [...variants].reverse()) visits[variant].push(await visitVariant(variant));
  }
  return { visits, depth: depth as Record<Build, Depth> };
}

async function measureAll(measuring: Measuring): Promise<void> {
  const { browser, rounds, profile } = measuring;
  console.log(`Chromium ${browser.version()}, ${describeProfile(profile)}; medians of ${rounds} rounds with an empty profile`);
  for (const page of measuredPages) {
    const measured = await measure(page, measuring);
    console.log(`\n${page.address}\n${formatReport(measured)}\n\n${formatGoals(measured)}`);
  }
}

/** Measures pages of four builds of the same source alternately, with an A/A twin as control. */
export async function benchPages({ root, rounds, chromiumPath, profile }: Options): Promise<void> {
  await withResources(getBuildStarters(root), async ({ federated, federatedInBrowser, monolith, monolithInBrowser }) => {
    const browser = await chromium.launch({
      executablePath: chromiumPath,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
    });
    try {
      const urls = {
        federated: federated.url,
        federatedInBrowser: federatedInBrowser.url,
        monolith: monolith.url,
        monolithInBrowser: monolithInBrowser.url,
        twin: federated.url,
      };
      await measureAll({ browser, urls, rounds, profile });
    } finally {
      await browser.close();
    }
  });
}
