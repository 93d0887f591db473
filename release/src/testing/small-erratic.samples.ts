import { chromium } from 'playwright-core';
import type { Descriptor } from '@oracle-astra/shared/contract';
import { usePages } from '../check/acts/use-pages';
import { createCheckQueue } from '../check/browser/check-queue';
import { findChromium } from '../check/browser/find-chromium';
import { openSide } from '../check/compare/open-side';
import { startSmallSite, type Edit } from './small-site';

jest.setTimeout(600_000);

const now: Edit[] = [
  [
    "performance.mark('app:interactive');",
    "performance.mark('app:interactive'); if (Math.random() < 0.12) setTimeout(() => { throw new Error('now and then'); });",
  ],
];

it.each([
  ['refuses a page that throws at one of eight visits', 'now', ['act-error']],
  ['accepts a page that never throws', 'live', []],
])('%s', async (_does, release, rules) => {
  const site = await startSmallSite({ now });
  const browser = await chromium.launch({ executablePath: findChromium(process.env), args: ['--no-sandbox'] });
  const linkTo = (name: string) => `${site.url}/link?release=${name}`;
  try {
    const { findings, differences } = await usePages({
      candidate: { remote: 'forum', routes: [{ path: 'forum' }] } as unknown as Descriptor,
      open: async (of) =>
        openSide(browser, { site: site.url, release, link: linkTo(of === 'live' ? 'live' : release), before: linkTo('live'), token: null }),
      pages: [{ address: `${site.url}/forum`, path: '/forum', isSignedIn: false }],
      links: [],
      states: false,
      limitMs: 150_000,
      furtherMs: 0,
      queue: createCheckQueue(() => undefined),
      log: () => undefined,
    });
    expect({ rules: [...new Set(findings.map(({ rule }) => rule))], differences }).toEqual({ rules, differences: [] });
  } finally {
    await browser.close();
    site.stop();
  }
});
