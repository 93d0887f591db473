import { chromium } from 'playwright-core';
import { trySideBySide, type Run, type TryLimits } from '../check/acts/side-by-side';
import { createVisitors } from '../check/acts/visitors';
import { findChromium } from '../check/browser/find-chromium';
import { openSide } from '../check/compare/open-side';
import { startSmallSite, type Edit } from './small-site';

const limits: TryLimits = { firstMs: 150_000, liveMs: 90_000, againMs: 270_000 };

/** Compares releases of the small site with another one; by default with the one that has no edits. */
export async function startSmallCheck(releases: Readonly<Record<string, readonly Edit[]>>) {
  const site = await startSmallSite(releases);
  const browser = await chromium.launch({ executablePath: findChromium(process.env), args: ['--no-sandbox'] });
  return {
    async compare(release: string, run: (site: string) => Run, isAccepted: boolean, live = 'live') {
      const visitors = createVisitors(async (of) => {
        const name = of === 'candidate' ? release : live;
        const link = `${site.url}/link?release=${encodeURIComponent(name)}`;
        return openSide(browser, { site: site.url, release: name, link, token: null });
      });
      try {
        const tried = { at: '/forum', what: 'it is tried', comparesText: false, isAccepted };
        return await trySideBySide(visitors, false, tried, run(site.url), limits);
      } finally {
        await visitors.close();
      }
    },
    async stop() {
      await browser.close();
      site.stop();
    },
  };
}
